// Answers many puzzles, chunk by chunk: each host has one chunk in work and some ready.
import { cellCount } from '../../core/cell';
import type { TextCalls } from '../../core/solver/solver-calls';
import type { Grid } from '../../core/grid';

/** `none`: no solution; `error`: no puzzle. */
export type SolvedLine = Grid | 'none' | 'error';
/** The words of `retrace check`. */
export type CheckedLine = 'unique' | 'several' | 'none' | 'contradiction' | 'error';

export interface LineAnswers {
  solve: SolvedLine;
  check: CheckedLine;
}

export type LinesTask = keyof LineAnswers & TextCalls['lines']['ask']['what'];

/** Three milliseconds of work. V8 stores texts of over 128 KB apart, where making one takes three times as long. */
const linesInChunk = 1536;

/** As often as a worker reports progress. */
const tellEveryMs = 50;

/** Answers one chunk. */
export type AskLines = (lines: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export interface LinesWork {
  ask: AskLines;
  /** The puzzle in a text that is not a line of 81 characters; undefined where there is none. */
  puzzleIn: (text: string) => Promise<Grid | undefined>;
  /** The number of chunks that are asked for at the same time. */
  atOnce: number;
  /** Called with the number of puzzles answered, some times a second and at the end. */
  onProgress: (done: number) => void;
}

/** The answers in the order of the puzzles. */
export async function answerLines<What extends LinesTask>(
  puzzles: readonly string[],
  work: LinesWork,
): Promise<LineAnswers[What][]> {
  const answers = new Array<LineAnswers[What]>(puzzles.length);
  let next = 0;
  let done = 0;
  let toldAt = performance.now();
  const tell = () => {
    const now = performance.now();
    if (done < puzzles.length && now - toldAt < tellEveryMs) return;
    toldAt = now;
    work.onProgress(done);
  };
  const answerSome = async () => {
    while (next < puzzles.length) {
      const begin = next;
      next += linesInChunk;
      const answered = await answerChunk<What>(puzzles.slice(begin, next), work);
      for (const [at, answer] of answered.entries()) answers[begin + at] = answer;
      done += answered.length;
      tell();
    }
  };
  await Promise.all(Array.from({ length: work.atOnce }, answerSome));
  return answers;
}

async function answerChunk<What extends LinesTask>(
  puzzles: readonly string[],
  { ask, puzzleIn }: LinesWork,
): Promise<LineAnswers[What][]> {
  const answered = async (lines: readonly string[]) =>
    linesIn(await ask(encoder.encode([...lines, ''].join('\n')))) as LineAnswers[What][];
  let answers = await answered(puzzles);
  // A text with a line feed gives more lines than one; this is rare, so it is looked for only when the counts differ.
  if (answers.length !== puzzles.length) {
    answers = await answered(puzzles.map((each) => each.replaceAll('\n', ' ')));
  }
  const others = answers.flatMap((answer, at) => (answer === 'error' ? [at] : []));
  if (others.length === 0) return answers;
  const read = await Promise.all(others.map((at) => puzzleIn(puzzles[at] ?? '')));
  const better = await answered(read.map((puzzle) => puzzle ?? ''));
  for (const [index, at] of others.entries()) {
    const answer = better[index];
    if (answer) answers[at] = answer;
  }
  return answers;
}

/** The words by their first letter; a line of digits begins with none of these. */
const words = new Map(
  ['none', 'error', 'unique', 'several', 'contradiction'].map((word) => [word.charCodeAt(0), word]),
);

/** Splits the answers without decoding each word anew or looking for line feeds. */
function linesIn(bytes: Uint8Array): string[] {
  const lines: string[] = [];
  let text: string | undefined;
  for (let at = 0; at < bytes.length;) {
    const word = words.get(bytes[at] ?? 0);
    const line = word ?? (text ??= decoder.decode(bytes)).slice(at, at + cellCount);
    lines.push(line);
    at += line.length + 1;
  }
  return lines;
}
