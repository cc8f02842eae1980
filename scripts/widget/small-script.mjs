// For the widget: the finished scripts once more through terser, for what the bundler's minifier leaves,
// with what gzip cannot make smaller out of the way of what it can.
import { minify } from 'terser';
import { parseSync } from 'vite';
import { Stop } from '../run.mjs';
import { isNode } from './small-templates.mjs';

/** From here on a text, the core in base64 that is, stands first: gzip looks back 32 KB at most. */
const longText = 8192; // characters

/** @typedef {import('./small-templates.mjs').Node} Node */

/** @returns {import('vite').Plugin} */
export function smallScript() {
  return {
    name: 'retrace-small-script',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = await smallScriptOf(chunk.code, chunk.fileName);
      }
    },
  };
}

/**
 * The same module, smaller. Properties keep their names: shortening those that are certainly nobody
 * else's would save half a KB, and one taken wrongly would show on a host page only.
 * @param {string} code @param {string} name for messages
 */
export async function smallScriptOf(code, name) {
  const { rest, constants } = withoutLongTexts(code, name);
  const { code: small } = await minify(rest, {
    module: true,
    ecma: 2022,
    compress: { passes: 5 },
    format: { comments: false },
  });
  if (!small) throw new Stop(`terser made nothing of ${name}`);
  return [licenceOf(code), ...constants, small].join('');
}

/**
 * Leaves in place of each long text the name of a constant, and gives the constants. The worker's function
 * must have none: it names nothing outside itself, and is told the core.
 * @param {string} code @param {string} name
 */
function withoutLongTexts(code, name) {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Stop(`${name} cannot be parsed: ${errors[0]?.message}`);
  /** @type {string[]} */
  const constants = [];
  const pieces = [];
  let from = 0;
  const tree = /** @type {Node} */ (/** @type {unknown} */ (program));
  for (const { start, end } of longTextsIn(tree)) {
    const constant = `$text${constants.length}`;
    if (code.includes(constant)) throw new Stop(`${name} has a name ${constant} of its own`);
    constants.push(`const ${constant}=${code.slice(start, end)};`);
    pieces.push(code.slice(from, start), constant);
    from = end;
  }
  return { rest: [...pieces, code.slice(from)].join(''), constants };
}

/** Strings and templates without a tag and holes, as they stand. @param {Node} node @returns {Node[]} */
function longTextsIn(node) {
  if (node.end - node.start < longText || node.type === 'TaggedTemplateExpression') return [];
  if (node.type === 'Literal') return [node];
  const { expressions } = /** @type {{ expressions?: unknown[] }} */ (node);
  if (node.type === 'TemplateLiteral' && expressions?.length === 0) return [node];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap(longTextsIn)
    .sort((a, b) => a.start - b.start);
}

/** One comment that has each line of the licences once. @param {string} code */
function licenceOf(code) {
  const comments = code.match(/\/\*[*!](?:(?!\*\/)[^])*?@license(?:(?!\*\/)[^])*\*\//g) ?? [];
  const lines = comments.flatMap((comment) => comment.slice(3, -2).split('\n'));
  const words = new Set(lines.map((line) => line.replace(/^[\s*]+/, '').trim()).filter(Boolean));
  return comments.length > 0 ? `/*!\n${[...words].join('\n')}\n*/\n` : '';
}
