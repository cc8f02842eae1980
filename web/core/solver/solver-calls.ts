// The requests of a program to the solver's thread, and its answers: all that has an answer without a page.
import type { AnswerCalls, QuestionCalls, SearchCalls } from '../calls';
import type { MakeCalls } from '../make/make-calls';
import type { SettingCalls } from '../make/setting';
import type { TechniqueCalls } from '../techniques/technique-calls';
import type { VariedCalls } from '../varied/varied-calls';
import type { Found } from '../reading';

export interface TextCalls {
  /**
   * Lines of 81 characters, each with its line feed, in UTF-8. A line is answered each: `solve` with 81 digits,
   * `none` or `error`, `check` with a word of `retrace check` or `error`.
   */
  lines: {
    ask: { lines: Uint8Array<ArrayBuffer>; what: 'solve' | 'check' };
    progress: undefined;
    answer: Uint8Array<ArrayBuffer>;
  };
  read: { ask: { text: string }; progress: undefined; answer: Found[] };
}

export interface SolverCalls
  extends
    AnswerCalls,
    Pick<SearchCalls, 'solve'>,
    Pick<QuestionCalls, 'certificate' | 'list' | 'reduce'>,
    TechniqueCalls,
    Pick<MakeCalls, 'make'>,
    SettingCalls,
    TextCalls,
    VariedCalls {}
