// The answers that were given to the questions of lessons, kept in this browser for whoever wants to read them.
import { recall, remember } from '#remembered';
import { isClosed, type Reply } from './attempt';
import { lessonNameOf, type LessonName } from '../../core/lesson-names';

const rememberedAs = 'lesson-answers';
const mostAnswers = 20;

/** The answers to one question, in their order; after the right one, or one that was shown, none is added. */
export interface KeptQuestion {
  lesson: LessonName;
  /** The index of the step that asks. */
  step: number;
  replies: readonly Reply[];
}

export const keptQuestions = (): KeptQuestion[] =>
  (recall(rememberedAs)?.split('\n') ?? []).flatMap((line) => questionIn(line) ?? []);

/** Returns all replies to that question; undefined where this one is not kept. */
export function keepReply(
  lesson: LessonName,
  step: number,
  reply: Reply,
): readonly Reply[] | undefined {
  if (reply.kind === 'no-number') return undefined;
  const kept = keptQuestions();
  const before = kept.find((each) => each.lesson === lesson && each.step === step);
  const earlier = before?.replies ?? [];
  if (isClosed(earlier.at(-1)) || earlier.length >= mostAnswers) return undefined;
  const others = kept.filter((each) => each !== before);
  const replies = [...earlier, reply];
  remember(rememberedAs, [...others, { lesson, step, replies }].map(lineOf).join('\n'));
  return replies;
}

export const forgetAnswers = (): void => {
  remember(rememberedAs, '');
};

// A line a question:  three-cells 2 2 0=      an answer that was right ends with `=`, one that was shown with `?`

const marks = { right: '=', shown: '?', wrong: '', 'no-number': '' } as const;

const lineOf = ({ lesson, step, replies }: KeptQuestion): string =>
  [lesson, step, ...replies.map(({ answer, kind }) => `${answer}${marks[kind]}`)].join(' ');

/** A line of another form is left out. */
function questionIn(line: string): KeptQuestion | undefined {
  const [, name = '', step = '', answers = ''] =
    /^([\w-]+) (\d{1,3})((?: \d[\d.e+]*[=?]?)+)$/.exec(line) ?? [];
  const lesson = lessonNameOf(name);
  if (!lesson) return undefined;
  const replies = answers.trim().split(' ').map(replyIn);
  return { lesson, step: Number(step), replies };
}

const replyIn = (text: string): Reply => ({
  answer: Number.parseFloat(text),
  kind: text.endsWith('=') ? 'right' : text.endsWith('?') ? 'shown' : 'wrong',
});
