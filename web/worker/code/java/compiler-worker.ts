// The worker that compiles programs in Java; ended with the page's wish for it, as it cannot be interrupted.
import type { CompilerReply, CompilerRequest } from '../../../core/code/compiler-messages';
import { fetchArchives } from '../kept-pieces';
import { Compiler } from './compiler';

const scope = self;
const archiveNames = ['javac', 'translator', 'library', 'signatures'];
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
    const [javac, translator, library, signatures] = archiveNames.map((name) => files.get(name));
    if (!javac || !translator || !library || !signatures) {
      throw new Error('the compiler is not complete');
    }
    compiler = new Compiler({ javac, translator, library, signatures });
    return { type: 'loaded' };
  }
  if (!compiler) throw new Error('the compiler is not loaded');
  const { kind, ...rest } = compiler.compile(request.source, request.tellsCalls);
  return { type: kind, ...rest } as CompilerReply;
}

function say(reply: CompilerReply): void {
  scope.postMessage(reply);
}
