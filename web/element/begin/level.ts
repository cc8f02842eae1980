// The levels of which puzzles are offered to a player, and the one that was played last.
import type { Level } from '../../core/make/daily';
import { recall, remember } from '../shared/remembered';

/** As a player is offered them: what is beyond takes minutes to make. */
export const offeredLevels: readonly Level[] = ['easy', 'medium', 'hard', 'very-hard'];

const note = 'level';

/** The level of today's puzzle. */
export const levelNow = (): Level =>
  offeredLevels.find((level) => level === recall(note)) ?? 'medium';

export const rememberLevel = (level: Level): void => {
  remember(note, level);
};
