// How a run ended, by what came out of the program.
import type { Ending } from '../../../../core/code/run';
import { MemoryFull, ProgramThrew } from './hooks';
import { lineOfCaller, lineOfStack } from './stack';
import { OutputFull, ProgramExit } from './wasi';

export function endingOf(error: unknown, lineAt: (place: number) => number | undefined): Ending {
  if (error instanceof ProgramExit) return { kind: 'finished', exitCode: error.code };
  if (error instanceof MemoryFull) return { kind: 'memory-limit' };
  if (error instanceof OutputFull) return { kind: 'output-limit' };
  if (error instanceof ProgramThrew) {
    return runtimeError(`threw ${error.message}`, error.line);
  }
  if (error instanceof WebAssembly.RuntimeError || isStackOverflow(error)) {
    const text = trapText(error);
    return runtimeError(text, (text === stackOverflow ? lineOfCaller : lineOfStack)(error, lineAt));
  }
  throw error;
}

const runtimeError = (text: string, line: number | undefined): Ending => ({
  kind: 'runtime-error',
  text,
  ...(line !== undefined && { line }),
});

const stackOverflow = 'stack overflow';

/** The engine's own stack was too small; Firefox has an error of another kind for it. */
const isStackOverflow = (error: unknown): error is Error =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/** Browsers word their traps in different ways. */
function trapText(error: Error): string {
  const { message } = error;
  if (isStackOverflow(error) || /call stack|recursion/i.test(message)) return stackOverflow;
  if (/unreachable/i.test(message)) return 'undefined behaviour or abort';
  if (/divide|division/i.test(message)) return 'division by zero';
  if (/out of bounds/i.test(message) && /memory/i.test(message)) return 'address outside memory';
  return message;
}
