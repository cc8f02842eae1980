// For the widget: replaces rem, which the host page sets, often to 10 pixels, by 16 pixels.

const rem = /\b(\d*\.?\d+)rem\b/g;
const pixels = 16;

/** @returns {import('vite').Plugin} */
export function ownSizes() {
  return {
    name: 'retrace-own-sizes',
    transform: {
      filter: { id: /\/web\/element\/.*\.ts$/ },
      handler: (code) => code.replace(rem, (_, count) => `${Number(count) * pixels}px`),
    },
  };
}
