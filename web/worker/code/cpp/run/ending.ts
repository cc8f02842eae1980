// The ending of a run, judged by the error that came out of the program.
import type { Crash, Ending } from '../../../../core/code/run';
import { MemoryFull, ProgramCrash } from './hooks';
import { lineOfCaller, lineOfStack } from './error-stack';
import { OutputFull, ProgramExit } from './wasi';

export function endingOf(error: unknown, lineAt: (place: number) => number | undefined): Ending {
  if (error instanceof ProgramExit) return { kind: 'finished', exitCode: error.code };
  if (error instanceof MemoryFull) return { kind: 'memory-limit' };
  if (error instanceof OutputFull) return { kind: 'output-limit' };
  if (error instanceof ProgramCrash) return runtimeError(error.crash, error.line, error.text);
  if (error instanceof WebAssembly.RuntimeError || isStackOverflow(error)) {
    const crash = crashOf(error);
    const line = (crash === 'stack-overflow' ? lineOfCaller : lineOfStack)(error, lineAt);
    return runtimeError(crash, line, crash === undefined ? error.message : '');
  }
  throw error;
}

const runtimeError = (
  crash: Crash | undefined,
  line: number | undefined,
  text: string,
): Ending => ({
  kind: 'runtime-error',
  text,
  ...(crash !== undefined && { crash }),
  ...(line !== undefined && { line }),
});

/** Whether the engine's own stack was too small, for which Firefox has an error of another kind. */
const isStackOverflow = (error: unknown): error is Error =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/** The kind of crash by the browsers' different messages; undefined where it is none that programs usually have. */
function crashOf(error: Error): Crash | undefined {
  const { message } = error;
  if (isStackOverflow(error) || /call stack|recursion/i.test(message)) return 'stack-overflow';
  if (/unreachable/i.test(message)) return 'unreachable';
  if (/divide|division/i.test(message)) return 'division';
  if (/out of bounds/i.test(message) && /memory/i.test(message)) return 'outside-memory';
  return undefined;
}
