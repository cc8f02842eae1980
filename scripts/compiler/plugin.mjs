// Puts the compiler's pieces beside the page: into dist/compiler, or before the page while it is developed.
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { piecesFolder } from './build.mjs';

/** @returns {import('vite').Plugin} */
export const compilerPieces = () => ({
  name: 'retrace-compiler-pieces',
  configureServer(server) {
    server.middlewares.use('/compiler', (request, response, next) => {
      const file = join(piecesFolder, basename(request.url ?? ''));
      if (existsSync(file)) createReadStream(file).pipe(response);
      else next();
    });
  },
  generateBundle() {
    for (const file of readdirSync(piecesFolder)) {
      const source = readFileSync(join(piecesFolder, file));
      this.emitFile({ type: 'asset', fileName: `compiler/${file}`, source });
    }
  },
});
