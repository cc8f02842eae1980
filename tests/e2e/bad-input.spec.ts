// Every bad input gets one clear sentence in both languages, and nothing else changes.
import { endless, inkala, lineOf, sample2239 } from './support/puzzles';
import { inLanguage } from './support/repeated';
import {
  alert,
  button,
  expectBoard,
  figure,
  followLink,
  headline,
  numberIn,
  open,
  openFile,
  paste,
  words,
} from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

const rows = sample2239.input.trimEnd().split('\n');
const line = lineOf(sample2239.input);
const withRow = (index: number, row: string) => rows.with(index, row).join('\n');

const inputs = [
  {
    name: '80 characters',
    text: line.slice(0, 80),
    en: 'Line 1, column 81: the line has 80 cells instead of 81.',
    ko: '1번째 줄 81번째 글자: 한 줄에 81칸이어야 하는데 80칸입니다.',
  },
  {
    name: '82 characters',
    text: `${line}5`,
    en: 'Line 1, column 82: the line has 82 cells instead of 81.',
    ko: '1번째 줄 82번째 글자: 한 줄에 81칸이어야 하는데 82칸입니다.',
  },
  {
    name: 'a letter',
    text: withRow(4, '06000a050'),
    en: 'Line 5, column 6: “a” is neither a digit nor a blank.',
    ko: '5번째 줄 6번째 글자: 숫자도 빈칸도 아닌 문자가 있습니다(‘a’).',
  },
  {
    name: 'a digit 10',
    text: withRow(2, '0 0 0 7 10 4 0 0 0'),
    en: 'Line 3, column 9: 10 is not a digit from 1 to 9.',
    ko: '3번째 줄 9번째 글자: 1부터 9까지의 숫자가 아닙니다(10).',
  },
  {
    name: 'eight lines',
    text: rows.slice(0, 8).join('\n'),
    en: 'Line 8, column 1: the puzzle has 8 rows instead of 9.',
    ko: '8번째 줄 1번째 글자: 아홉 줄이어야 하는데 8줄입니다.',
  },
  {
    name: 'ten lines',
    text: [...rows, '123456789'].join('\n'),
    en: 'Line 10, column 1: the puzzle has 10 rows instead of 9.',
    ko: '10번째 줄 1번째 글자: 아홉 줄이어야 하는데 10줄입니다.',
  },
  {
    name: 'a short line',
    text: withRow(6, '0004010'),
    en: 'Line 7, column 8: the row has 7 cells instead of 9.',
    ko: '7번째 줄 8번째 글자: 한 줄에 9칸이어야 하는데 7칸입니다.',
  },
  {
    name: 'a script tag',
    text: '<script>alert(1)</script>',
    en: 'Line 1, column 1: there is no puzzle here.',
    ko: '1번째 줄 1번째 글자: 퍼즐이 없습니다.',
  },
];

const files = [
  {
    name: 'an empty file',
    content: '',
    en: '“it.txt”, line 1, column 1: there is no puzzle here.',
    ko: '‘it.txt’ 1번째 줄 1번째 글자: 퍼즐이 없습니다.',
  },
  {
    name: 'a binary file',
    content: Uint8Array.of(0x89, 0x50, 0x4e, 0x48, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d),
    en: '“it.txt”, line 2, column 1: this is not a text file (it holds the character U+001A).',
    ko: '‘it.txt’ 2번째 줄 1번째 글자: 텍스트 파일이 아닙니다(문자 U+001A 발견).',
  },
  {
    name: 'a PDF document',
    content: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n123456789\n',
    en: '“it.txt”: this is a PDF document, not text; copy the puzzle out of it.',
    ko: '‘it.txt’: 텍스트가 아니라 PDF 문서입니다. 문서에서 퍼즐을 복사해 넣어 주세요.',
  },
  {
    name: 'a file over 1 MiB',
    content: `${line}\n`.repeat(12_800),
    en: '“it.txt”, line 1, column 1: the text is larger than 1 MiB.',
    ko: '‘it.txt’ 1번째 줄 1번째 글자: 텍스트가 1 MiB를 넘습니다.',
  },
];

const languages = ['en', 'ko'] as const;

for (const language of languages) {
  test.describe(inLanguage(language, 'ko'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    test.setTimeout(60_000);
    const { solve, stop, openFile: openLabel } = words[language];

    test('the page reports each wrong text, and the board stays', async ({ page }) => {
      await open(page, inkala);
      for (const input of inputs) {
        await test.step(input.name, async () => {
          await paste(page, input.text);
          await expect(alert(page)).toHaveText(input[language]);
          await expectBoard(page, inkala);
        });
      }
    });

    test('the page reports each wrong file by its name, and the board stays', async ({ page }) => {
      await open(page, inkala);
      for (const input of files) {
        await test.step(input.name, async () => {
          await openFile(page, openLabel, { name: 'it.txt', content: input.content });
          await expect(alert(page)).toHaveText(input[language]);
          await expectBoard(page, inkala);
        });
      }
    });

    test('the page reports a wrong link, and the board stays', async ({ page }) => {
      await open(page);
      await followLink(page, inkala);
      await page.evaluate(() => {
        location.hash = 'p=12x4';
      });
      await expect(alert(page)).toHaveText(
        {
          en: 'In the link, line 1, column 5: the row has 4 cells instead of 9.',
          ko: '링크의 1번째 줄 5번째 글자: 한 줄에 9칸이어야 하는데 4칸입니다.',
        }[language],
      );
      await expectBoard(page, inkala);
    });

    test('the page reports a link with an unknown strategy', async ({ page }) => {
      await open(page, inkala, 'magic');
      await expect(alert(page)).toHaveText(
        {
          en: 'There is no strategy named “magic”.',
          ko: '그런 이름의 전략이 없습니다(‘magic’).',
        }[language],
      );
    });

    test('a search that runs is not disturbed', async ({ page }) => {
      await open(page, endless, 'first-blank');
      await button(page, solve).click();
      const placements = page.getByRole('definition').nth(1);
      await expect(placements).toHaveText(/^[\d,]+$/);
      for (const input of inputs) {
        await test.step(input.name, async () => {
          await paste(page, input.text);
          await expect(alert(page)).toHaveText(input[language]);
        });
      }
      const before = await numberIn(placements);
      await expect.poll(() => numberIn(placements)).toBeGreaterThan(before);
      await button(page, stop).click();
      await expectBoard(page, endless);
    });
  });
}

test('the sentence goes when a right puzzle comes', async ({ page }) => {
  await open(page);
  await paste(page, 'hello');
  await expect(alert(page)).toHaveText('Line 1, column 1: there is no puzzle here.');
  await paste(page, sample2239.input);
  await expectBoard(page, line);
  await expect(alert(page)).toBeEmpty();
});

test('markup in a text is shown as text', async ({ page }) => {
  await open(page);
  await openFile(page, words.en.openFile, {
    name: '<img src=x onerror=alert(1)>.txt',
    content: 'a',
  });
  await expect(alert(page)).toContainText('“<img src=x onerror=alert(1)>.txt”, line 1, column 1');
  await expect(page.getByRole('img')).toHaveCount(0);
});

test('solving still works after a wrong text', async ({ page }) => {
  await open(page, inkala, 'used-flags');
  await paste(page, '12');
  await expect(alert(page)).not.toBeEmpty();
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText('Unique solution');
  await expect(figure(page, 'Calls')).toHaveText('72,097');
  await expect(alert(page)).toBeEmpty();
});
