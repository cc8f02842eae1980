// The progress of making a puzzle, and the puzzle.
import { html, nothing, type TemplateResult } from 'lit';
import type { MakeProgress } from '../../core/make/make-calls';
import type { Language } from '../../core/language';
import { commandFor } from '../../core/make/order-link';
import { emptyGrid, type Grid } from '../../core/grid';
import { gradeOf, ratingText } from '../../core/techniques/grade';
import { boardPicture } from '../shared/picture/scene-view';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import type { Run } from './making';
import type { MakeMessages } from '../../languages/en/make';
import { pressButton } from '../shared/look/press-button';

export interface ResultCommands {
  stop: () => void;
  putOnBoard: (puzzle: Grid) => void;
  another: (() => void) | undefined;
  copyLink: () => void;
  copyLine: () => void;
}

export interface ResultView {
  run: Run;
  language: Language;
  /** The notice that something was copied, or not. */
  notice: string;
  /** The name of the puzzle, where it has one. */
  name?: string | undefined;
}

const givensOf = (puzzle: Grid): number => puzzle.replaceAll('.', '').length;

export function resultPanel(
  { run, language, notice, name }: ResultView,
  text: MakeMessages,
  commands: ResultCommands,
): TemplateResult {
  return html`<section class="result" aria-label=${text.result.title}>
    <div class="picture-frame">${picture(run, text)}</div>
    <div class="reported">
      <div class="headline" role="status">${headline(run, text, language, name)}</div>
      ${details(run, text)}
      <div class="buttons">${acts(run, text, commands)}</div>
      <p class="notice" role="status">${notice}</p>
    </div>
  </section>`;
}

function picture(run: Run, text: MakeMessages): TemplateResult {
  const puzzle = shown(run);
  return boardPicture(
    { grid: puzzle, givens: puzzle },
    puzzle === emptyGrid ? text.result.none : text.result.picture(givensOf(puzzle)),
  );
}

/** The puzzle, or the nearest one so far. */
function shown(run: Run): Grid {
  if (run.kind === 'made') return run.made.puzzle;
  if (run.kind !== 'running' && run.kind !== 'stopped') return emptyGrid;
  return run.progress?.nearest?.puzzle ?? emptyGrid;
}

function headline(
  run: Run,
  text: MakeMessages,
  language: Language,
  name: string | undefined,
): TemplateResult | typeof nothing {
  const title = (said: string) => html`<p class="title">${said}</p>`;
  switch (run.kind) {
    case 'idle':
      return nothing;
    case 'running':
      return title(text.making);
    case 'stopped':
      return title(text.stopped);
    case 'failed':
      return title(text.failed);
    case 'fault':
      return title(text.fault[run.fault]);
    case 'made': {
      const { puzzle, rating, technique } = run.made;
      const t = text.result;
      const grade = t.grades[gradeOf(rating)];
      const { names } = techniqueNamesIn(language);
      return html`${name ? html`<p class="detail">${name}</p>` : nothing}
      ${title(t.summary(grade, ratingText(rating), givensOf(puzzle)))}
      ${technique ? html`<p class="detail">${t.hardest(names[technique])}</p>` : nothing}`;
    }
  }
}

function details(run: Run, text: MakeMessages): TemplateResult | typeof nothing {
  if (run.kind === 'made') {
    const { made, ordered } = run;
    const { order } = ordered;
    const isSymmetric = order.symmetry !== 'none';
    return html`${
        order.minimal
          ? html`<p class="detail">
              ${isSymmetric ? text.result.minimalUnderSymmetry : text.result.minimal}
            </p>`
          : nothing
      }
      <p class="note">
        ${text.result.figures(
          ratingText(made.rating),
          ratingText(made.firstPlacement),
          ratingText(made.firstStep),
        )}
      </p>
      <p class="note">${text.result.took(made.tries.made, made.elapsedMs)}</p>
      ${
        made.tries.nearStored > 0
          ? html`<p class="note">
              ${text.result.nearStored(made.tries.made - made.tries.nearStored)}
            </p>`
          : nothing
      }
      <p class="note">${text.result.command} <code>${commandFor(ordered)}</code></p>`;
  }
  if (run.kind !== 'running' && run.kind !== 'stopped') return nothing;
  return run.progress ? tried(run.progress, text) : nothing;
}

function tried(progress: MakeProgress, text: MakeMessages): TemplateResult {
  const { nearest, tries } = progress;
  const rating = nearest && nearest.rating > 0 ? ratingText(nearest.rating) : undefined;
  return html`<p class="tried">${text.progress(progress)}</p>
    <p class="note">${text.rare(tries)}</p>
    ${nearest ? html`<p class="note">${text.nearest(nearest.givens, rating)}</p>` : nothing}`;
}

function acts(
  run: Run,
  text: MakeMessages,
  { stop, putOnBoard, another, copyLink, copyLine }: ResultCommands,
): TemplateResult | typeof nothing {
  const button = (label: string, onClick: () => void, look = 'secondary') =>
    pressButton(look, label, onClick);
  switch (run.kind) {
    case 'running':
      return button(text.stop, stop);
    case 'stopped':
      return another ? button(text.tryAgain, another) : nothing;
    case 'made': {
      const { puzzle } = run.made;
      return html`${button(
        text.result.putOnBoard,
        () => {
          putOnBoard(puzzle);
        },
        'primary',
      )}
      ${another ? button(text.another, another) : nothing} ${button(text.result.copyLine, copyLine)}
      ${button(text.result.copyLink, copyLink)}`;
    }
    case 'idle':
    case 'fault':
    case 'failed':
      return nothing;
  }
}
