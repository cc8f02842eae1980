// Puzzles on a sheet of paper: one, or four in two rows. The page around them is left out of the print.
import { html, render, type TemplateResult } from 'lit';
import type { Grid } from '../../../core/grid';
import { boardPicture } from '../../shared/picture/board-picture';

const sheetStyles = `
  @page { size: A4; margin: 15mm; }
  @media screen { .retrace-sheet { display: none; } }
  @media print {
    body > :not(.retrace-sheet) { display: none !important; }
    .retrace-sheet { display: grid; gap: 15mm; color-scheme: light; }
    .retrace-sheet.four { grid-template-columns: 1fr 1fr; }
    .retrace-sheet.one { max-inline-size: 15cm; margin-inline: auto; }
    .retrace-sheet .picture { display: block; inline-size: 100%; fill: none; break-inside: avoid; }
    .retrace-sheet .cells { stroke: #999; stroke-width: 0.02; }
    .retrace-sheet .boxes { stroke: #000; stroke-width: 0.06; }
    .retrace-sheet text { fill: #000; font: 600 0.66px system-ui, sans-serif; text-anchor: middle; }
  }
`;

/** Opens the browser's print; the sheet goes when that is over. */
export function printSheet(puzzles: readonly Grid[], name: string): void {
  const sheet = document.createElement('div');
  sheet.className = `retrace-sheet ${puzzles.length > 1 ? 'four' : 'one'}`;
  sheet.setAttribute('role', 'group');
  sheet.setAttribute('aria-label', name);
  render(
    puzzles.map(
      (grid): TemplateResult => html`<div>${boardPicture({ grid, givens: grid }, name)}</div>`,
    ),
    sheet,
  );
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheetStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  document.body.append(sheet);
  const end = () => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  };
  addEventListener('afterprint', end, { once: true });
  print();
}
