// Java as the page has it, without the editor: a test talks to its two workers in a page, so that many programs take little time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { endOf, recordingOf } from '../../../web/core/code/packed-film';
import { parsedManifest } from '../../../web/core/code/parsed-manifest';
import type { Frame } from '../../../web/core/code/frames';
import type { Diagnostic, Ending, Fault, RunLimits } from '../../../web/core/code/run';
import type { CompilerReply, RunnerReply } from '../../../web/core/code/compiler-messages';

const assets = new URL('../../../dist/assets/', import.meta.url);

const manifestFile = new URL('../../../dist/java/manifest.json', import.meta.url);

/** Whether this build has Java: without it, the manifest names no compiler. */
export const isJavaBuilt =
  existsSync(manifestFile) && parsedManifest(readFileSync(manifestFile, 'utf8')) !== undefined;

/** The script of a worker for Java; C++ has a worker of the same name. */
function scriptOf(name: string): string {
  const file = readdirSync(assets).find(
    (each) =>
      each.startsWith(`${name}-`) && readFileSync(new URL(each, assets), 'utf8').includes('teavm'),
  );
  if (file === undefined) throw new Error(`there is no ${name}: npm run build`);
  return `/assets/${file}`;
}

export interface JavaRun {
  ending: Ending;
  output: string;
  errors: string;
  faults: Fault[];
  /** The number of steps of the film; undefined without a film. */
  steps: number | undefined;
  /** The film's pieces, whether or not it has an end. */
  packed: number[];
  /** The calls that are open at the step that was asked for. */
  frames: readonly Frame[] | undefined;
}

/** The recording of a run that was filmed whole. */
export async function recordingIn({ packed }: JavaRun): Promise<string> {
  const film = new Blob([Uint8Array.from(packed), endOf(false)]);
  return (await recordingOf(film)).text();
}

interface Asked {
  film?: string;
  limits?: Partial<RunLimits>;
  keepsFilm?: boolean;
  framesAt?: number;
}

interface Lab {
  compiler: Worker;
  program: Worker | undefined;
  module: Uint8Array<ArrayBuffer> | undefined;
}

const mostPrograms = 6;

const limits: RunLimits = {
  milliseconds: 30_000,
  memoryBytes: 256 * 2 ** 20,
  outputBytes: 2 ** 20,
  steps: 3_000_000,
};

export class Java {
  #compiled = 0;

  private constructor(readonly page: Page) {}

  /** Starts Java's compiler in a page that shows the site. */
  static async load(page: Page): Promise<Java> {
    await page.evaluate(loadIn, scriptOf('compiler-worker'));
    return new Java(page);
  }

  /** Compiles a source and gives the compiler's messages; `run` then runs the program. */
  async compile(
    source: string,
    tellsCalls = false,
  ): Promise<{ isReady: boolean; diagnostics: Diagnostic[] }> {
    // The compiler takes more memory with each program, so it is started anew from time to time, as the page does.
    if (this.#compiled++ === mostPrograms) {
      this.#compiled = 1;
      await this.page.evaluate(loadIn, scriptOf('compiler-worker'));
    }
    return this.page.evaluate(compileIn, { source, tellsCalls });
  }

  /** `keepsFilm`: the film's pieces come with the run, which takes long where they are many. */
  run(input: string, { keepsFilm = false, ...more }: Asked = {}): Promise<JavaRun> {
    const request = { ...more, input, limits: { ...limits, ...more.limits } };
    return this.page.evaluate(runIn, { script: scriptOf('run-worker'), request, keepsFilm });
  }
}

async function loadIn(script: string): Promise<void> {
  const manifest: unknown = await (await fetch('/java/manifest.json')).json();
  const compiler = new Worker(script, { type: 'module' });
  (window as unknown as { retraceJava?: Lab }).retraceJava?.compiler.terminate();
  const folder = new URL('/java/', location.href).href;
  Object.assign(window, { retraceJava: { compiler } });
  await new Promise<void>((resolve, reject) => {
    compiler.onmessage = ({ data }: MessageEvent<CompilerReply>) => {
      if (data.type === 'loaded') resolve();
      else if (data.type === 'failed') reject(new Error(data.message));
    };
    compiler.postMessage({ type: 'load', manifest, folder });
  });
}

function compileIn(asked: {
  source: string;
  tellsCalls: boolean;
}): Promise<{ isReady: boolean; diagnostics: Diagnostic[] }> {
  const lab = (window as unknown as { retraceJava: Lab }).retraceJava;
  lab.program?.terminate();
  lab.program = undefined;
  return new Promise((resolve, reject) => {
    lab.compiler.onmessage = ({ data }: MessageEvent<CompilerReply>) => {
      if (data.type === 'failed') reject(new Error(data.message));
      else if (data.type === 'compiled' || data.type === 'compile-error') {
        lab.module = data.type === 'compiled' ? data.module : undefined;
        resolve({ isReady: data.type === 'compiled', diagnostics: data.diagnostics });
      }
    };
    lab.compiler.postMessage({ type: 'compile', ...asked });
  });
}

function runIn(asked: {
  script: string;
  request: { input: string; limits: RunLimits; film?: string; framesAt?: number };
  keepsFilm: boolean;
}): Promise<JavaRun> {
  const lab = (window as unknown as { retraceJava: Lab }).retraceJava;
  if (!lab.program) {
    lab.program = new Worker(asked.script, { type: 'module' });
    lab.program.postMessage({ type: 'program', module: lab.module });
  }
  const worker = lab.program;
  const run: JavaRun = {
    ending: { kind: 'time-limit' },
    output: '',
    errors: '',
    faults: [],
    steps: undefined,
    packed: [],
    frames: undefined,
  };
  return new Promise((resolve, reject) => {
    // Programs that do not end by themselves are ended as the page ends them.
    const late = setTimeout(() => {
      worker.terminate();
      lab.program = undefined;
      resolve(run);
    }, asked.request.limits.milliseconds);
    worker.onmessage = ({ data }: MessageEvent<RunnerReply>) => {
      if (data.type === 'printed') run[data.isError ? 'errors' : 'output'] += data.text;
      else if (data.type === 'noticed') run.faults.push(data.fault);
      else if (data.type === 'filmed') {
        run.steps = data.piece.steps;
        if (asked.keepsFilm) run.packed.push(...data.piece.bytes);
      } else if (data.type === 'ended' || data.type === 'failed') {
        clearTimeout(late);
        if (data.type === 'failed') reject(new Error(data.message));
        else {
          const { ending, frames } = data;
          resolve({ ...run, ending, frames, steps: data.film && run.steps });
        }
      }
    };
    worker.postMessage({ type: 'run', request: asked.request });
  });
}
