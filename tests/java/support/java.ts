// Java as the page has it, without the editor: a test talks to its two workers in a page, so that many programs take little time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { frameDocument } from '../../../scripts/headers.mjs';
import { endOf, recordingOf } from '../../../web/core/code/packed-film';
import { parsedManifest } from '../../../web/core/code/parsed-manifest';
import type { KeptManifest, PackedFile } from '../../../web/core/code/language-caches';
import type { Frame } from '../../../web/core/code/frames';
import type { Diagnostic, Ending, Fault, RunLimits } from '../../../web/core/code/run';
import type { CompilerReply, RunnerReply } from '../../../web/core/code/compiler-messages';

const assets = new URL('../../../dist/assets/', import.meta.url);

const manifestFile = new URL('../../../dist/java/manifest.json', import.meta.url);

/** Whether this build has Java: without it, the manifest names no compiler. */
export const isJavaBuilt =
  existsSync(manifestFile) && parsedManifest(readFileSync(manifestFile, 'utf8')) !== undefined;

/** The address of the script of one of Java's workers. */
function scriptOf(name: string): string {
  const file = readdirSync(assets).find((each) => each.startsWith(`java-${name}-`));
  if (file === undefined) throw new Error(`there is no ${name}: npm run build`);
  return `/assets/${file}`;
}

const scripts = () => ({ compiler: scriptOf('compiler-worker'), program: scriptOf('run-worker') });

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

/** A worker in the sandbox, and the way to end it. */
interface Started {
  port: MessagePort;
  end: () => void;
}

interface Lab {
  files: Map<string, PackedFile>;
  start: (name: 'compiler' | 'program') => Started;
  compiler: Started | undefined;
  program: Started | undefined;
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
    await page.evaluate(openIn, { frame: frameDocument, scripts: scripts() });
    await page.evaluate(loadCompiler);
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
      await this.page.evaluate(loadCompiler);
    }
    return this.page.evaluate(compileIn, { source, tellsCalls });
  }

  /** `keepsFilm`: the film's pieces come with the run, which takes long where they are many. */
  run(input: string, { keepsFilm = false, ...more }: Asked = {}): Promise<JavaRun> {
    const request = { ...more, input, limits: { ...limits, ...more.limits } };
    return this.page.evaluate(runIn, { request, keepsFilm });
  }
}

/** Opens the sandbox as the page does, with the scripts of both workers and the compiler's files at hand. */
async function openIn(asked: {
  frame: string;
  scripts: { compiler: string; program: string };
}): Promise<void> {
  const scriptAt = async (address: string) => {
    const text = await (await fetch(address)).text();
    return new Blob([`"use strict";(() => {${text}\n})();`], { type: 'text/javascript' });
  };
  const blobs = {
    compiler: await scriptAt(asked.scripts.compiler),
    program: await scriptAt(asked.scripts.program),
  };
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = asked.frame;
  const isUp = new Promise((resolve) => {
    addEventListener('message', resolve, { once: true });
  });
  document.body.append(frame);
  await isUp;
  const start = (name: 'compiler' | 'program'): Started => {
    const [talk, control] = [new MessageChannel(), new MessageChannel()];
    const ports = [talk.port2, control.port2];
    frame.contentWindow?.postMessage({ script: blobs[name], name }, '*', ports);
    const end = () => {
      control.port1.postMessage('end');
    };
    return { port: talk.port1, end };
  };
  const manifest = (await (await fetch('/java/manifest.json')).json()) as KeptManifest;
  const files = new Map<string, PackedFile>();
  for (const { name, bytes, pieces } of manifest.archives) {
    const fetched = pieces.map(async ({ file }) => (await fetch(`/java/${file}`)).blob());
    files.set(name, { blob: new Blob(await Promise.all(fetched)), bytes });
  }
  Object.assign(window, { retraceJava: { start, files } });
}

/** Starts the compiler, in place of the one before. */
async function loadCompiler(): Promise<void> {
  const lab = (window as unknown as { retraceJava: Lab }).retraceJava;
  lab.compiler?.end();
  const { port } = (lab.compiler = lab.start('compiler'));
  await new Promise<void>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<CompilerReply>) => {
      if (data.type === 'loaded') resolve();
      else if (data.type === 'failed') reject(new Error(data.message));
    };
    port.postMessage({ type: 'load', files: lab.files });
  });
}

function compileIn(asked: {
  source: string;
  tellsCalls: boolean;
}): Promise<{ isReady: boolean; diagnostics: Diagnostic[] }> {
  const lab = (window as unknown as { retraceJava: Lab }).retraceJava;
  lab.program?.end();
  lab.program = undefined;
  return new Promise((resolve, reject) => {
    const port = lab.compiler?.port;
    if (!port) throw new Error('no compiler is loaded');
    port.onmessage = ({ data }: MessageEvent<CompilerReply>) => {
      if (data.type === 'failed') reject(new Error(data.message));
      else if (data.type === 'compiled') {
        const isReady = data.kind === 'compiled';
        lab.module = isReady ? data.module : undefined;
        resolve({ isReady, diagnostics: data.diagnostics });
      }
    };
    port.postMessage({ type: 'compile', ...asked });
  });
}

function runIn(asked: {
  request: { input: string; limits: RunLimits; film?: string; framesAt?: number };
  keepsFilm: boolean;
}): Promise<JavaRun> {
  const lab = (window as unknown as { retraceJava: Lab }).retraceJava;
  if (!lab.program) {
    lab.program = lab.start('program');
    lab.program.port.postMessage({ type: 'program', module: lab.module });
  }
  const { port, end } = lab.program;
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
      end();
      lab.program = undefined;
      resolve(run);
    }, asked.request.limits.milliseconds);
    port.onmessage = ({ data }: MessageEvent<RunnerReply>) => {
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
    port.postMessage({ type: 'run', request: asked.request });
  });
}
