// The sentences of the page that are put together from values, as they read in each language.
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../web/core/language';
import type { IntakeInput } from '../../../web/element/contract/intake-host';
import { read } from '../../../web/element/intake/read';
import '../../../web/element/shared/words/file-words';
import { messagesIn } from '../../../web/languages/en/element';
import { words as explainEn } from '../../../web/languages/en/explain';
import { words as explainKo } from '../../../web/languages/ko/explain';
import { words as makeEn } from '../../../web/languages/en/make';
import { words as makeKo } from '../../../web/languages/ko/make';
import { words as ratingKo } from '../../../web/languages/ko/rating';
import { recordingTrouble } from '../../../web/languages/ko/recording-problem';
import { words as scanEn } from '../../../web/languages/en/scan';
import { words as scanKo } from '../../../web/languages/ko/scan';
import { words as watchEn } from '../../../web/languages/en/watch';
import { words as watchKo } from '../../../web/languages/ko/watch';
import { coreReader } from './intake/core-reader';

const line = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const rows = Array.from({ length: 9 }, (_, row) => line.slice(9 * row, 9 * row + 9));
const withRow = (index: number, row: string) => rows.with(index, row).join('\n');
const text = (text: string): IntakeInput => ({ kind: 'text', text });
const file = (content: BlobPart): IntakeInput => ({
  kind: 'file',
  file: new File([content], 'it.txt', { type: 'text/plain' }),
});
const notText = Uint8Array.of(0x89, 0x50, 0x4e, 0x48, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d);

async function told(input: IntakeInput, language: Language): Promise<string> {
  const intake = await read(input, { reader: coreReader });
  if (intake.kind !== 'problem') throw new Error(`read as ${intake.kind}`);
  return messagesIn(language).problem(intake.problem);
}

describe('what cannot be read is told in a sentence with its place', () => {
  it.each<[string, IntakeInput, en: string, ko: string]>([
    [
      '80 characters',
      text(line.slice(0, 80)),
      'Line 1, column 81: the line has 80 cells instead of 81.',
      '1번째 줄 81번째 글자: 한 줄에 81칸이어야 하는데 80칸입니다.',
    ],
    [
      '82 characters',
      text(`${line}5`),
      'Line 1, column 82: the line has 82 cells instead of 81.',
      '1번째 줄 82번째 글자: 한 줄에 81칸이어야 하는데 82칸입니다.',
    ],
    [
      'a letter',
      text(withRow(4, '06000a050')),
      'Line 5, column 6: “a” is neither a digit nor a blank.',
      '5번째 줄 6번째 글자: 숫자도 빈칸도 아닌 문자가 있습니다(‘a’).',
    ],
    [
      'a digit 10',
      text(withRow(2, '0 0 0 7 10 4 0 0 0')),
      'Line 3, column 9: 10 is not a digit from 1 to 9.',
      '3번째 줄 9번째 글자: 1부터 9까지의 숫자가 아닙니다(10).',
    ],
    [
      'eight lines',
      text(rows.slice(0, 8).join('\n')),
      'Line 8, column 1: the puzzle has 8 rows instead of 9.',
      '8번째 줄 1번째 글자: 아홉 줄이어야 하는데 8줄입니다.',
    ],
    [
      'ten lines',
      text([...rows, '123456789'].join('\n')),
      'Line 10, column 1: the puzzle has 10 rows instead of 9.',
      '10번째 줄 1번째 글자: 아홉 줄이어야 하는데 10줄입니다.',
    ],
    [
      'a short line',
      text(withRow(6, '0004010')),
      'Line 7, column 8: the row has 7 cells instead of 9.',
      '7번째 줄 8번째 글자: 한 줄에 9칸이어야 하는데 7칸입니다.',
    ],
    [
      'a script tag',
      text('<script>alert(1)</script>'),
      'Line 1, column 1: there is no puzzle here.',
      '1번째 줄 1번째 글자: 퍼즐이 없습니다.',
    ],
    [
      'an empty file',
      file(''),
      '“it.txt”, line 1, column 1: there is no puzzle here.',
      '‘it.txt’ 1번째 줄 1번째 글자: 퍼즐이 없습니다.',
    ],
    [
      'a binary file',
      file(notText),
      '“it.txt”, line 2, column 1: this is not a text file (it holds the character U+001A).',
      '‘it.txt’ 2번째 줄 1번째 글자: 텍스트 파일이 아닙니다(문자 U+001A 발견).',
    ],
    [
      'a PDF document',
      file('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n123456789\n'),
      '“it.txt”: this is a PDF document, not text; copy the puzzle out of it.',
      '‘it.txt’: 텍스트가 아니라 PDF 문서입니다. 문서에서 퍼즐을 복사해 넣어 주세요.',
    ],
    [
      'a file over 1 MiB',
      file(`${line}\n`.repeat(12_800)),
      '“it.txt”, line 1, column 1: the text is larger than 1 MiB.',
      '‘it.txt’ 1번째 줄 1번째 글자: 텍스트가 1 MiB를 넘습니다.',
    ],
    [
      'a link',
      { kind: 'link', fragment: '#p=12x4' },
      'In the link, line 1, column 5: the row has 4 cells instead of 9.',
      '링크의 1번째 줄 5번째 글자: 한 줄에 9칸이어야 하는데 4칸입니다.',
    ],
  ])('%s', async (_, input, en, ko) => {
    expect(await told(input, 'en')).toBe(en);
    expect(await told(input, 'ko')).toBe(ko);
  });
});

