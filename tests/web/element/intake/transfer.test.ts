// Pastes and drops: a picture and a text go through the same door, and neither hides the other.
import { describe, expect, it } from 'vitest';
import type { Intake } from '../../../../web/core/intake';
import type { IntakeHost } from '../../../../web/element/contract/intake-host';
import { takingInto } from '../../../../web/element/intake/take-in';
import { read } from '../../../../web/element/intake/read';
import { inputIn } from '../../../../web/element/intake/transfer';
import { coreReader } from './core-reader';

const puzzle = '......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9';
const picture = new File(['\u0089PNG'], 'image.png', { type: 'image/png' });
const drawing = new File(
  [
    `<svg>${Array.from(puzzle, (digit, cell) =>
      digit === '.'
        ? ''
        : `<text x="${(cell % 9) * 10}" y="${Math.floor(cell / 9) * 10}">${digit}</text>`,
    ).join('')}</svg>`,
  ],
  'board.svg',
  { type: 'image/svg+xml' },
);
const table = `<meta charset="utf-8"><table>${puzzle
  .replace(/.{9}/g, '<tr>$&</tr>')
  .replace(/[\d.]/g, '<td>$&</td>')
  .replaceAll('.', '')}</table>`;

interface Copied {
  html?: string;
  text?: string;
  files?: readonly File[];
}

/** The contents of a clipboard or of a drag; Node has no DataTransfer. */
const dataOf = ({ html = '', text = '', files = [] }: Copied) =>
  ({
    files,
    getData: (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? '',
  }) as unknown as DataTransfer;

/** Where the contents arrive: on the board, or at the reader of pictures. */
async function intakeOf(copied: Copied, takesLists = false): Promise<Intake | File | undefined> {
  let placed: Intake | File | undefined;
  const host: IntakeHost = Object.assign(new EventTarget(), {
    ...{ takesLists, takes: () => true, reveal: () => undefined },
    place: (intake: Intake) => {
      placed = intake;
    },
  });
  const pictures = (file: File) => {
    placed = file;
  };
  const takeIn = takingInto(host, () => Promise.resolve({ read }), {
    reader: coreReader,
    pictures,
  });
  const input = inputIn(dataOf(copied));
  if (input) await takeIn(input);
  return placed;
}

const isPuzzle = { kind: 'position', givens: puzzle };

describe('what is pasted or dropped', () => {
  const img = '<img src="https://example.org/board.png">';
  it.each<[string, Copied]>([
    ['a picture alone', { files: [picture] }],
    ['a picture with its tag, as browsers copy it', { html: img, files: [picture] }],
    [
      'a picture with its address, as it is dragged',
      { html: img, text: 'https://example.org/board.png', files: [picture] },
    ],
    ['a picture beside words', { text: 'Figure 1', files: [picture] }],
    [
      'a picture beside a table of something else',
      { html: '<table><tr><td>1</td></tr></table>', text: '1', files: [picture] },
    ],
  ])('as %s goes to the reader of pictures', async (_, copied) => {
    expect(await intakeOf(copied)).toBe(picture);
  });

  it.each<[string, Copied]>([
    ['a text with its picture', { text: puzzle, files: [picture] }],
    ['a table with its picture', { html: table, text: '6 7', files: [picture] }],
    ['a table whose text is missing', { html: table, files: [picture] }],
    ['a file before the text that names it', { text: 'a.txt', files: [new File([puzzle], 'a')] }],
    ['a drawing (SVG)', { files: [drawing] }],
  ])('as %s is on the board', async (_, copied) => {
    expect(await intakeOf(copied)).toMatchObject(isPuzzle);
  });

  it('is told apart in the same way where lists are taken', async () => {
    expect(await intakeOf({ files: [picture] }, true)).toBe(picture);
    expect(await intakeOf({ text: 'Figure 1', files: [picture] }, true)).toBe(picture);
    expect(await intakeOf({ text: puzzle, files: [picture] }, true)).toMatchObject({
      kind: 'list',
    });
  });
});

it('what is input while an older file is still read is not replaced by it', async () => {
  const placed: Intake[] = [];
  const host: IntakeHost = Object.assign(new EventTarget(), {
    takesLists: false,
    takes: () => true,
    place: (intake: Intake) => {
      placed.push(intake);
    },
    reveal: () => undefined,
  });
  let end: (intake: Intake) => void = () => undefined;
  const slow = new Promise<Intake>((resolve) => {
    end = resolve;
  });
  const readOf: typeof read = (input, options) =>
    input.kind === 'file' ? slow : read(input, options);
  const takeIn = takingInto(host, () => Promise.resolve({ read: readOf }));
  const older = takeIn({ kind: 'file', file: drawing });
  const newer = '1'.padEnd(81, '.');
  await takeIn({ kind: 'text', text: newer });
  end(await read({ kind: 'text', text: puzzle }));
  await older;
  expect(placed).toMatchObject([{ kind: 'position', givens: newer }]);
});
