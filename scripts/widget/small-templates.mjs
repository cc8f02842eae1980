// For the widget: takes what only people read out of the templates: css`` is minified, and in
// html`` a line's end with its indentation becomes one space.
import { transform } from 'lightningcss';

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 * @typedef {{ start: number, end: number, text: string }} Edit
 */

/** @returns {import('vite').Plugin} */
export function smallTemplates() {
  return {
    name: 'retrace-small-templates',
    enforce: 'post',
    transform(code, id) {
      if (!/\/web\/element\/.*\.ts$/.test(id) || !/\b(?:css|html|svg)`/.test(code))
        return undefined;
      const edits = editsIn(code, /** @type {Node} */ (/** @type {unknown} */ (this.parse(code))));
      const pieces = [];
      let from = 0;
      for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
        pieces.push(code.slice(from, start), text);
        from = end;
      }
      return { code: [...pieces, code.slice(from)].join(''), map: null };
    },
  };
}

/** @param {string} code @param {Node} node @returns {Edit[]} */
function editsIn(code, node) {
  const below = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((each) => editsIn(code, each)),
  );
  return node.type === 'TaggedTemplateExpression' ? [...editsOf(code, node), ...below] : below;
}

/** @param {unknown} value @returns {value is Node} */
export const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** @param {string} code @param {Node} template @returns {Edit[]} */
function editsOf(code, template) {
  const tag = /** @type {{ name?: string }} */ (template.tag).name;
  const { quasis } = /** @type {{ quasis: Node[] }} */ (template.quasi);
  if (tag === 'css' && quasis.length === 1)
    return quasis.map((quasi) => edit(code, quasi, smallCss));
  if (tag === 'html' || tag === 'svg') return quasis.map((quasi) => edit(code, quasi, smallHtml));
  return [];
}

/** @param {string} code @param {Node} quasi @param {(text: string) => string} small @returns {Edit} */
const edit = (code, { start, end }, small) => ({ start, end, text: small(code.slice(start, end)) });

const smallHtml = (/** @type {string} */ text) => text.replace(/\s*\n\s*/g, ' ');

/** @param {string} text */
function smallCss(text) {
  const { code } = transform({ filename: 'template.css', code: Buffer.from(text), minify: true });
  return Buffer.from(code).toString().replaceAll('\\', '\\\\').replaceAll('`', '\\`');
}