const { cell } = messagesIn('ko').board;
const plain = { contradicts: false, isDeadEnd: false };

it.each([
  [
    messagesIn('en').problem({ kind: 'unknown-strategy', found: 'magic' }),
    'There is no strategy named “magic”.',
  ],
  [
    messagesIn('ko').problem({ kind: 'unknown-strategy', found: 'magic' }),
    '그런 이름의 전략이 없습니다(‘magic’).',
  ],
  [cell(1, 1, { kind: 'given', digit: 1 }, plain), '1행 1열, 주어진 수 1'],
  [
    cell(1, 2, { kind: 'entry', digit: 9 }, { ...plain, contradicts: true }),
    '1행 2열, 입력한 숫자 9, 모순',
  ],
  [cell(9, 8, { kind: 'blank', digit: 0 }, plain), '9행 8열, 빈칸'],
  [cell(1, 2, { kind: 'blank', digit: 0, notes: [1, 2, 4] }, plain), '1행 2열, 빈칸, 메모 1 2 4'],
  [
    scanEn.cell(2, 1, 4, true, 'wrong-entry'),
    'row 2, column 1, 4, entry that does not fit, doubtful',
  ],
  [
    scanKo.cell(2, 1, 4, true, 'wrong-entry'),
    '2행 1열, 4, 답과 맞지 않는 입력한 숫자, 확실하지 않음',
  ],
  [
    scanKo.wrong([{ row: 2, column: 1 }]),
    '2행 1열에 입력한 숫자가 답과 맞지 않습니다. 고치지 않고 그대로 두었습니다.',
  ],
  [explainEn.position(7, 108, 'XYZ-Wing, 4.4'), 'Step 7 of 108: XYZ-Wing, 4.4'],
  [explainKo.position(7, 108, 'XYZ-윙, 4.4'), '108단계 중 7단계: XYZ-윙, 4.4'],
  [ratingKo.hardest('네이키드 페어'), '가장 어려운 단계: 네이키드 페어.'],
  [watchEn.save.running(1200, 4800), 'Saving the recording: 25 %, 1,200 steps.'],
  [watchKo.save.running(1200, 4800), '기록을 저장하는 중입니다. 25%, 1,200단계.'],
  [
    recordingTrouble({
      kind: 'refused',
      problem: {
        fault: 'digit-there',
        line: 5,
        cell: 3,
        digit: 6,
        there: 2,
        peer: 0,
        found: '',
        expected: 0,
      },
    }),
    '이 기록은 볼 수 없습니다. 5번째 줄: 1행 4열에는 이미 2가 있어 6을 넣을 수 없습니다.',
  ],
  [makeEn.result.summary('Easy', '1.5', 31), 'Easy (1.5), 31 givens'],
  [makeKo.result.summary('쉬움', '1.5', 31), '쉬움 (1.5), 주어진 수 31개'],
  [makeKo.order.cell(1, 1, { kind: 'closed' }), '1행 1열, 빈칸으로 둠'],
  [makeKo.order.cell(5, 5, { kind: 'kept', digit: 7 }), '5행 5열, 7을 남김'],
  [makeEn.sheet.made(7, 120), 'Made 7 of 120 puzzles…'],
  [makeKo.sheet.made(7, 120), '퍼즐 120개 가운데 7개를 만들었습니다…'],
  [makeEn.sheet.made(1, 1), '1 puzzle on the sheet.'],
  [makeKo.sheet.made(1, 1), '문제지에 퍼즐 1개를 실었습니다.'],
  [makeEn.many.make(2000), 'Make 2,000 puzzles'],
  [makeKo.many.make(2000), '퍼즐 2,000개 만들기'],
  [makeEn.many.progress(60, 2000, 7.6), '60 of 2,000, 8 a second'],
  [makeKo.many.progress(60, 2000, 7.6), '2,000개 중 60개, 초당 8개'],
  [makeEn.many.left(59), 'Less than a minute left'],
  [makeKo.many.left(59), '1분 안에 끝납니다'],
  [makeEn.many.left(150), 'About 3 minutes left'],
  [makeKo.many.left(150), '약 3분 남음'],
  [makeKo.many.save(2000), '퍼즐 2,000개 저장'],
  [makeEn.many.alike(1), '1 puzzle was like one before, and made again.'],
  [makeKo.many.alike(1), '1개는 앞의 퍼즐과 닮아 다시 만들었습니다.'],
  [makeEn.worst.best(580, 'calls'), '580 calls'],
  [makeKo.worst.best(580, 'calls'), '호출 580번'],
  [makeEn.worst.curve(12, 580), 'The best by moves: 580 after 12 moves'],
  [makeKo.worst.curve(12, 580), '바꾸어 본 횟수에 따른 최고 기록: 12번 만에 580'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
