// One run of an interpreted program with its film. Without givens the program is run on another puzzle first, to see which
// of its lines put digits on its board.
import { FilmWriter, type FilmPiece } from '../../core/code/film';
import type { Film, RunReport, RunRequest } from '../../core/code/run';
import { CheckedFilm } from './checked-film';
import { inputWith, isBlank, samples } from './without-givens';

/** The report of a run without its output and film, which were sent in pieces before. */
export interface InterpretedEnding extends Omit<RunReport, 'output' | 'errors' | 'film'> {
  /** The program's end broke the interpreter: its worker cannot be used again. */
  isSpent?: boolean;
}

/** Takes the writes to the board. */
export type FilmTaker = Pick<FilmWriter, 'write' | 'handOver' | 'isFull'> &
  Partial<Pick<FilmWriter, 'left'>>;

export interface RunListener {
  /** Called when the program begins. */
  begin: () => void;
  output: (text: string) => void;
  /** Receives standard error. */
  errors: (text: string) => void;
  film: FilmTaker | undefined;
  /** For a puzzle without givens, the lines that put digits on the board, from 1. */
  lines: readonly number[];
}

type Run = (
  request: RunRequest,
  told: RunListener,
) => InterpretedEnding | Promise<InterpretedEnding>;

interface Outlets {
  begin: () => void;
  output: (text: string) => void;
  errors: (text: string) => void;
  filmed: (piece: FilmPiece) => void;
  /** Receives the number of steps while the film itself is kept back. */
  filming: (steps: number) => void;
}

type CutOf = Pick<Film, 'isCut' | 'overGiven'>;
type Filmed = InterpretedEnding & { film: CutOf | undefined };

export async function runFilmed(run: Run, request: RunRequest, outlets: Outlets): Promise<Filmed> {
  const { film: puzzle, limits } = request;
  const { begin, output, errors, filmed } = outlets;
  if (puzzle === undefined) {
    const ending = await run(request, { begin, output, errors, film: undefined, lines: [] });
    return { ...ending, film: undefined };
  }
  // Open calls are not reported for a film that is checked only at its end.
  if (isBlank(puzzle)) return runWithoutGivens(run, { ...request, film: puzzle }, outlets);
  const { framesAt } = request;
  const mostSteps = framesAt === undefined ? limits.steps : framesAt - 1;
  const film = new FilmWriter(puzzle, mostSteps, filmed);
  const ending = await run(request, { begin, output, errors, film, lines: [] });
  return { ...ending, film: cutOf(film) };
}

async function runWithoutGivens(
  run: Run,
  request: RunRequest & { film: string },
  { begin, output, errors, filmed, filming }: Outlets,
): Promise<Filmed> {
  const { milliseconds, steps } = request.limits;
  const begun = performance.now();
  const { lines, ending: learned } = await learn(run, request, begin);
  // A broken interpreter cannot run the program a second time.
  if (learned.isSpent) return { ...learned, faults: [], film: undefined };
  const left = Math.max(0, milliseconds - (performance.now() - begun));
  const film = new CheckedFilm(request.film, steps, filming);
  const ending = await run(
    { ...request, limits: { ...request.limits, milliseconds: left } },
    {
      begin: () => undefined,
      output: (text) => {
        output(text);
        film.heard(text);
      },
      errors,
      film,
      lines,
    },
  );
  const pieces = film.checked();
  for (const piece of pieces) filmed(piece);
  return { ...ending, film: pieces.length > 0 ? cutOf(film) : undefined };
}

/** The part of the time limit that the run on another puzzle may take. */
const learningPart = 1 / 4;

async function learn(
  run: Run,
  { input, limits }: RunRequest,
  begin: () => void,
): Promise<{ lines: number[]; ending: InterpretedEnding }> {
  const [sample = ''] = samples;
  const lines = new Set<number>();
  const film = {
    isFull: false,
    handOver: () => undefined,
    write: (_cell: number, digit: number, line = 0) => {
      if (digit !== 0) lines.add(line);
    },
  };
  const ending = await run(
    {
      input: inputWith(sample, input),
      limits: { ...limits, milliseconds: limits.milliseconds * learningPart },
      film: sample,
    },
    { begin, output: () => undefined, errors: () => undefined, film, lines: [] },
  );
  return { lines: [...lines], ending };
}

/** The state of a film; undefined for a film without a step, which shows nothing. */
const cutOf = ({ steps, isFull, overGiven }: FilmWriter): CutOf | undefined =>
  steps > 0 || overGiven ? { isCut: isFull, ...(overGiven && { overGiven }) } : undefined;
