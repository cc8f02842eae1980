// The files of a language: fetching that is stopped goes on where it was, and after one run, programs need no network.
import {
  choose,
  expectDone,
  expectVerdict,
  openAndRun,
  openCode,
  press,
  run,
} from './support/coding';
import { isJavaBuilt } from '../java/support/java';
import { expect, expectReadyOffline, test } from './support/site';

const programs = {
  cpp: 'int main() {}\n',
  java: 'class Main {\n  public static void main(String[] a) {}\n}\n',
  python: 'pass\n',
  javascript: 'void 0;\n',
} as const;

const tagOf = (language: keyof typeof programs) => (language === 'java' ? '@java' : '@whole');

/** Languages, the file whose first request is never answered, and the first pieces that are asked for altogether. */
const stopped = [
  ['python', 'library', ['interpreter', 'library', 'library', 'script']],
  ['java', 'translator', ['javac', 'translator', 'translator', 'library', 'signatures']],
] as const;

for (const [language, file, asked] of stopped) {
  test(`fetching ${language} that is stopped goes on where it was ${tagOf(language)}`, async ({
    page,
  }) => {
    test.skip(language === 'java' && !isJavaBuilt, 'npm run java adds it');
    test.setTimeout(180_000);
    const pieces: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.bin')) pieces.push(request.url());
    });
    // The route is there first: a request that begins while Playwright turns its routes on is not told of.
    const isFile = new RegExp(`/${file}-1-[^/]*\\.bin$`);
    await page.route(isFile, () => undefined);
    await openAndRun(page, language, programs[language]);
    await expect.poll(() => pieces.some((url) => isFile.test(url))).toBe(true);
    await expect(page.getByText(/^Loading: [1-9]\.\d MB of \d\.\d MB$/)).toBeVisible();
    await press(page, 'Stop');
    await expect(page.getByText('Stopped.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Run');
    await expectVerdict(page, 'Wrong answer');
    expect(pieces.map((url) => /[a-z]+(?=-1-[^/]*$)/.exec(url)?.[0])).toEqual(asked);
  });
}

for (const language of ['cpp', 'java', 'python', 'javascript'] as const) {
  // The page is in a folder here, as on hosts that give each user a folder.
  test.describe(`in ${language}`, () => {
    test.use({ siteBase: '/retrace/' });
    // The page asks first whether its host has another build of Java, and Chromium tells of the request without an answer.
    if (language === 'java') test.use({ allowedFaults: [/ERR_CONNECTION_REFUSED/] });

    test(`a whole run needs no network after the first ${tagOf(language)}`, async ({
      page,
      site,
    }) => {
      test.skip(language === 'java' && !isJavaBuilt, 'npm run java adds it');
      test.setTimeout(300_000);
      await page.goto(site.address);
      await expectReadyOffline(page);
      await openCode(page, `${site.address}#m=code`);
      await choose(page, language);
      await run(page, programs[language]);
      await expectVerdict(page, 'Wrong answer');
      await expectDone(page);
      site.cut();
      await page.reload();
      await choose(page, language);
      await run(page, `${programs[language]}\n`);
      await expectVerdict(page, 'Wrong answer');
      await expectDone(page);
      await expect(page.getByText('Line 1 is missing.')).toBeVisible();
    });
  });
}
