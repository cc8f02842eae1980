// Ways to share the board: a link, other sites, a QR code, a picture, paper.
import qrcode from 'qrcode-generator';
import { html, svg, type TemplateResult } from 'lit';
import type { Grid } from '../../../core/grid';
import { formatPlayLink } from '../../../core/play-link';
import { download } from '../../shared/save-file';
import type { QuestionsInput } from '../questions-input';
import type { QuestionsMessages } from '../../../languages/en/questions';
import { copyText } from '../../shared/clipboard';
import type { PictureForm } from '../../shared/picture/scene-file';
import { boardFile } from './board-file';
import { printSheet } from '../../shared/print/print-sheet';
import type { PerPage } from '../../shared/print/paper-sheets';
import { sudokuPadLink, sudokuWikiLink } from './outside-links';
import { pressButton } from '../../shared/look/press-button';

export interface ShareView {
  root: HTMLElement | DocumentFragment;
  notice: string;
  tell: (message: string) => void;
}

export function sharePanel(
  input: QuestionsInput,
  { share: t }: QuestionsMessages,
  { root, notice, tell }: ShareView,
): TemplateResult {
  const { givens, digits, notes, earlier } = input;
  const [page = ''] = location.href.split('#', 1);
  const link = `${page}${formatPlayLink({ givens, digits, notes })}`;
  const button = (label: string, onClick: () => void) => pressButton('secondary', label, onClick);
  const copy = () => {
    void copyText(link, root).then((copied) => {
      tell(copied ? t.copied : t.copyFailed);
    });
  };
  const save = (form: PictureForm) => () => {
    void boardFile(form, input).then((blob) => {
      if (blob) download(blob, `${t.fileName}.${form}`);
      else tell(t.saveFailed);
    });
  };
  return html`<div class="share stacked whole-width gap-16">
    <div>
      <h2>${t.link}</h2>
      <p class="link whole-width text-13"><code>${link}</code></p>
      ${button(t.copyLink, copy)} <span>${notice}</span>
    </div>
    <div>
      <h2>${t.openIn}</h2>
      <p class="sites flow">
        <a
          class="accented touchable"
          href=${sudokuWikiLink(digits)}
          target="_blank"
          rel="noreferrer"
          >SudokuWiki</a
        >
        <a
          class="accented touchable"
          href=${sudokuPadLink(givens, digits, notes)}
          target="_blank"
          rel="noreferrer"
          >SudokuPad</a
        >
      </p>
    </div>
    <div>
      <h2>${t.qr}</h2>
      ${qrPicture(link, t.qrOf)}
    </div>
    <div>
      <h2>${t.picture}</h2>
      <div class="buttons flow">${button(t.svg, save('svg'))} ${button(t.png, save('png'))}</div>
    </div>
    <div>
      <h2>${t.print}</h2>
      <div class="buttons flow">
        ${button(t.printOne, () => {
          printPuzzles([givens], 1, t.sheet);
        })}
        ${button(t.printFour, () => {
          printPuzzles([givens, ...earlier.toReversed()].slice(0, 4), 4, t.sheet);
        })}
      </div>
      <p class="note">${t.printFourNote}</p>
    </div>
  </div>`;
}

const printPuzzles = (puzzles: readonly Grid[], perPage: PerPage, name: string): void => {
  printSheet(
    {
      paper: 'a4',
      perPage,
      title: '',
      puzzles: puzzles.map((grid) => ({ grid, solution: undefined, caption: '' })),
      answersTitle: undefined,
      foot: () => '',
    },
    name,
  );
};

/** Dark modules on white with a quiet zone around, in every theme. */
export function qrPicture(text: string, name: string): TemplateResult {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return html`<svg class="qr" viewBox="-4 -4 ${size + 8} ${size + 8}" role="img" aria-label=${name}>
    ${svg`<rect x="-4" y="-4" width=${size + 8} height=${size + 8} fill="#ffffff" /><path d=${path} fill="#000000" shape-rendering="crispEdges" />`}
  </svg>`;
}
