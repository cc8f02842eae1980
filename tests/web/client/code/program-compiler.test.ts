// The worker that compiles programs: how long a source may be, and when the worker is started anew.
import { describe, expect, it, vi } from 'vitest';
import type { CompilerReply, CompilerRequest } from '../../../../web/core/code/compiler-messages';
import { ProgramCompiler } from '../../../../web/client/code/program-compiler';
import type { SandboxedWorker } from '../../../../web/client/code/sandbox/sandbox';

vi.stubGlobal('document', { baseURI: 'http://localhost/' });

/** Answers as a compiler's worker does, with a module for each source. */
class CompilerWorker implements SandboxedWorker {
  onmessage: SandboxedWorker['onmessage'] = null;
  onerror = null;

  postMessage({ type }: CompilerRequest): void {
    const data: CompilerReply =
      type === 'load'
        ? { type: 'loaded' }
        : { type: 'compiled', kind: 'compiled', module: new Uint8Array(0), diagnostics: [] };
    queueMicrotask(() => {
      this.onmessage?.(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

function compilerWith(mostPrograms: number) {
  const counted = { workers: 0 };
  const compiler = new ProgramCompiler({
    folder: 'java/',
    manifest: () => Promise.resolve({ name: 'java', version: '1', bytes: 0, archives: [] }),
    mostPrograms,
    createCompiler: () => {
      counted.workers++;
      return new CompilerWorker();
    },
    createProgram: () => {
      throw new Error('no program is run');
    },
  });
  const { signal } = new AbortController();
  return { counted, compile: (bytes: number) => compiler.compile('x'.repeat(bytes), { signal }) };
}

describe('a source', () => {
  it('of more bytes than Baekjoon takes is not compiled', async () => {
    const { counted, compile } = compilerWith(6);
    const { kind, diagnostics } = await compile(524_289);
    expect(kind).toBe('compile-error');
    expect(diagnostics.map(({ note }) => note)).toEqual(['too-large']);
    expect(counted.workers).toBe(0);
    expect((await compile(524_288)).kind).toBe('compiled');
  });
});

describe('the worker', () => {
  it('is started anew after so many short programs, and sooner after long ones', async () => {
    const short = compilerWith(3);
    for (let each = 0; each < 7; each++) await short.compile(1000);
    expect(short.counted.workers).toBe(3);
    const long = compilerWith(3);
    for (let each = 0; each < 3; each++) await long.compile(200_000);
    expect(long.counted.workers).toBe(3);
  });
});
