// Minifies Lit's css`…` templates with Lightning CSS, as Vite does with style sheets, and gives both their light fallback.
import { parseAst } from 'vite';
import { withLightFallback } from './light-fallback.mjs';

/** @returns {import('vite').Plugin} */
export const smallStyles = () => ({
  name: 'retrace-small-styles',
  apply: 'build',
  transform(code, id) {
    if (id.endsWith('.css')) return { code: withLightFallback(code), map: null };
    if (!code.includes('css`')) return undefined;
    let small = code;
    // The templates are replaced from the last to the first, so that the positions of the others stay right.
    for (const { start, end, css } of stylesIn(parseAst(code)).reverse()) {
      small = small.slice(0, start) + inTemplate(withLightFallback(css)) + small.slice(end);
    }
    return { code: small, map: null };
  },
});

/** @typedef {{ start: number, end: number, css: string }} Styles the position of a template's text, and the text */
/** @typedef {{ start: number, end: number, value: { cooked?: string | null, raw: string } }} TemplateText */
/** @typedef {{ tag: { name?: string }, quasi: { quasis: TemplateText[] } }} TaggedTemplate */

/** Templates with the tag css and without expressions. @param {unknown} node of a syntax tree @returns {Styles[]} */
function stylesIn(node) {
  if (Array.isArray(node)) return node.flatMap(stylesIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'TaggedTemplateExpression') {
    const { tag, quasi } = /** @type {TaggedTemplate} */ (/** @type {unknown} */ (node));
    const [text] = quasi.quasis;
    if (tag.name === 'css' && text && quasi.quasis.length === 1) {
      return [{ start: text.start, end: text.end, css: text.value.cooked ?? text.value.raw }];
    }
  }
  return Object.values(node).flatMap(stylesIn);
}

/** @param {string} css */
const inTemplate = (css) => css.replace(/[\\`]|\$(?=\{)/g, '\\$&');
