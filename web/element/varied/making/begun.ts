// The drafts that the editor begins with: a new one, one as it was left, or a puzzle to edit.
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { historyOf, type History } from '../../shared/state/history';
import { idOf } from '../kept-games';
import { draftOf, newDraft, type Draft } from './draft';
import { keptDraft } from './kept-drafts';

/** The draft to begin with. */
export interface Begun {
  id: string;
  history: History<Draft>;
}

export const freshDraft = (size: number): Begun => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  history: historyOf(newDraft(size)),
});

/** The draft of that id as it was left, or begun anew where it is gone. */
export const goOn = (id: string): Begun => ({
  id,
  history: keptDraft(id) ?? historyOf(newDraft(9)),
});

/** `played`: the draft that the puzzle was played from. Another puzzle has one draft of its own. */
export function draftToEdit(puzzle: VariedPuzzle, played: string | undefined): Begun {
  const known = played === undefined ? undefined : keptDraft(played);
  if (played !== undefined && known) return { id: played, history: known };
  const id = `of-${idOf(puzzle.text)}`;
  const draft = draftOf(puzzle);
  return draft ? { id, history: keptDraft(id) ?? historyOf(draft) } : freshDraft(9);
}
