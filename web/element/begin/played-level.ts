// The level of the puzzle that is played, where it was made here.
import { gridOf, type Grid } from '../../core/grid';
import { levels, type Level } from '../../core/make/daily';
import type { Language } from '../../core/language';
import { beginMessagesIn } from '../../languages/en/begin';
import type { ExtraHost } from '../contract/extra';
import { isRecord, parsedJson } from '../shared/records';
import { recall, remember } from '#remembered';

const note = 'puzzle-levels';
/** The most puzzles whose level is remembered; the oldest are forgotten first. */
const most = 100;

/** Undefined for a puzzle that somebody brought. */
let known: Record<string, string> | undefined;

const all = (): Record<string, string> => (known ??= read());

export function noteLevel(puzzle: Grid, level: Level): void {
  const kept = Object.entries(all()).filter(([other]) => other !== puzzle);
  known = Object.fromEntries<string>([...kept, [puzzle, level] as const].slice(-most));
  remember(note, JSON.stringify(known));
}

export function levelIn({ positions, language }: ExtraHost): string | undefined {
  return named(all()[positions.present.givens], language);
}

function named(level: string | undefined, language: Language): string | undefined {
  const found = levels.find((each) => each === level);
  return found && beginMessagesIn(language).levels[found];
}

function read(): Record<string, string> {
  const value = parsedJson(recall(note));
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([puzzle, level]) =>
    gridOf(puzzle) && typeof level === 'string' ? [[puzzle, level] as const] : [],
  );
  return Object.fromEntries<string>(entries);
}
