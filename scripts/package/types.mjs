// Writes the npm package's declarations, dist/package/types/: the promises of web/package/ and the types that they name,
// with addresses that every way of resolving modules understands.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Stop, root } from '../run.mjs';
import { withTechniqueNames } from '../technique-table.mjs';
import { entries, packageProgram, web } from './program.mjs';

const types = join(root, 'dist/package/types');
const frameworks = 'package/frameworks';

/** The sources do not declare the tag this way: there it has the class with all its members. */
const tagName = `
declare global {
  interface HTMLElementTagNameMap {
    'retrace-sudoku': RetraceSudoku;
  }
}
`;

/** The declarations by path under web/, from the entries on, following imports. */
function declarations() {
  const program = packageProgram({ noEmit: false, declaration: true, emitDeclarationOnly: true });
  /** @type {Map<string, string>} */
  const found = new Map();
  const wanted = new Set(entries);
  for (const path of wanted) {
    const source = program.getSourceFile(join(web, path));
    if (!source) throw new Stop(`web/${path} is not there to be declared`);
    program.emit(
      source,
      (_file, declared) => {
        const text = withTechniqueNames(declared);
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
    const complete = forOlder(withEndings(text));
    const foreign = /\bfrom\s+["']([^."'][^"']*)["']/.exec(complete)?.[1];
    if (foreign) throw new Stop(`The declaration of web/${path} needs ${foreign}`);
    write(
      path.replace(/\.ts$/, '.d.ts'),
      path === 'package/index.ts' ? complete + tagName : complete,
    );
  }
  // Written by hand: these declarations name types that only a project with that framework has.
  for (const file of readdirSync(join(web, frameworks))) {
    if (!file.endsWith('.d.ts')) continue;
    const path = `${frameworks}/${file}`;
    write(path, withEndings(readFileSync(join(web, path), 'utf8')));
  }
}

/** @param {string} text */
const withEndings = (text) => `${text.replace(importing, '$1$2.js$3').trimEnd()}\n`;

/** TypeScript has had a type parameter for an array's memory only since 5.7. @param {string} text */
const forOlder = (text) => text.replace(/\b(\w+Array)<ArrayBuffer>/g, '$1');

/** @param {string} path under types @param {string} text */
function write(path, text) {
  const file = join(types, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
