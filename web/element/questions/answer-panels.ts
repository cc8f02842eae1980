// The answers to questions, in words and pictures.
import { html, nothing, type TemplateResult } from 'lit';
import { cells } from '../../core/cell';
import {
  downloadLimit,
  type Certificate,
  type Completion,
  type Move,
} from '../../core/questions/puzzle-questions';
import { digitAt, emptyGrid, withDigit, type Grid } from '../../core/grid';
import type { QuestionsMessages } from '../../languages/en/questions';
import { pressButton } from '../shared/look/press-button';
import { boardPicture } from '../shared/picture/scene-view';
import type { QuestionsInput } from './questions-input';
import type { Shown } from './questions-state';

export interface AnswerCommands {
  move: (move: Move) => void;
  download: () => void;
  reduce: () => void;
}

type ShownAs<Kind extends Shown['kind']> = Extract<Shown, { kind: Kind }>;

const names = (list: readonly number[], { nameOf }: QuestionsMessages) =>
  list.map(nameOf).join(', ');
/** r1c1 = 5 */
const placed = (list: readonly number[], solution: Grid, { nameOf }: QuestionsMessages) =>
  list.map((cell) => `${nameOf(cell)} = ${digitAt(solution, cell)}`).join(', ');

export function certificatePanel(
  { certificate }: ShownAs<'certificate'>,
  { givens, digits, readonly, give }: QuestionsInput,
  text: QuestionsMessages,
): TemplateResult {
  const t = text.certificate;
  const verdict = html`<p class="title">${t.verdict[certificate.kind]}</p>`;
  switch (certificate.kind) {
    case 'unique':
      return verdict;
    case 'none': {
      const { conflict } = certificate;
      const marked = new Set(conflict.cells);
      return html`${verdict}
        <p>${t.conflict(conflict, names(conflict.cells, text))}</p>
        <div class="one">
          ${boardPicture({ grid: digits, givens: digits, marked }, names(conflict.cells, text))}
        </div>`;
    }
    case 'several':
      return html`${verdict} ${severalPanel(certificate, givens, text)}
      ${
        readonly
          ? nothing
          : pressButton('secondary', t.addThem, () => {
              give(completed(digits, certificate.completion));
            })
      }`;
  }
}

const completed = (grid: Grid, { cells: missing, solution }: Completion): Grid =>
  missing.reduce((filled, cell) => withDigit(filled, cell, digitAt(solution, cell)), grid);

function severalPanel(
  { first, other, count, completion }: Extract<Certificate, { kind: 'several' }>,
  givens: Grid,
  text: QuestionsMessages,
): TemplateResult {
  const t = text.certificate;
  const marked = new Set(cells.filter((cell) => first.charAt(cell) !== other.charAt(cell)));
  const picture = (title: string, grid: Grid) =>
    html`<figure>
      <figcaption class="muted text-14">${title}</figcaption>
      ${boardPicture({ grid, givens, marked }, t.picture(title))}
    </figure>`;
  return html`
    <p>${t.count(count)} ${t.differing(marked.size)}</p>
    <div class="two stacked whole-width gap-12">
      ${picture(t.first, first)} ${picture(t.other, other)}
    </div>
    <p>${t.completion(completion, placed(completion.cells, completion.solution, text))}</p>
  `;
}

export function solutionsPanel(
  { count, solution, k }: ShownAs<'solutions'>,
  { givens, readonly, enter }: QuestionsInput,
  text: QuestionsMessages,
  { move, download }: AnswerCommands,
): TemplateResult {
  const t = text.solutions;
  if (!solution) return html`<p class="title">${t.none}</p>`;
  const isFirst = k === 1;
  const isLast = !count.isEstimate && k === count.solutions;
  const go = (way: Move, enabled: boolean) =>
    pressButton({ kind: 'secondary', enabled }, t[way], () => {
      move(way);
    });
  return html`
    <p class="title">${t.place(k, count)}</p>
    <div class="one">${boardPicture({ grid: solution, givens }, t.picture)}</div>
    <div class="moves flow" role="group" aria-label=${text.tools.solutions}>
      ${go('first', !isFirst)} ${go('previous', !isFirst)} ${go('next', !isLast)}
      ${go('last', !isLast)}
    </div>
    <div class="buttons flow">
      ${
        readonly
          ? nothing
          : pressButton('secondary', t.onBoard, () => {
              enter(solution);
            })
      }
      ${pressButton('secondary', t.download, download)}
    </div>
    <p class="note">${t.downloadNote(downloadLimit)}</p>
  `;
}

export function candidatesPanel(
  { candidates }: ShownAs<'candidates'>,
  { digits, readonly, writeNotes }: QuestionsInput,
  text: QuestionsMessages,
): TemplateResult {
  const t = text.candidates;
  const { digits: bits, counts, solutions } = candidates;
  if (bits.every((each) => each === 0)) return html`<p class="title">${t.none}</p>`;
  const blanks = cells.filter((cell) => digitAt(digits, cell) === 0);
  const inWords = (cell: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => (bits[cell] ?? 0) & (1 << digit))
      .map((digit) => (counts ? t.times(digit, counts[cell * 9 + digit - 1] ?? 0) : String(digit)))
      .join(', ');
  return html`
    <p>${counts ? t.counted(solutions) : t.uncounted}</p>
    <div class="one">
      ${boardPicture({ grid: digits, givens: digits, candidates: bits }, t.picture)}
    </div>
    ${
      readonly
        ? nothing
        : pressButton('secondary', t.asNotes, () => {
            writeNotes(bits);
          })
    }
    <details class="whole-width">
      <summary>${t.list}</summary>
      <ul class="cells-list stacked unlisted text-14">
        ${blanks.map((cell) => html`<li>${t.cell(text.nameOf(cell), inWords(cell))}</li>`)}
      </ul>
    </details>
  `;
}

export function redundantPanel(
  shown: ShownAs<'redundant'> | ShownAs<'reduced'>,
  { givens, digits, readonly, give }: QuestionsInput,
  text: QuestionsMessages,
  { reduce }: AnswerCommands,
): TemplateResult {
  const t = text.redundant;
  if (shown.kind === 'reduced') {
    return html`<p class="title">${t.reduced(shown.before, shown.after, shown.isUnique)}</p>`;
  }
  const { cells: found, several } = shown;
  const puzzle = givens === emptyGrid ? digits : givens;
  const notUnique = several
    ? html`<p>${t.several(several.count)}</p>
        <p>
          ${text.certificate.completion(
            several.completion,
            placed(several.completion.cells, several.completion.solution, text),
          )}
        </p>
        ${
          readonly
            ? nothing
            : pressButton('secondary', text.certificate.addThem, () => {
                give(completed(puzzle, several.completion));
              })
        }`
    : nothing;
  if (found.length === 0)
    return html`${notUnique}
      <p class="title">${t.none}</p>`;
  return html`
    ${notUnique}
    <p>${t.some(found.length, names(found, text))}</p>
    <div class="one">
      ${boardPicture({ grid: puzzle, givens: puzzle, marked: new Set(found) }, t.picture)}
    </div>
    ${readonly ? nothing : pressButton('secondary', several ? t.reduceKeeping : t.reduce, reduce)}
  `;
}
