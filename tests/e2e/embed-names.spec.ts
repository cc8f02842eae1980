// DOM clobbering: elements in a stranger's HTML have names that scripts use, and the board works all the same.
import { expect, test } from './support/hosts';
import { inkala, inkalaSolved, wing } from './support/puzzles';

/** The code that uses the board in each mode, and the text that it then says. */
const deeds = {
  solve: { does: 'await sudoku.solve(); say(sudoku.value);', told: inkalaSolved },
  watch: { does: 'await sudoku.seek(3); say(sudoku.watched.at);', told: '3' },
  race: {
    does: 'await until(() => inside("retrace-race-view")?.shadowRoot?.children.length > 0); say("drawn");',
    told: 'drawn',
  },
  explain: {
    does: 'await until(() => told.steps > 0); say(told.position);',
    told: '0',
  },
};

/** Adds images with the names of all members of a document, and links with the names of Lit's global variables. */
const clobber = `
  const { createElement, querySelector } = Document.prototype;
  const find = querySelector.bind(document), make = createElement.bind(document), place = find('#comments');
  const put = (tag, name) => {
    const node = make(tag);
    node.setAttribute(tag === 'a' ? 'id' : 'name', name);
    place.append(node);
  };
  const names = [Document, Node, EventTarget].flatMap((each) => Object.getOwnPropertyNames(each.prototype));
  for (const name of names) put('img', name);
  for (const name of ['litHtmlVersions', 'litElementVersions', 'reactiveElementVersions', 'litPropertyMetadata', 'ShadyCSS',
    'litHtmlPolyfillSupport', 'litElementPolyfillSupport', 'reactiveElementPolyfillSupport', 'litNonce']) put('a', name);
  const say = (what) => console.log('said ' + what);
  const isHidden = document.createElement === undefined || typeof document.createElement !== 'function';
  say(isHidden && typeof litHtmlVersions === 'object' ? 'clobbered' : 'plain');`;

for (const [mode, { does, told }] of Object.entries(deeds)) {
  test(`in ${mode} mode it works where a comment’s elements are named like all that scripts use`, async ({
    page,
    host,
    widget,
  }) => {
    const said: string[] = [];
    // The test reads the console, since Playwright's questions to this document would be clobbered as well.
    page.on('console', (message) => {
      if (message.text().startsWith('said ')) said.push(message.text().slice(5));
    });
    const html = `<!doctype html><html lang="en"><title>A post</title>
      <form><input name="parentNode" /><input name="parentElement" /><input name="assignedSlot" />
      <retrace-sudoku puzzle="${mode === 'explain' ? wing : inkala}" mode="${mode}" lang="en"></retrace-sudoku></form>
      <div id="comments" hidden></div>
      <script type="module">${clobber}
        const sudoku = find('retrace-sudoku');
        let told = {};
        sudoku.addEventListener('retrace-explain', ({ detail }) => { told = detail; });
        const inside = (selector) => sudoku.shadowRoot.querySelector(selector);
        const until = async (isSo) => {
          while (!isSo()) await new Promise(requestAnimationFrame);
        };
        await import('${widget}');
        ${does}
      </script>`;
    await page.goto(host.put({ html }));
    await expect.poll(() => said).toEqual(['clobbered', told]);
    await page.goto('about:blank');
  });
}

test('around the frame its script gives heights all the same', async ({ page, host, baseURL }) => {
  const site = baseURL ?? '';
  const html = `<!doctype html><html lang="en"><title>A post</title>
    <iframe title="Sudoku" src="${site}/embed/?lang=en" width="640" height="200"></iframe>
    <div id="comments" hidden></div>
    <script>{${clobber}
      const frame = find('iframe');
      const look = () => {
        if (frame.getBoundingClientRect().height > 300) say('tall');
        else requestAnimationFrame(look);
      };
      look();
      const script = make('script');
      script.src = '${site}/embed/resize.js';
      find('#comments').append(script);
    }</script>`;
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('said ')) said.push(message.text().slice(5));
  });
  await page.goto(host.put({ html }));
  await expect.poll(() => said).toEqual(['clobbered', 'tall']);
  await page.goto('about:blank');
});
