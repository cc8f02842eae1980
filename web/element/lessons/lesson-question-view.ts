// A question of a lesson, the controls to answer it, and the reply to the answer.
import { html, nothing, type TemplateResult } from 'lit';
import { cellsOf, housesOf } from '../../core/cell';
import { digitAt, type Grid } from '../../core/grid';
import type { Refusal } from '../../core/refusals';
import { isClosed, type Reply } from './attempt';
import type { AskedWords } from '../../languages/lesson';
import type { Ask } from './lesson-model';
import type { LessonMessages } from '../../languages/en/lessons';

export interface QuestionView {
  ask: Ask;
  words: AskedWords;
  text: LessonMessages;
  reply: Reply | undefined;
  /** The digits on the board while the question is asked. */
  grid: Grid;
  answer: (answer: number) => void;
  show: () => void;
  focusBoard: () => void;
}

export function questionView(view: QuestionView): TemplateResult {
  const { words, text, reply, show } = view;
  return html`
    <section class="question paper stacked gap-10" aria-label=${text.question}>
      <p class="asked strong">${markedText(words.question)}</p>
      ${
        isClosed(reply)
          ? nothing
          : html`<div class="answering flow middle">
              ${controls(view)}
              <button type="button" class="quiet show accented medium" @click=${show}>
                ${text.show}
              </button>
            </div>`
      }
      <p class="reply ${reply?.kind ?? ''}" role="status">${reply ? said(reply, view) : nothing}</p>
    </section>
  `;
}

function controls({ ask, text, answer, focusBoard }: QuestionView): TemplateResult {
  switch (ask.by) {
    case 'cell':
      return html`<button type="button" class="secondary" @click=${focusBoard}>
        ${text.toBoard}
      </button>`;
    case 'digit':
      return html`<div class="digits strip" role="group" aria-label=${text.digits}>
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9, ...(ask.orNone ? [0] : [])].map(
          (digit) =>
            html`<button
              type="button"
              class="key shrinks"
              @click=${() => {
                answer(digit);
              }}
            >
              ${digit === 0 ? text.none : digit}
            </button>`,
        )}
      </div>`;
    case 'number': {
      const onSubmit = (event: SubmitEvent) => {
        event.preventDefault();
        const field = event.target instanceof HTMLFormElement ? event.target : undefined;
        const typed = field && new FormData(field).get('number');
        answer(numberIn(typeof typed === 'string' ? typed : ''));
      };
      return html`<form class="numbers strip gap-6" @submit=${onSubmit}>
        <input
          name="number"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          aria-label=${text.number}
        />
        <button type="submit" class="secondary">${text.answer}</button>
      </form>`;
    }
  }
}

/** A number with or without separators between its digits; NaN where the text is not a number. */
const numberIn = (typed: string): number => {
  const plain = typed.replaceAll(/[\s,_]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

function said({ kind, answer }: Reply, { ask, words, text, grid }: QuestionView) {
  switch (kind) {
    case 'right':
    case 'shown':
      return markedText(words.right);
    case 'no-number':
      return text.noNumber;
    case 'wrong':
      return markedText(why(answer, ask, grid, text) ?? words.wrong(answer));
  }
}

/** The reply that needs no text of the lesson: a peer has the digit, or a given is not a blank. */
function why(answer: number, ask: Ask, grid: Grid, text: LessonMessages): string | undefined {
  if (ask.by === 'digit' && ask.cell !== undefined && answer > 0) {
    const refusal = refusalOf(grid, ask.cell, answer);
    return refusal && text.refused(refusal);
  }
  const wantsBlank = ask.by === 'cell' && ask.right.every((cell) => digitAt(grid, cell) === 0);
  return wantsBlank && digitAt(grid, answer) !== 0 ? text.given(answer) : undefined;
}

function refusalOf(grid: Grid, cell: number, digit: number): Refusal | undefined {
  for (const house of housesOf(cell)) {
    const peer = cellsOf(house).find((each) => each !== cell && digitAt(grid, each) === digit);
    if (peer !== undefined) return { digit, peer, house };
  }
  return undefined;
}

/** A text of a lesson with its marks drawn: *term* and `code`. */
export const markedText = (text: string): (string | TemplateResult)[] =>
  text.split(/(\*[^*]+\*|`[^`]+`)/).map((part) => {
    const inner = part.slice(1, -1);
    if (part.startsWith('*') && part.length > 2)
      return html`<dfn class="accented heavy">${inner}</dfn>`;
    return part.startsWith('`') && part.length > 2 ? html`<code>${inner}</code>` : part;
  });
