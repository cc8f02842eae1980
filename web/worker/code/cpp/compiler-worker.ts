// The worker that compiles programs in C++; the page ends the worker to cancel, as a compilation cannot be interrupted.
import type { CompilerReply, CompilerRequest } from '../../../core/code/compiler-messages';
import { fetchArchives } from '../kept-pieces';
import { Compiler } from './compile/compiler';

const scope = self;
let compiler: Compiler | undefined;

scope.onmessage = ({ data }: MessageEvent<CompilerRequest>) => {
  answer(data).then(say, (error: unknown) => {
    say({ type: 'failed', message: String(error) });
  });
};

async function answer(request: CompilerRequest): Promise<CompilerReply> {
  if (request.type === 'load') {
    const files = await fetchArchives(request.manifest, request.folder, (bytes) => {
      say({ type: 'fetched', bytes });
    });
    const [core, system] = [files.get('core'), files.get('system')];
    if (!core || !system) throw new Error('the compiler is not complete');
    compiler = await Compiler.from({ core, system });
    return { type: 'loaded' };
  }
  if (!compiler) throw new Error('the compiler is not loaded');
  const { kind, ...rest } = await compiler.compile(request.source, request.tellsCalls);
  return { type: kind, ...rest } as CompilerReply;
}

function say(reply: CompilerReply): void {
  scope.postMessage(reply);
}
