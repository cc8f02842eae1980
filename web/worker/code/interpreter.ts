// The frame of every worker that interprets programs: it hears requests, and sends output and film in pieces.
import type { FilmPiece } from '../../core/code/film';
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { Diagnostic, RunRequest } from '../../core/code/run';
import type { PackedFiles } from '../../core/code/language-caches';
import { makeBare } from './bare';
import { errorsTo } from './standard-error';
import { runFilmed, type InterpretedEnding, type RunListener } from './filmed-run';
import { guardInstances } from './imports';
import { serveSandboxed } from './sandboxed';

export interface Interpreter {
  /** Called before each first use of the language; may be called again. Programs come only when the worker is closed. */
  load: (files: PackedFiles) => Promise<void>;
  diagnose: (source: string) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  run: (source: string, request: RunRequest, told: RunListener) => Promise<InterpretedEnding>;
}

const pieceLength = 2 ** 14;

type Reply = (message: InterpreterReply) => void;

export function serveInterpreter(interpreter: Interpreter): void {
  let loaded: Promise<void> | undefined;
  const load = async (files: PackedFiles) => {
    guardInstances();
    await interpreter.load(files);
    makeBare(globalThis);
  };
  serveSandboxed<{ request: InterpreterRequest; reply: InterpreterReply }>(
    (reply) => async (asked) => {
      switch (asked.type) {
        case 'load':
          await (loaded ??= load(asked.files));
          reply({ type: 'loaded' });
          return;
        case 'prepare':
          await loaded;
          reply({ type: 'prepared', diagnostics: await interpreter.diagnose(asked.source) });
          return;
        case 'run':
          await loaded;
          await answerRun(interpreter, asked.source, asked.request, reply);
      }
    },
  );
}

async function answerRun(
  interpreter: Interpreter,
  source: string,
  request: RunRequest,
  reply: Reply,
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
  const run = (asked: RunRequest, told: RunListener) => interpreter.run(source, asked, told);
  const { faults, ...ended } = await runFilmed(run, request, outlets);
  handOver();
  for (const fault of faults) reply({ type: 'noticed', fault });
  reply({ type: 'ended', ...ended });
}
