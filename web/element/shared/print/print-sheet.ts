// Prints sheets of puzzles, without the page around them.
import { render } from 'lit';
import { pageView } from './page-view';
import { pagesOf, paperSizes, type PlacedBoard, type Sheet } from './paper-sheets';

/** The rules for the drawing of a page, on screen and in print; dark on white in every theme. */
export const pageRules = `
  .sheet-page { display: block; background: #fff; fill: none; }
  .sheet-page text { fill: #000; font-family: system-ui, sans-serif; font-weight: 600; text-anchor: start; }
  .sheet-page .sheet-foot { font-weight: 400; text-anchor: middle; }
  .sheet-page .sheet-note { font-weight: 400; }
  .sheet-board .marked { fill: #ddd; }
  .sheet-board .cells { stroke: #999; stroke-width: 0.02; }
  .sheet-board .boxes { stroke: #000; stroke-width: 0.06; stroke-linecap: square; }
  .sheet-page .sheet-board text { font-size: 0.66px; text-anchor: middle; }
  .sheet-page .sheet-board .found { font-weight: 400; }
`;

function rulesFor({ paper }: Sheet): string {
  const { width, height } = paperSizes[paper];
  // A hair less than the page: rounding up would begin another one.
  return `
    @page { size: ${width}mm ${height}mm; margin: 0; }
    @media screen { .retrace-sheet { display: none; } }
    @media print {
      body { margin: 0 !important; }
      body > :not(.retrace-sheet) { display: none !important; }
      .retrace-sheet .sheet-page { inline-size: ${width - 0.2}mm; block-size: ${height - 0.2}mm; }
      .retrace-sheet .sheet-page:not(:last-child) { break-after: page; }
    }
    ${pageRules}`;
}

/** Opens the browser's print dialog; the sheet is removed when that closes. `name`: of the sheet and of each board. */
export function printSheet(
  sheet: Sheet,
  name: string,
  nameOf: (board: PlacedBoard) => string = () => name,
): void {
  const printed = document.createElement('div');
  printed.className = 'retrace-sheet';
  printed.setAttribute('role', 'group');
  printed.setAttribute('aria-label', name);
  render(
    pagesOf(sheet).map((page) => pageView(page, nameOf)),
    printed,
  );
  const styles = new CSSStyleSheet();
  styles.replaceSync(rulesFor(sheet));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  document.body.append(printed);
  const end = () => {
    printed.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  };
  addEventListener('afterprint', end, { once: true });
  print();
}
