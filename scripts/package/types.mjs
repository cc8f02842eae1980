// Writes the npm package's declarations: dist/package/types/, what web/package/ promises and the types
// that this names, with addresses that every resolution of modules understands.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { Stop, command, root } from '../run.mjs';

const web = join(root, 'web');
const types = join(root, 'dist/package/types');

/** Not in the sources, where the tag has the class with all that is the project's own. */
const tagName = `
declare global {
  interface HTMLElementTagNameMap {
    'retrace-sudoku': RetraceSudoku;
  }
}
`;

/** Declarations by path under web/, from the entries along what they import. */
function declarations() {
  const entries = ['package/index.ts', 'package/define.ts'];
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: entries.map((path) => `web/${path}`) },
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    entries.map((path) => join(web, path)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true },
  );
  /** @type {Map<string, string>} */
  const found = new Map();
  const wanted = new Set(entries);
  for (const path of wanted) {
    const source = program.getSourceFile(join(web, path));
    if (!source) throw new Stop(`web/${path} is not there to be declared`);
    program.emit(
      source,
      (_file, text) => {
        found.set(path, text);
        for (const name of relativeImports(text)) {
          wanted.add(`${posix.join(posix.dirname(path), name)}.ts`);
        }
      },
      undefined,
      true,
    );
  }
  return found;
}

const importing = /(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+)(["'])/g;

/** @param {string} text */
const relativeImports = (text) => [...text.matchAll(importing)].map((match) => match[2] ?? '');

export function writeTypes() {
  for (const [path, text] of declarations()) {
    const complete = text.replace(importing, '$1$2.js$3').trimEnd() + '\n';
    const foreign = /\bfrom\s+["']([^."'][^"']*)["']/.exec(complete)?.[1];
    if (foreign) throw new Stop(`The declaration of web/${path} needs ${foreign}`);
    const file = join(types, path.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === 'package/index.ts' ? complete + tagName : complete);
  }
  return relative(root, types).replaceAll(sep, '/');
}

if (process.argv[1]?.endsWith('types.mjs')) {
  await command(async () => console.log(writeTypes()));
}
