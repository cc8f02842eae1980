// The one message of the state in words, and where it is said: beside what it is about.
import { columnOf, rowOf } from '../../core/cell';
import type { Language } from '../../core/language';
import type { Notice, State } from '../shared/state/solving-state';
import type { Messages } from '../../languages/en/element';

/** Under the board, in the panel that takes puzzles, beside the buttons that copy. */
export type NoticePlace = 'board' | 'panel' | 'copy';

export interface Said {
  isError: boolean;
  text: string;
}

/** The sentence that stands at a spot of the page now. */
export function saidAt(
  place: NoticePlace,
  { notice }: State,
  text: Messages,
  language: Language,
): Said | undefined {
  return notice && placeOf(notice) === place
    ? { isError: isError(notice), text: textOf(notice, text, language) }
    : undefined;
}

/** Undefined for what status-lines.ts says for as long as the element is there. */
function placeOf(notice: Notice): NoticePlace | undefined {
  switch (notice.kind) {
    case 'problem': {
      const { problem, beside = 'board' } = notice;
      return problem.kind === 'refused' && problem.refusal === 'webassembly' ? undefined : beside;
    }
    case 'paste-refused':
      return 'panel';
    case 'copied':
    case 'copy-failed':
      return 'copy';
    case 'loaded':
    case 'emptied':
    case 'given':
    case 'complete':
    case 'said':
      return 'board';
  }
}

const isError = (notice: Notice): boolean =>
  ['problem', 'copy-failed', 'paste-refused'].includes(notice.kind) ||
  (notice.kind === 'said' && notice.saying.isError);

function textOf(notice: Notice, text: Messages, language: Language): string {
  switch (notice.kind) {
    case 'problem':
      return text.problem(notice.problem);
    case 'loaded':
      return text.notice.loaded(notice.more);
    case 'copied':
      return text.notice.copied(notice.form);
    case 'copy-failed':
      return text.notice.copyFailed;
    case 'paste-refused':
      return text.notice.pasteRefused;
    case 'emptied':
      return text.notice.emptied(notice.digits);
    case 'given':
      return text.notice.given(rowOf(notice.cell) + 1, columnOf(notice.cell) + 1);
    case 'complete':
      return text.notice.complete;
    case 'said':
      return notice.saying.text(language);
  }
}
