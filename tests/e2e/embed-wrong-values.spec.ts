// Wrong values of attributes: each is said on the board, in an event and in the console, by the tag and in a frame.
import { expect, test } from './support/hosts';
import { wing } from './support/puzzles';
import { expectBoard } from './support/sudoku';

/** In explain mode, which alone knows the names of techniques; a wrong mode has a test of its own in embed-host.spec.ts. */
const wrong: Readonly<Record<string, string>> = {
  mode: 'explain',
  puzzle: '12',
  progress: 'no game',
  strategy: 'quick',
  speed: 'fast',
  order: 'alphabet',
  hints: 'maybe',
  at: '-1',
  from: 'start',
  to: 'end',
  autoplay: 'maybe',
  loop: 'maybe',
  readonly: 'maybe',
  controls: 'few',
  theme: 'blue',
  lang: 'xx',
  techniques: 'usual,no-such-wing',
};
const names = Object.keys(wrong).filter((name) => name !== 'mode');
/** The problems of a puzzle and of a strategy have kinds of their own. */
const kinds: Readonly<Record<string, string>> = {
  puzzle: 'wrong-text',
  strategy: 'unknown-strategy',
};
const last = '“usual,no-such-wing” is not a value of “techniques” here.';

const attributes = (given: Readonly<Record<string, string>>) =>
  Object.entries(given)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

for (const way of ['the tag', 'a frame']) {
  test(`of ${way} each wrong value is said on the board, in an event and in the console`, async ({
    page,
    host,
    widget,
    baseURL,
  }) => {
    const warned: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warned.push(message.text());
    });
    const listening = `<script>
      heard = [];
      const tell = ({ message, problem }) => heard.push([problem.name ?? problem.kind, message]);
      addEventListener('retrace-error', ({ detail }) => tell(detail));
      addEventListener('message', ({ data }) => { if (data.event === 'error') tell(data.detail); });
    </script>`;
    const fields = new URLSearchParams({ ...wrong, origin: host.origin }).toString();
    const body =
      way === 'the tag'
        ? `<retrace-sudoku ${attributes(wrong)}></retrace-sudoku><script type="module" src="${widget}"></script>`
        : `<iframe title="Sudoku" width="700" height="900" src="${baseURL ?? ''}/embed/?${fields}"></iframe>`;
    const html = `<!doctype html><html lang="en"><title>A post</title>${listening}${body}`;
    await page.goto(host.put({ html }));

    const heard = () => page.evaluate<[string, string][]>('heard');
    await expect.poll(heard).toHaveLength(names.length);
    const told = await heard();
    expect(told.map(([name]) => name)).toEqual(names.map((name) => kinds[name] ?? name));
    for (const [, sentence] of told) {
      await expect.poll(() => warned.filter((line) => line.includes(sentence))).toHaveLength(1);
    }
    const where = way === 'the tag' ? page : page.frameLocator('iframe');
    await expect(where.getByRole('alert')).toHaveText(last);
  });
}

test('an unknown technique leaves the list as it was', async ({ page, embed }) => {
  const right = { puzzle: wing, mode: 'explain', lang: 'en', techniques: 'usual,-xy-wing' };
  await embed(`<retrace-sudoku ${attributes(right)}></retrace-sudoku>`);
  await expectBoard(page, wing);
  const list = () => page.evaluate(() => document.querySelector('retrace-sudoku')?.techniques);
  await page.evaluate(() => {
    const board = document.querySelector('retrace-sudoku');
    if (board) board.techniques = 'usual,no-such-wing';
  });
  await expect(page.getByRole('alert')).toHaveText(last);
  expect(await list()).toBe('usual,-xy-wing');
});
