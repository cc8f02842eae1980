// The chosen rows, page by page, and the row that is open.
import { html, nothing, type TemplateResult } from 'lit';
import type { BulkRow } from '../../core/bulk/rows';
import type { Grid } from '../../core/grid';
import { ratingText } from '../../core/techniques/grade';
import type { BulkMessages } from '../../languages/en/bulk';
import { boardPicture } from '../shared/picture/scene-view';
import { rowsOnAPage } from './bulk-store';
import { mostOnPaper } from './rows-on-paper';
import type { PaperForm, SavedForm } from './save-rows';
import { pressButton } from '../shared/look/press-button';

/** A row with its text from the file. */
export interface ShownRow extends BulkRow {
  text: string;
}

/** The row that is open. */
export interface PickedRow {
  line: number;
  grid: Grid;
}

export interface RowsView {
  rows: readonly ShownRow[];
  from: number;
  count: number;
  limit: number;
  /** Whether the table has a column for ratings. */
  isRated: boolean;
  /** Whether it has a column for the line of the same puzzle. */
  isCompared: boolean;
  picked: PickedRow | undefined;
  /** `percent`: of the file that was answered when it was saved. `onPaper`: the first ones alone are on paper. */
  saving: 'saving' | 'saved' | 'failed' | 'onPaper' | { percent: number } | undefined;
}

export interface RowsCommands {
  turnTo: (from: number) => void;
  goToLine: (line: number) => void;
  pick: (row: ShownRow) => void;
  putOnBoard: (grid: Grid) => void;
  save: (form: SavedForm) => void;
  putOnPaper: (form: PaperForm) => void;
}

export function rowsPanel(
  view: RowsView,
  text: BulkMessages,
  commands: RowsCommands,
): TemplateResult {
  const { from, count } = view;
  const t = text.rows;
  return html`
    <section class="rows stacked one-column" aria-label=${t.title}>
      <div class="pager flow middle">
        <p>
          ${count === 0 ? t.none : t.page(from + 1, Math.min(from + rowsOnAPage, count), count)}
        </p>
        ${pressButton({ kind: 'secondary', enabled: from > 0 }, t.previous, () => {
          commands.turnTo(Math.max(0, from - rowsOnAPage));
        })}
        ${pressButton({ kind: 'secondary', enabled: from + rowsOnAPage < count }, t.next, () => {
          commands.turnTo(from + rowsOnAPage);
        })}
        <form
          class="flow middle"
          @submit=${(event: SubmitEvent) => {
            event.preventDefault();
            const form = event.currentTarget instanceof HTMLFormElement && event.currentTarget;
            if (form) commands.goToLine(Number(new FormData(form).get('line')));
          }}
        >
          <label for="line">${t.goToLine}</label>
          <input id="line" name="line" type="number" min="1" required inputmode="numeric" />
          <button type="submit" class="secondary">${t.go}</button>
        </form>
      </div>
      ${picked(view, text, commands)} ${count === 0 ? nothing : table(view, text, commands)}
      <div class="save flow middle" role="group" aria-label=${text.save.label}>
        <span aria-hidden="true">${text.save.label}</span>
        ${(['csv', 'puzzles', 'solutions', 'ratings'] as const).map((form) =>
          form === 'ratings' && !view.isRated
            ? nothing
            : pressButton({ kind: 'secondary', enabled: count > 0 }, text.save[form], () => {
                commands.save(form);
              }),
        )}
        ${(['pdf', 'print'] as const).map((form) =>
          pressButton({ kind: 'secondary', enabled: count > 0 }, text.save[form], () => {
            commands.putOnPaper(form);
          }),
        )}
        <p role="status">${savedText(view.saving, text)}</p>
      </div>
    </section>
  `;
}

function savedText(saving: RowsView['saving'], { save }: BulkMessages): string {
  if (saving === undefined) return '';
  if (saving === 'onPaper') return save.onPaper(mostOnPaper);
  return typeof saving === 'string' ? save[saving] : save.savedPart(saving.percent);
}

function picked(
  { picked: row }: RowsView,
  { rows: t }: BulkMessages,
  { putOnBoard }: RowsCommands,
): TemplateResult | typeof nothing {
  if (!row) return nothing;
  return html`<div class="picked stacked middle gap-20">
    ${boardPicture({ grid: row.grid, givens: row.grid }, t.picture(row.line))}
    <div>
      <p><b>${t.line} ${row.line}</b></p>
      ${pressButton('secondary', t.onBoard, () => {
        putOnBoard(row.grid);
      })}
    </div>
  </div>`;
}

function table(
  { rows, limit, isRated, isCompared }: RowsView,
  text: BulkMessages,
  { pick }: RowsCommands,
): TemplateResult {
  const t = text.rows;
  return html`<div class="scroll paper" role="group" tabindex="0" aria-label=${t.title}>
    <table class="whole-width tabular text-15">
      <thead>
        <tr>
          <th scope="col" class="figure">${t.line}</th>
          <th scope="col">${t.result}</th>
          <th scope="col" class="figure">${t.solutions}</th>
          <th scope="col" class="figure">${t.givens}</th>
          <th scope="col" class="figure">${t.branches}</th>
          ${isRated ? html`<th scope="col" class="figure">${text.rating.title}</th>` : nothing}
          ${isCompared ? html`<th scope="col">${text.repeats.column}</th>` : nothing}
          <th scope="col">${t.puzzle}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => {
          const { kind, line, solutions, givens, branches, problem } = row;
          const figure = (value: string) => html`<td class="figure">${problem ? '' : value}</td>`;
          return html`<tr class=${kind}>
            <th scope="row" class="figure">${text.number(line)}</th>
            <td>${text.kind[kind]}</td>
            ${figure(text.solutionsOf(solutions, kind === 'several' && solutions >= limit))}
            ${figure(text.number(givens))} ${figure(text.number(branches))}
            ${isRated ? figure(row.ratings ? ratingText(row.ratings.hardest) : '') : nothing}
            ${isCompared ? html`<td>${row.alike ? text.repeats.of(row.alike.likeness, row.alike.first) : ''}</td>` : nothing}
            <td class="text">
              ${
                problem
                  ? html`<span>${text.problem(problem)}</span>
                      <code>${row.text.slice(0, 100)}</code>`
                  : html`<button
                      type="button"
                      class="quiet"
                      aria-label="${t.show(line)}: ${row.text}"
                      @click=${() => {
                        pick(row);
                      }}
                    >
                      <code>${row.text}</code>
                    </button>`
              }
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
