// The parts that the build adds to index.html, so that it is painted before the page's modules have come: the first board,
// the short script that decides who does not see it, and the order in which everything else is fetched.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { root } from './run.mjs';

const opening = /<retrace-sudoku\s+puzzle="([^"]*)"\s*>/g;
const script = 'web/page/first.js';

/** @returns {import('vite').Plugin[]} */
export const firstPaint = () => {
  let small = '';
  const address = () =>
    `assets/first-${createHash('sha256').update(small).digest('hex').slice(0, 8)}.js`;
  return [
    {
      name: 'retrace-first-requests',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) => withRequests(html, bundle),
      },
    },
    {
      name: 'retrace-first-compiled',
      apply: 'build',
      generateBundle: { order: 'post', handler: (_, bundle) => compileEarly(bundle) },
    },
    { name: 'retrace-first-board', transformIndexHtml: (html) => withFirstBoard(html) },
    {
      name: 'retrace-first-script',
      apply: 'build',
      async buildStart() {
        small = (await minify(readFileSync(join(root, script), 'utf8'))).code ?? '';
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: address(), source: small });
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html) => html.replace(`/${script}`, `./${address()}`),
      },
    },
  ];
};

const frame = '/web/page/start.ts';

/**
 * Has Chromium compile all functions of these files while they come, off the main thread; otherwise it would compile each when
 * it is called, mostly in the tasks that draw the first picture. To other browsers this is a comment.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function compileEarly(bundle) {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    if (file.name === 'page' || file.facadeModuleId?.endsWith(frame))
      file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  }
}

/**
 * The modules come after the parts that are painted without them, and all at once, also the frame's.
 * @param {string} html @param {import('vite').Rolldown.OutputBundle} [bundle]
 */
function withRequests(html, bundle = {}) {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(frame),
  );
  if (!chunk) throw new Error('index.html: the frame is no chunk of its own');
  const preload = `<link rel="modulepreload" crossorigin href="./${chunk.fileName}">`;
  return html
    .replace(/<script type="module"[^>]*><\/script>/, `$&\n    ${preload}`)
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/**
 * Names the file for a module that the page begins with: a single file for all such modules, since even the smallest file
 * is a request.
 * @returns {(id: string, graph: Pick<import('vite').Rolldown.PluginContext, 'getModuleInfo'>) => string | null}
 */
export function firstModules() {
  /** @type {Set<string>} */
  const first = new Set();
  return (id, graph) => {
    /** @param {string} each */
    const add = (each) => {
      if (first.has(each)) return;
      first.add(each);
      for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) add(imported);
    };
    if (first.size === 0) add(join(root, 'web/page.ts'));
    return first.has(id) ? 'page' : null;
  };
}

/** @param {string} html with one element that has a puzzle */
function withFirstBoard(html) {
  const [found, ...more] = html.matchAll(opening);
  const [tag, puzzle = ''] = found ?? [];
  if (tag === undefined || more.length > 0)
    throw new Error('index.html: not one puzzle to open with');
  return html.replace(tag, tag + tableOf(puzzle));
}

/** The first board, as short as HTML allows: a cell or row ends where the next one begins. @param {string} puzzle */
function tableOf(puzzle) {
  const rows = puzzle.match(/[.1-9]{9}/g) ?? [];
  if (puzzle.length !== 81 || rows.length !== 9)
    throw new Error(`index.html: no puzzle: ${puzzle}`);
  const cellOf = (/** @type {string} */ digit) => `<td>${digit === '.' ? '' : digit}`;
  return `<table>${rows.map((row) => `<tr>${[...row].map(cellOf).join('')}`).join('')}</table>`;
}
