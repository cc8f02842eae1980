// The board of a step: what is known before it, its candidates, and over them the evidence.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { findContradictions } from '../../core/contradiction';
import { digitsIn } from '../../core/notes';
import { cellBoard } from '../shared/board/board';
import { shownAt } from '../shared/state/position';
import { innerDrawing, placeDrawing, type Drawing } from '../shared/techniques/deduction-drawing';
import { innerAt } from '../../core/techniques/evidence-parts';
import '../shared/techniques/evidence-view';
import { stepMarks } from '../shared/techniques/step-marks';
import { techniqueMessagesIn } from '../../languages/en/techniques';
import { messagesIn } from '../../languages/en/element';
import type { Shown } from './explain-shown';
import { walkIn } from './explain-model';
import { boardAt, lastOf, stepAt } from './walk';

const none: ReadonlySet<number> = new Set();

export function pathBoard({ input, model, commands }: Shown): unknown {
  const { givens, digits, language } = input;
  const { puzzle = digits, position, level, chain, unfolded, pointed, selected } = model;
  const walk = walkIn(model);
  const shownOf = [givens, puzzle, walk, position, level, chain, unfolded, pointed, selected];
  return guard([...shownOf, language], () => {
    const step = walk && stepAt(walk, position);
    const isShown = level === 'what' || level === 'why';
    const board = walk && boardAt(walk, position);
    // A start without notes and a solution without any: only what is told needs candidates.
    const withNotes = walk && position > 0 && (position < lastOf(walk) || walk.end !== 'solved');
    const shown = {
      givens,
      digits: puzzle,
    };
    const common = messagesIn(language);
    return cellBoard({
      shown: (cell) => {
        const each = shownAt(shown, board?.digits, cell);
        if (!withNotes || !board || each.kind !== 'blank') return each;
        return { ...each, candidates: digitsIn(board.candidates[cell] ?? 0) };
      },
      selected,
      text: common,
      readonly: true,
      isSearching: false,
      contradicting: new Set(
        findContradictions(puzzle).flatMap(({ first, second }) => [first, second]),
      ),
      chosen: none,
      peers: none,
      selectedDigit: 0,
      deadEnd: undefined,
      named:
        step && isShown
          ? stepMarks(
              innerAt(step, unfolded).deduction,
              techniqueMessagesIn(language),
              board?.digits ?? puzzle,
            )
          : new Map(),
      overBoard: () => [
        step && board && level !== 'nudge'
          ? evidence({
              ...(isShown ? innerDrawing(step, board, unfolded, chain) : placeDrawing(step, board)),
              pointed,
            })
          : nothing,
      ],
      onKey: commands.onBoardKey,
      onFocus: commands.select,
    });
  });
}

const evidence = (drawing: Drawing): TemplateResult =>
  html`<retrace-evidence .drawing=${drawing}></retrace-evidence>`;
