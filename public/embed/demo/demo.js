// The demo of the widget: below each board the code that made it, and buttons of the page that drive one.
(() => {
  for (const live of document.querySelectorAll('.live')) {
    const code = live.nextElementSibling?.querySelector('code');
    // As it is written in this page, before the widget has come.
    if (code) code.textContent = inLines(withoutIndent(live.innerHTML));
  }
  for (const code of document.querySelectorAll('[data-tag]')) showTag(code);
  const driven = document.querySelector('#driven');
  const output = document.querySelector('output');
  const deeds = {
    play: () => driven?.play(),
    pause: () => driven?.pause(),
    step: () => driven?.step(-1),
    seek: () => driven?.seek(5000),
  };
  for (const button of document.querySelectorAll('[data-do]')) {
    button.addEventListener('click', () => void deeds[button.dataset.do]?.());
  }
  driven?.addEventListener('retrace-step', ({ detail: { position, counters } }) => {
    if (output) output.textContent = `retrace-step: ${position} · depth ${counters.depth}`;
  });

  /** @param {string} text */
  function withoutIndent(text) {
    const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
    const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
    return lines.map((line) => line.slice(Math.min(...depths))).join('\n');
  }

  /** Tags as people write them: a switch without a value, an attribute a line where there are many. @param {string} text */
  function inLines(text) {
    return text
      .replaceAll('=""', '')
      .replaceAll(/<(retrace-sudoku|iframe) [^>]{50,}>/g, (tag) =>
        tag.replaceAll(/ ([a-z]+)(?=[ =>])/g, '\n  $1').replace(/>$/, '\n>'),
      );
  }

  /** The tag by which a page elsewhere has the widget. @param {HTMLElement} code */
  async function showTag(code) {
    const site = new URL('../../', document.baseURI).href;
    if (code.dataset.tag === 'newest') {
      code.textContent = `<script type="module" src="${site}widget/retrace.js"></script>`;
      return;
    }
    const response = await fetch('../../widget/release.json');
    const release = await response.json();
    code.textContent = release.tags[code.dataset.tag].replaceAll(release.site, site);
  }
})();
