// Many puzzles, chunk by chunk: each place has one chunk at work and the next at hand.
import type { TextCalls } from '../../core/solver/calls';
import type { Grid } from '../../core/grid';

/** The word for a line that has no solution, or is no puzzle. */
export type SolvedLine = Grid | 'none' | 'error';
/** As `retrace check` has it. */
export type CheckedLine = 'unique' | 'several' | 'none' | 'contradiction' | 'error';

export interface LineAnswers {
  solve: SolvedLine;
  check: CheckedLine;
}

export type LinesTask = keyof LineAnswers & TextCalls['lines']['ask']['what'];

/** Some ten milliseconds of them. */
const linesInChunk = 4096;

/** Answers one chunk. */
export type AskLines = (lines: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export interface LinesWork {
  ask: AskLines;
  /** The puzzle in what is no line of 81 characters; undefined where there is none. */
  puzzleIn: (text: string) => Promise<Grid | undefined>;
  /** Chunks that are asked for before the first of them is answered. */
  atOnce: number;
  /** So many more are answered. */
  onDone: (count: number) => void;
}

/** In the order of the puzzles. */
export async function answerLines<What extends LinesTask>(
  puzzles: readonly string[],
  work: LinesWork,
): Promise<LineAnswers[What][]> {
  const chunks = new Array<LineAnswers[What][]>(Math.ceil(puzzles.length / linesInChunk));
  let next = 0;
  const answerSome = async () => {
    while (next < chunks.length) {
      const at = next++;
      const begin = at * linesInChunk;
      const some = puzzles.slice(begin, begin + linesInChunk);
      chunks[at] = await answerChunk(some, work);
      work.onDone(some.length);
    }
  };
  await Promise.all(Array.from({ length: work.atOnce }, answerSome));
  return chunks.flat();
}

async function answerChunk<What extends LinesTask>(
  puzzles: readonly string[],
  { ask, puzzleIn }: LinesWork,
): Promise<LineAnswers[What][]> {
  const answered = async (lines: readonly string[]) =>
    linesIn(await ask(encoder.encode(`${lines.join('\n')}\n`))) as LineAnswers[What][];
  let answers = await answered(puzzles);
  // A text of several lines is no line; that is rare enough to be looked for afterwards.
  if (answers.length !== puzzles.length) {
    answers = await answered(puzzles.map((each) => each.replaceAll('\n', ' ')));
  }
  for (const [at, answer] of answers.entries()) {
    if (answer !== 'error') continue;
    const puzzle = await puzzleIn(puzzles[at] ?? '');
    const [better] = puzzle ? await answered([puzzle]) : [];
    if (better) answers[at] = better;
  }
  return answers;
}

const linesIn = (bytes: Uint8Array): string[] => decoder.decode(bytes).trimEnd().split('\n');
