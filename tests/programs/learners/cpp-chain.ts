// The modules by which the page's workers compile and run programs, loaded in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compilerManifest, piecesFolder } from '../../../scripts/compiler/build.mjs';
import { recordingOf } from '../../../web/core/code/packed-film';
import type { RunLimits, RunRequest } from '../../../web/core/code/run';
import { RunSoFar } from '../../../web/core/code/run-so-far';
import { Compiler } from '../../../web/worker/code/cpp/compile/cpp-compiler';
import { CompiledProgram, runnableFor } from '../../../web/worker/code/cpp/cpp-program';
import { runLearned } from '../../../web/worker/code/cpp/run/run-learned';

const limits: RunLimits = {
  milliseconds: 60_000,
  memoryBytes: 256 * 2 ** 20,
  outputBytes: 2 ** 20,
  steps: 1_000_000,
};

/** The first compilation takes long, since Node compiles the compiler itself. */
export const patience = 600_000;

function createCompiler(): Promise<Compiler> {
  const archive = (name: string) => {
    const { pieces } = compilerManifest().archives.find((each) => each.name === name) ?? {};
    const bytes = (pieces ?? []).map(({ file }) => readFileSync(join(piecesFolder, file)));
    return new Uint8Array(gunzipSync(Buffer.concat(bytes)));
  };
  return Compiler.from({ core: archive('core'), system: archive('system') });
}

let compiler: Promise<Compiler> | undefined;
/** The compiler, which is loaded once. */
export const theCompiler = (): Promise<Compiler> => (compiler ??= createCompiler());

/** A program that compiles; where it is to tell its open calls, its variables stay in memory. */
export async function compiledProgram(
  source: string,
  tellsCalls = false,
): Promise<CompiledProgram> {
  const result = await (await theCompiler()).compile(source, tellsCalls);
  if (result.kind !== 'compiled') throw new Error(JSON.stringify(result.diagnostics));
  return new CompiledProgram(result.module);
}

type Asked = Pick<RunRequest, 'input' | 'film' | 'framesAt' | 'isTimed'> & {
  limits?: Partial<RunLimits>;
};

/** Runs a program once, and films it where a puzzle is given. */
export async function runHere(program: CompiledProgram, asked: Asked) {
  const run = new RunSoFar();
  const { input, film, framesAt } = asked;
  const result = runLearned(runnableFor(program, asked), {
    input,
    limits: { ...limits, ...asked.limits },
    film,
    framesAt,
    started: () => undefined,
    printed: (text) => {
      run.hear({ type: 'printed', text });
    },
    complained: (text) => {
      run.hear({ type: 'printed', text, isError: true });
    },
    noticed: (fault) => {
      run.hear({ type: 'noticed', fault });
    },
    filmed: (piece) => {
      run.hear({ type: 'filmed', piece });
    },
  });
  const report = run.report({ ...result, film: result.film });
  const recording = report.film && (await recordingOf(report.film.packed));
  return { ...report, recording: await recording?.text() };
}

/** The steps of a recording, without line numbers and calls. */
export const stepsIn = (recording = ''): string[] =>
  recording
    .split('\n')
    .filter((line) => /^(placement|backtrack)/.test(line))
    .map((line) => line.replace(/ (line|call) .*/, ''));
