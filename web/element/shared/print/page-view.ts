// A page of a sheet as a drawing, for print and for its preview.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { boardScene } from '../picture/board-scene';
import { shapeView } from '../picture/scene-view';
import { measures, type PlacedBoard, type SheetPage } from './paper-sheets';

/** `name`: the name of a board for screen readers, by its index among all boards. */
export function pageView(page: SheetPage, name: (board: PlacedBoard) => string): TemplateResult {
  const { width, height, title, boards, foot } = page;
  const { margin, title: titled, foot: footed } = measures;
  return html`<svg class="sheet-page" role="presentation" viewBox="0 0 ${width} ${height}">
    ${
      title === ''
        ? nothing
        : svg`<text class="sheet-title" x=${margin} y=${margin + titled.size} font-size=${titled.size}>${title}</text>`
    }
    ${boards.map((board) => boardView(board, name(board)))}
    ${
      foot === ''
        ? nothing
        : svg`<text class="sheet-foot" x=${width / 2} y=${height - margin + footed.size} font-size=${footed.size}>${foot}</text>`
    }
  </svg>`;
}

function boardView(board: PlacedBoard, name: string) {
  const { x, y, size, caption, note } = board;
  const { caption: captioned, note: noted } = measures;
  const { shapes } = boardScene(board);
  return svg`
    <text x=${x} y=${y - 2 - (note === '' ? 0 : noted.room)} font-size=${captioned.size}>${caption}</text>
    ${note === '' ? nothing : svg`<text class="sheet-note" x=${x} y=${y - 2} font-size=${noted.size}>${note}</text>`}
    <g class="sheet-board" role="img" aria-label=${name} transform="translate(${x} ${y}) scale(${size / 9})">
      ${shapes.map(shapeView)}
    </g>`;
}
