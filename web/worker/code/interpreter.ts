// What every worker that interprets programs does: hears what is asked, and sends output and film in pieces.
import { FilmWriter } from '../../core/code/film';
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { Diagnostic, RunReport, RunRequest } from '../../core/code/run';

/** The report without what was sent before it in pieces. */
export interface InterpretedEnding extends Omit<RunReport, 'output' | 'film'> {
  /** What interprets is broken by the way the program ended, and its worker with it. */
  isSpent?: boolean;
}

export interface ToldOfRun {
  /** The program begins now. */
  begin: () => void;
  output: (text: string) => void;
  film: FilmWriter | undefined;
}

export interface Interpreter {
  /** Asked more than once. `folder`: see `InterpreterRequest`. */
  load: (
    onProgress: (done: number, all: number) => void,
    folder: string | undefined,
  ) => Promise<void>;
  diagnose: (source: string) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  run: (source: string, request: RunRequest, told: ToldOfRun) => Promise<InterpretedEnding>;
}

const pieceLength = 2 ** 14;

export function serveInterpreter(interpreter: Interpreter): void {
  // Kept here: a program may find nothing in the worker's scope that speaks to the page.
  const post = self.postMessage.bind(self);
  const reply = (message: InterpreterReply) => {
    post(message);
  };
  self.addEventListener('message', ({ data }: MessageEvent<InterpreterRequest>) => {
    answer(interpreter, data, reply).catch((error: unknown) => {
      reply({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    });
  });
}

async function answer(
  interpreter: Interpreter,
  asked: InterpreterRequest,
  reply: (message: InterpreterReply) => void,
): Promise<void> {
  switch (asked.type) {
    case 'load':
      await interpreter.load((done, all) => {
        reply({ type: 'loading', done, all });
      }, asked.folder);
      reply({ type: 'loaded' });
      return;
    case 'prepare':
      reply({ type: 'prepared', diagnostics: await interpreter.diagnose(asked.source) });
      return;
    case 'run':
      await run(interpreter, asked.source, asked.request, reply);
  }
}

async function run(
  interpreter: Interpreter,
  source: string,
  request: RunRequest,
  reply: (message: InterpreterReply) => void,
): Promise<void> {
  let output = '';
  const handOver = () => {
    if (output !== '') reply({ type: 'printed', text: output });
    output = '';
  };
  const { film: puzzle, limits } = request;
  const film =
    puzzle === undefined
      ? undefined
      : new FilmWriter(puzzle, limits.steps, (piece) => {
          reply({ type: 'filmed', piece });
        });
  const { faults, ...ended } = await interpreter.run(source, request, {
    begin: () => {
      reply({ type: 'started' });
    },
    output: (text) => {
      output += text;
      if (output.length >= pieceLength) handOver();
    },
    film,
  });
  handOver();
  for (const fault of faults) reply({ type: 'noticed', fault });
  reply({ type: 'ended', ...ended, film: filmIn(film) });
}

/** Of a film without a step nobody has a picture. */
export const filmIn = (film: FilmWriter | undefined): { isCut: boolean } | undefined =>
  film && film.steps > 0 ? { isCut: film.isFull } : undefined;
