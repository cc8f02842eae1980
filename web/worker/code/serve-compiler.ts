// The frame of both workers that compile: unpacks the compiler's files, closes the worker, and then compiles program after program.
import type { Compiled, CompilerReply, CompilerRequest } from '../../core/code/compiler-messages';
import { unzipped } from '../../core/code/unzipped';
import { makeBare } from './bare';
import { guardInstances } from './imports';
import { serveSandboxed } from './sandboxed';

interface SourceCompiler {
  /** `tellsCalls`: the module is for runs that tell their open calls. */
  compile: (source: string, tellsCalls?: boolean) => Compiled | Promise<Compiled>;
}

/** `names`: of the archives that `create` makes the compiler of. */
export function serveCompiler<Name extends string>(
  names: readonly Name[],
  create: (
    files: Record<Name, Uint8Array<ArrayBuffer>>,
  ) => SourceCompiler | Promise<SourceCompiler>,
): void {
  let compiler: SourceCompiler | undefined;
  serveSandboxed<{ request: CompilerRequest; reply: CompilerReply }>((say) => async (request) => {
    if (request.type === 'load') {
      guardInstances();
      const files = await Promise.all(
        names.map(async (name) => {
          const file = request.files.get(name);
          if (!file) throw new Error('the compiler is not complete');
          return [name, await unzipped(file)] as const;
        }),
      );
      compiler = await create(Object.fromEntries(files) as Record<Name, Uint8Array<ArrayBuffer>>);
      makeBare(globalThis);
      say({ type: 'loaded' });
      return;
    }
    if (!compiler) throw new Error('the compiler is not loaded');
    say({ type: 'compiled', ...(await compiler.compile(request.source, request.tellsCalls)) });
  });
}
