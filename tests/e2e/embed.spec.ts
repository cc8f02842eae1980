// The widget on strict hosts: a table of policies and what becomes of the widget under each.
import { errorsHeard, hearErrors } from './support/errors';
import { post, expect, test, blocked } from './support/hosts';
import { policyCases, refusals, strict } from './support/policies';
import { inkala, inkalaSolved } from './support/puzzles';
import { alert, button, expectBoard } from './support/sudoku';

test.use({ allowedFaults: [blocked, { scope: 'test' }] });

const element = `<retrace-sudoku puzzle="${inkala}" lang="en"></retrace-sudoku>`;

for (const { name, policy, runs } of policyCases) {
  test(`under ${name} it searches ${runs}`, async ({ page, embed }) => {
    await hearErrors(page);
    await embed(element, { policy });
    await expect(page.getByRole('gridcell')).toHaveCount(81);
    const told = async () => (await errorsHeard(page)).map(({ problem }) => problem);

    if (runs === 'nowhere') {
      await expect(page.getByText('The WebAssembly of the search does not run here')).toBeVisible();
      await expectBoard(page, inkala);
      await button(page, 'Solve').click();
      await expect(page.getByText('No search here')).toBeVisible();
      await expect(page.getByText('Stopped')).toHaveCount(0);
    } else {
      await button(page, 'Solve').click();
      await expectBoard(page, inkalaSolved);
    }
    if (runs === 'in a worker') {
      expect(await told()).toEqual([]);
      expect(page.workers()).toHaveLength(1);
    } else {
      const refused = { kind: 'refused', refusal: refusals[runs] };
      // Where nothing runs, it is reported once for the board and once for the search.
      expect(await told()).toEqual(runs === 'nowhere' ? [refused, refused] : [refused]);
      expect(page.workers()).toHaveLength(0);
    }
  });
}

test('where workers are refused it says so on the board', async ({ page, embed }) => {
  await embed(element, { policy: strict });
  await expect(alert(page)).toHaveText(/Workers are not allowed here/);
});

test('in a sandboxed frame without storage it solves', async ({ page, host, widget }) => {
  const inner = host.put({ html: post(widget, element) });
  const html = `<!doctype html><iframe sandbox="allow-scripts" src="${inner}" width="900" height="900"></iframe>`;
  await page.goto(host.put({ html }));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect
    .poll(async () =>
      (await frame.getByRole('gridcell').allTextContents()).map((text) => text.trim()).join(''),
    )
    .toBe(inkalaSolved);
});

test('in watch mode it plays the section of its attributes, from another origin', async ({
  page,
  embed,
}) => {
  const body = `<retrace-sudoku lang="en" puzzle="${inkala}" mode="watch" autoplay loop from="120" to="160" speed="200"></retrace-sudoku>`;
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('retrace-step', (event) => {
      positions.push(event.detail.position);
    });
  });
  await embed(body);
  const positions = () =>
    page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  // The board plays to the end of its section and starts again at its beginning.
  await expect
    .poll(async () => {
      const seen = (await positions()).filter((position) => position > 0);
      return seen.some(
        (position, index) => position === 120 && seen.indexOf(160) < index && seen.includes(160),
      );
    })
    .toBe(true);
  expect(
    (await positions()).every((position) => position === 0 || (position >= 120 && position <= 160)),
  ).toBe(true);
});

test('a count that makes no sense on one board leaves the other’s search in their worker alone', async ({
  page,
  embed,
}) => {
  const board = (id: string) => `<retrace-sudoku id="${id}" lang="en"></retrace-sudoku>`;
  // With more processors than two there would be more than one worker.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
  });
  await embed(board('one') + board('other'));
  const seen = await page.evaluate(async (quick) => {
    await customElements.whenDefined('retrace-sudoku');
    const [one, other] = document.querySelectorAll('retrace-sudoku');
    if (!one || !other) throw new Error('no boards');
    // The empty grid has more solutions than the count could ever reach.
    other.puzzle = '';
    const stop = new AbortController();
    const ended = other.count(1e15, { signal: stop.signal }).catch((error: unknown) => error);
    one.puzzle = quick;
    const error: unknown = await one.count(0).catch((reason: unknown) => reason);
    const refused: unknown = await one.solve(null as never).catch((reason: unknown) => reason);
    const solved = await one.solve();
    const { status } = other;
    stop.abort();
    await ended;
    return [error instanceof RangeError, String(refused), solved.outcome.kind, status];
  }, inkala);
  const told = 'the options of a search have to be { signal }, an AbortSignal, or left out';
  expect(seen).toEqual([true, `TypeError: ${told}`, 'solved', 'searching']);
  expect(page.workers()).toHaveLength(1);
});
