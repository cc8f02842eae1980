// The levels offered to players, and the one that was played last.
import type { Level } from '../../core/make/daily';
import { recall, remember } from '#remembered';

/** The levels offered to players: puzzles beyond them take minutes to make. */
export const offeredLevels: readonly Level[] = ['easy', 'medium', 'hard', 'very-hard'];

const note = 'level';

/** The level that was played last, which is also that of today's puzzle. */
export const levelNow = (): Level =>
  offeredLevels.find((level) => level === recall(note)) ?? 'medium';

export const rememberLevel = (level: Level): void => {
  remember(note, level);
};
