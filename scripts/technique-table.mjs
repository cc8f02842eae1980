// Makes modules of cpp/sudoku/techniques/techniques.json: `virtual:techniques/<column>,<column>` has these facts of each technique,
// so that no page fetches more of the table than it shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const techniqueFile = join(root, 'cpp/sudoku/techniques/techniques.json');
const prefix = 'virtual:techniques/';

/** @typedef {import('../cpp/sudoku/techniques/techniques.json')['techniques']} Rows */
/** @typedef {Partial<Record<string, unknown>>} Row */

/** The facts that every row has. An example is null where no path leads to the technique. */
const needed = ['family', 'level', 'points', 'example'];

/** The rows by name. @returns {[string, Row][]} */
export function techniqueRows() {
  /** @type {{ techniques: Record<string, Row> }} */
  const { techniques } = JSON.parse(readFileSync(techniqueFile, 'utf8'));
  const rows = Object.entries(techniques);
  for (const [name, row] of rows) {
    const lacking = needed.find((fact) => row[fact] === undefined);
    if (lacking) throw new Error(`techniques.json: the technique '${name}' lacks "${lacking}"`);
  }
  return rows;
}

/** @returns {import('vite').Plugin} */
export const techniqueTable = () => ({
  name: 'retrace-technique-table',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    this.addWatchFile(techniqueFile);
    const columns = id.slice(prefix.length + 1).split(',');
    const facts = techniqueRows()
      .map(([name, row]) => [name, ...columns.map((column) => row[column] ?? undefined)])
      .filter(([, ...each]) => each.some((fact) => fact !== undefined));
    return `export default ${JSON.stringify(facts).replaceAll(/(,null)+\]/g, ']')};`;
  },
});

/** A declaration with the names of the techniques themselves, in place of the table that a package does not have. @param {string} text */
export const withTechniqueNames = (text) =>
  text
    .replace(/^import type table from '[^']*\/techniques\.json';\n/m, '')
    .replace(`keyof (typeof table)['techniques']`, () =>
      techniqueRows()
        .map(([name]) => `'${name}'`)
        .join(' | '),
    );
