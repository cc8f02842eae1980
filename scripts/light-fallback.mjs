// Colours for browsers without light-dark(), which would leave every property without a value there: the light ones.
import { transform } from 'lightningcss';

const isNeeded = '@supports not (color: light-dark(#000, #fff))';

/**
 * A style sheet, minified, and behind it its light colours for those browsers.
 * @param {string} css
 */
export function withLightFallback(css) {
  const minified = minify(css);
  return minified.includes('light-dark(')
    ? minified + minify(`${isNeeded}{${lightOf(css)}}`)
    : minified;
}

/** @param {string} css @param {import('lightningcss').Visitor<never>} [visitor] */
const minify = (css, visitor = {}) =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();

/** The declarations with light-dark() alone, each with its light colour. @param {string} css */
const lightOf = (css) =>
  minify(css, {
    // These would stand in the place of those before.
    Rule: { keyframes: () => [], 'font-face': () => [] },
    Declaration: (declaration) =>
      JSON.stringify(declaration).includes('"light-dark"') ? undefined : [],
    Color: (color) =>
      typeof color === 'object' && color.type === 'light-dark' ? color.light : undefined,
  });
