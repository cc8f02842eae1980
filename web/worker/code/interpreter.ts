// What every worker that interprets programs does: hears what is asked, and sends output and film in pieces.
import { FilmWriter } from '../../core/code/film';
import type {
  InterpretedEnding,
  InterpreterReply,
  InterpreterRequest,
} from '../../core/code/interpreter-messages';
import type { Diagnostic, RunRequest } from '../../core/code/run';

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
      reply({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    });
  });
}

async function answer(
  interpreter: Interpreter,
  asked: InterpreterRequest,
  reply: (message: InterpreterReply) => void,
): Promise<void> {
  switch (asked.kind) {
    case 'load':
      await interpreter.load((done, all) => {
        reply({ kind: 'loading', done, all });
      }, asked.folder);
      reply({ kind: 'loaded' });
      return;
    case 'prepare':
      reply({ kind: 'prepared', diagnostics: await interpreter.diagnose(asked.source) });
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
    if (output !== '') reply({ kind: 'output', text: output });
    output = '';
  };
  const { film: puzzle, limits } = request;
  const film =
    puzzle === undefined
      ? undefined
      : new FilmWriter(puzzle, limits.steps, (piece) => {
          reply({ kind: 'film', piece });
        });
  const ending = await interpreter.run(source, request, {
    begin: () => {
      reply({ kind: 'begun' });
    },
    output: (text) => {
      output += text;
      if (output.length >= pieceLength) handOver();
    },
    film,
  });
  handOver();
  reply({ kind: 'ended', ending });
}
