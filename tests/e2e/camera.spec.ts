// The camera reads a puzzle by itself or by a button, and is off whenever its picture is out of view.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '../../scripts/tools.mjs';
import { expectAccessible } from './support/accessibility';
import { photoOf, type Drawn } from './support/photos';
import { inkala } from './support/puzzles';
import { boardOf, button, expectBoard, open } from './support/sudoku';
import { expect, test as base } from './support/test';
import type { Page } from '@playwright/test';

interface Camera {
  /** The film for Chromium's fake camera: a file that Chromium opens when the page turns the camera on. */
  film: string;
}

const test = base.extend<object, Camera>({
  film: [
    async ({ browserName }, use, { workerIndex }) => {
      const own = `${browserName}-${String(workerIndex)}`;
      const folder = mkdtempSync(join(tmpdir(), `retrace-camera-${own}-`));
      await use(join(folder, 'film.y4m'));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film, browserName }, use) => {
      const camera = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ];
      const args = [...(launchOptions.args ?? []), ...(browserName === 'chromium' ? camera : [])];
      // Chromium's headless build has no cameras, not even fake ones, so the whole Chromium runs here.
      const whole = browserName === 'chromium' ? chromium() : undefined;
      await use({ ...launchOptions, args, ...(whole && { executablePath: whole }) });
    },
    { scope: 'worker' },
  ],
});

test.skip(({ browserName }) => browserName !== 'chromium', 'others have no pretended camera');
test.skip(() => chromium() === undefined, 'the small Chromium alone is here, which has no camera');

/** Writes a film that repeats one picture, with grey levels alone, in the format YUV4MPEG2. */
async function show(page: Page, film: string, drawn: Drawn): Promise<void> {
  const photo = await photoOf(page, drawn);
  const { width, height, packed } = await page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const { width, height } = picture;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      let levels = '';
      for (let at = 1; at < data.length; at += 4) levels += String.fromCharCode(data[at] ?? 0);
      return { width, height, packed: btoa(levels) };
    },
    `data:image/png;base64,${photo.toString('base64')}`,
  );
  const levels = Buffer.from(packed, 'base64');
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), levels, colours]);
  const head = `YUV4MPEG2 W${String(width)} H${String(height)} F10:1 Ip A1:1 C420\n`;
  writeFileSync(film, Buffer.concat([Buffer.from(head), frame, frame]));
}

/** Remembers every camera that the page turns on, so that a test can ask whether it is off. */
const rememberCameras = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const devices = navigator.mediaDevices;
    const turnOn = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (asked) => {
      const stream = await turnOn(asked);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });

const statesOf = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] };
    return tracks.map(({ readyState }) => readyState);
  });

const sure = 'All digits are clear, and the puzzle has exactly one solution.';

test.describe('a camera that is allowed', () => {
  test.use({ permissions: ['camera'] });

  test('reads a grid by itself once it holds still, and is off then', async ({ page, film }) => {
    await rememberCameras(page);
    await open(page);
    const before = await boardOf(page);
    await show(page, film, { line: inkala });
    await button(page, 'Camera').click();
    const review = page.getByRole('dialog', { name: 'Puzzle from a photo' });
    await expect(review.getByRole('status')).toHaveText(sure, { timeout: 30_000 });
    expect(await statesOf(page)).toEqual(['ended']);
    await review.getByRole('button', { name: 'Put on the board' }).click();
    await expectBoard(page, inkala);
    await page.keyboard.press('Control+z');
    await expectBoard(page, before);
  });

  test('reads by a key what it does not read by itself', async ({ page, film }) => {
    await rememberCameras(page);
    await open(page);
    await show(page, film, { line: inkala, over: [0, '@'] });
    await button(page, 'Camera').click();
    const dialog = page.getByRole('dialog', { name: 'Puzzle from the camera' });
    await expect(dialog.getByRole('status')).toHaveText('The grid is found. Hold still.');
    await expect(button(page, 'Read now')).toBeFocused();
    await expectAccessible(page, { within: ['retrace-sudoku', 'retrace-scan-review'] });
    await page.keyboard.press('Enter');
    const review = page.getByRole('dialog', { name: 'Puzzle from a photo' });
    await expect(review.getByRole('gridcell').first()).toHaveAccessibleName(/doubtful/);
    await expect(review.getByRole('gridcell').first()).toBeFocused();
    expect(await statesOf(page)).toEqual(['ended']);
  });

  for (const { name, leave } of [
    { name: 'Escape', leave: (page: Page) => page.keyboard.press('Escape') },
    { name: 'Cancel', leave: (page: Page) => button(page, 'Cancel').click() },
    {
      name: 'another mode',
      // The test returns from watch mode before it looks at the board, where the search would write its digits.
      leave: async (page: Page) => {
        const enter = (mode: string) =>
          page.locator('retrace-sudoku').evaluate((sudoku, mode) => {
            Object.assign(sudoku, { mode });
          }, mode);
        await enter('watch');
        await expect(page.getByRole('dialog')).toBeHidden();
        await enter('solve');
      },
    },
  ]) {
    test(`is off after ${name}, and the board stays`, async ({ page, film }) => {
      await rememberCameras(page);
      await open(page, inkala);
      await show(page, film, {});
      await button(page, 'Camera').click();
      await expect(page.getByText('Point the camera at the whole puzzle.')).toBeVisible();
      expect(await statesOf(page)).toEqual(['live']);
      await leave(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => statesOf(page)).toEqual(['ended']);
      await expectBoard(page, inkala);
    });
  }

  test('is off while the page is hidden, and the page says so', async ({ page, film }) => {
    await rememberCameras(page);
    await open(page);
    await show(page, film, {});
    await button(page, 'Camera').click();
    await expect(page.getByText('Point the camera at the whole puzzle.')).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'The camera was turned off while this page was not in view.',
    );
    expect(await statesOf(page)).toEqual(['ended']);
  });

  for (const { name, size } of [
    { name: 'a narrow window', size: { width: 320, height: 640 } },
    { name: 'a phone on its side', size: { width: 844, height: 390 } },
  ]) {
    test(`is seen whole with its button in ${name}`, async ({ page, film }) => {
      await page.setViewportSize(size);
      await open(page);
      await show(page, film, {});
      await button(page, 'Camera').click();
      await expect(page.getByText('Point the camera at the whole puzzle.')).toBeInViewport();
      const dialog = page.getByRole('dialog');
      const overflow = await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      for (const seen of [page.getByLabel('Picture of the camera'), button(page, 'Read now')]) {
        await expect(seen).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test('the page reports a camera that is refused, missing or in use, and the board stays', async ({
  page,
  film,
}) => {
  await open(page, inkala);
  await show(page, film, {});
  const expectTold = async (said: string) => {
    await button(page, 'Camera').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(said);
    await page.keyboard.press('Escape');
  };
  await expectTold(
    'The browser does not let this page use the camera. Allow it in the page’s settings, or choose a photo.',
  );
  for (const [name, said] of [
    ['NotFoundError', 'No camera was found on this device. You can choose a photo instead.'],
    [
      'NotReadableError',
      'The camera cannot be used now; another program may be using it. You can choose a photo instead.',
    ],
  ] as const) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, name);
    await expectTold(said);
  }
  await expectBoard(page, inkala);
});
