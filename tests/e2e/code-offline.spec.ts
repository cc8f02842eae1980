// Programs without the network: after one run, each language is there to run again.
import { choose, expectDone, expectVerdict, openCode, press, write } from './support/coding';
import { expect, expectReadyOffline, test } from './support/site';

const programs = {
  cpp: 'int main() {}\n',
  python: 'pass\n',
  javascript: 'void 0;\n',
} as const;

for (const language of ['cpp', 'python', 'javascript'] as const) {
  // A host that has its users in folders serves the page from one.
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
