// The frame of every worker that interprets programs: it hears requests, and sends output and film in pieces.
import type { FilmPiece } from '../../core/code/film';
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { Diagnostic, RunRequest } from '../../core/code/run';
import { errorsTo } from './errors';
import { runFilmed, type InterpretedEnding, type ToldOfRun } from './filmed-run';

export interface Interpreter {
  /** Called before each first use of the language; may be called again. `folder`: see `InterpreterRequest`. */
  load: (
    onProgress: (done: number, all: number) => void,
    folder: string | undefined,
  ) => Promise<void>;
  diagnose: (source: string) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  run: (source: string, request: RunRequest, told: ToldOfRun) => Promise<InterpretedEnding>;
}

const pieceLength = 2 ** 14;

export function serveInterpreter(interpreter: Interpreter): void {
  // Kept here, since nothing that a program finds in the worker's scope may post to the page.
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
      await answerRun(interpreter, asked.source, asked.request, reply);
  }
}

async function answerRun(
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
  const outlets = {
    begin: () => {
      reply({ type: 'started' });
    },
    output: (text: string) => {
      output += text;
      if (output.length >= pieceLength) handOver();
    },
    errors: errorsTo((text) => {
      reply({ type: 'printed', text, isError: true });
    }),
    filmed: (piece: FilmPiece) => {
      reply({ type: 'filmed', piece });
    },
    filming: (steps: number) => {
      reply({ type: 'filming', steps });
    },
  };
  const run = (asked: RunRequest, told: ToldOfRun) => interpreter.run(source, asked, told);
  const { faults, ...ended } = await runFilmed(run, request, outlets);
  handOver();
  for (const fault of faults) reply({ type: 'noticed', fault });
  reply({ type: 'ended', ...ended });
}
