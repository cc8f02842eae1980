// For the widget: a rem is the page's, and many a page makes it 10 pixels. On a page of others it is 16 here.

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
