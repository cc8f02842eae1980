// Programs run without the network: after one run, every file of a language is kept.
import { choose, expectDone, expectVerdict, openCode, press, write } from './support/coding';
import { expect, expectReadyOffline, test } from './support/site';

const programs = {
  cpp: 'int main() {}\n',
  python: 'pass\n',
  javascript: 'void 0;\n',
} as const;

for (const language of ['cpp', 'python', 'javascript'] as const) {
  // The page is in a folder here, as on hosts that give each user a folder.
  test.describe(`in ${language}`, () => {
    test.use({ siteBase: '/retrace/' });

    test(`a whole run needs no network after the first @whole`, async ({ page, site }) => {
      test.setTimeout(300_000);
      await page.goto(site.address);
      await expectReadyOffline(page);
      await openCode(page, `${site.address}#m=code`);
      await choose(page, language);
      await write(page, programs[language]);
      await press(page, 'Run');
      await expectVerdict(page, 'Wrong answer');
      await expectDone(page);
      site.cut();
      await page.reload();
      await choose(page, language);
      await write(page, `${programs[language]}\n`);
      await press(page, 'Run');
      await expectVerdict(page, 'Wrong answer');
      await expectDone(page);
      await expect(page.getByText('Line 1 is missing.')).toBeVisible();
    });
  });
}
