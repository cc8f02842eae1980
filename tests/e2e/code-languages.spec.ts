// Programs in every language through the page: what one of them does, each does. A new language is a row of
// support/programs.ts. JavaScript needs nothing fetched and is tried every time, the others where all is tried.
import {
  choose,
  editor,
  expectDone,
  expectVerdict,
  openCode,
  press,
  workersOf,
  write,
} from './support/coding';
import { triedLanguages } from './support/programs';
import { expect, test } from './support/test';
import { codeLanguages } from '../../web/core/code/run';

for (const language of codeLanguages) {
  const { title, size, waiting, isCompiled, ...programs } = triedLanguages[language];
  const often = language === 'javascript' ? '' : ' @whole';
  const open = async (page: Parameters<typeof openCode>[0]) => {
    test.setTimeout(language === 'javascript' ? 60_000 : 300_000);
    await openCode(page);
    await choose(page, language);
  };

  test(`a program in ${title} is judged, filmed, and watched with its line lit${often}`, async ({
    page,
  }) => {
    await open(page);
    if (size !== undefined) {
      await expect(page.getByText(`${title} is fetched once, ${size}`)).toBeVisible();
    }
    await write(page, programs.solver.source);
    await press(page, 'Run');
    await expectVerdict(page, 'Accepted');
    await expect(page.getByText('14 steps.')).toBeVisible({ timeout: 60_000 });
    await press(page, 'Watch its search');
    const program = page.getByRole('region', { name: 'Program' });
    // The program is what is read here: it has most of the panel.
    expect((await program.boundingBox())?.width).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(program.locator('[aria-current="step"]')).toContainText(programs.solver.put);
    if (size === undefined) return;
    await page.goBack();
    await press(page, `Remove ${title} (${size})`);
    await expect(page.getByText(`${title} is fetched once, ${size}`)).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test(`a program in ${title} that cannot be read is marked at its line, and runs once it is mended${often}`, async ({
    page,
  }) => {
    await open(page);
    await write(page, programs.unreadable.source);
    await press(page, 'Run');
    await expectVerdict(page, 'Compile error');
    await expect(page.getByText(programs.unreadable.said)).toBeVisible();
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
    await press(page, 'Line 2');
    await expect(editor(page)).toBeFocused();
    await write(page, programs.solver.source);
    await press(page, 'Run');
    await expectVerdict(page, 'Accepted');
    await expect(page.locator('.cm-lint-marker-error')).toHaveCount(0);
  });

  test(`a program in ${title} is ended while it runs, and leaves nothing running${often}`, async ({
    page,
  }) => {
    await open(page);
    await write(page, programs.endless);
    const before = workersOf(page);
    const stop = async () => {
      await press(page, 'Stop');
      await expect(page.getByText('Stopped.').first()).toBeVisible();
    };
    const said = (text: string | RegExp) =>
      expect(page.getByText(text).first()).toBeVisible({ timeout: 150_000 });
    const expectLeft = (...left: readonly string[]) =>
      expect.poll(() => workersOf(page)).toEqual([...before, ...left].sort());

    if (isCompiled) {
      await press(page, 'Run');
      await said('Reading the program…');
      await stop();
      await expectLeft();
    }
    await press(page, 'Run');
    await said('Test 1 of 9 is running…');
    await stop();
    await expectLeft(...waiting);

    await write(page, programs.solver.source);
    await press(page, 'Run');
    await expectVerdict(page, 'Accepted');
    await expectDone(page);
  });

  test(`a program in ${title} that is late is ended while it is recorded, and leaves nothing running @whole`, async ({
    page,
  }) => {
    await open(page);
    await write(page, programs.endless);
    const before = workersOf(page);
    await press(page, 'Run');
    await expectVerdict(page, 'Time limit exceeded');
    await expect(page.getByText(/^Recording its search: [1-9]/).first()).toBeVisible({
      timeout: 150_000,
    });
    await press(page, 'Stop');
    await expect(page.getByText('Stopped.').first()).toBeVisible();
    await expect.poll(() => workersOf(page)).toEqual([...before, ...waiting].sort());
  });

  const { stuck, excessive } = programs;
  if (stuck !== undefined)
    test(`an endless loop in ${title} exceeds the time limit, and its film has what it did until then @whole`, async ({
      page,
    }) => {
      await open(page);
      await write(page, stuck);
      await press(page, 'Run');
      await expectVerdict(page, 'Time limit exceeded');
      await expect(page.getByText(/^1 steps?, cut off/)).toBeVisible({ timeout: 60_000 });
    });

  if (excessive !== undefined)
    test(`too much output, too much memory and a full stack have verdicts of their own in ${title} @whole`, async ({
      page,
    }) => {
      await open(page);
      for (const [excess, verdict] of [
        ['output', 'Output limit exceeded'],
        ['memory', 'Memory limit exceeded'],
        ['stack', 'Runtime error'],
      ] as const) {
        await write(page, excessive[excess]);
        await press(page, 'Run');
        await expectVerdict(page, verdict);
        await expectDone(page);
      }
      await write(page, programs.solver.source);
      await press(page, 'Run');
      await expectVerdict(page, 'Accepted');
    });

  test(`a program in ${title} reaches neither network nor storage nor page, whatever it tries${often}`, async ({
    page,
  }) => {
    await open(page);
    // The language itself is there before anything is listened to.
    await write(page, programs.solver.source);
    await press(page, 'Run');
    await expectVerdict(page, 'Accepted');
    await expectDone(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await write(page, programs.reaching.source);
    await press(page, 'Run');
    await expect(page.getByText(programs.reaching.said).first()).toBeVisible({ timeout: 60_000 });
    await expectDone(page);
    // A new worker and what it stands on are the page's own files.
    const own = /\/(assets|python)\/[\w.-]+\.(m?js|wasm)$/;
    expect(requests.filter((url) => !own.test(url))).toEqual([]);
  });
}
