// Games that outlive the page: each with its puzzle and its undo history, written at once with every change, so that neither a reload
// nor a crash loses one. Another tab of the browser hears of it. Without storage a game lasts as long as the page.
import { hashOf } from '../../core/hash';
import { areWhole, isRecord, parsedJson } from '../shared/records';
import { longestPast } from '../shared/state/history';
import type { Sheet } from '../../core/varied/varied-game';
import { blankSheet, type Game } from './game';
import { keptList, type KeptRow } from './kept-list';

const fields = ['digits', 'corner', 'centre'] as const;

const games = keptList('varied-games', 'varied-');
export const { rows: keptRows, forget: forgetGame, isStored } = games;

/** A name for a text: two hashes of it. */
export function idOf(text: string): string {
  let other = 0x1000193;
  for (let at = 0; at < text.length; at++) {
    other = Math.imul(other + text.charCodeAt(at), 0x5bd1e995) ^ (other >>> 15);
  }
  return [hashOf(text), other].map((each) => (each >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The text of a kept game's puzzle. */
export function keptText(id: string): string | undefined {
  const kept = parsedJson(games.value(id));
  return isRecord(kept) && typeof kept.text === 'string' ? kept.text : undefined;
}

export function keepGame(row: KeptRow, text: string, game: Game): void {
  games.keep(row, JSON.stringify({ version: 1, text, ...packedGame(game) }));
}

/** The kept game of a puzzle; undefined where there is none, or none of these cells. */
export function keptGame(id: string, givens: readonly number[], digits: number): Game | undefined {
  const kept = parsedJson(games.value(id));
  if (!isRecord(kept) || kept.version !== 1 || !Array.isArray(kept.changes)) return undefined;
  const { past } = kept;
  const first = blankSheet(givens);
  const begin = Array.isArray(kept.begin) ? withChange(first, kept.begin, digits) : undefined;
  if (!begin) return undefined;
  const sheets = [begin];
  for (const change of kept.changes.slice(0, 2 * longestPast)) {
    const next = withChange(sheets.at(-1) ?? first, change, digits);
    if (!next) return undefined;
    sheets.push(next);
  }
  const present = typeof past === 'number' ? sheets[past] : undefined;
  if (!present || typeof past !== 'number') return undefined;
  const isGiven = (sheet: Sheet) =>
    givens.every((given, cell) => given === 0 || sheet.digits[cell] === given);
  if (!sheets.every(isGiven)) return undefined;
  return { past: sheets.slice(0, past), present, future: sheets.slice(past + 1) };
}

/** From the first position on only what changes: three numbers for each, its field, its cell and its new value. */
function packedGame({ past, present, future }: Game) {
  const sheets = [...past, present, ...future];
  const blank = sheets[0] ? blankSheet(sheets[0].digits.map(() => 0)) : undefined;
  const changes = sheets.slice(1).map((sheet, i) => changeTo(sheets[i], sheet));
  return { begin: changeTo(blank, sheets[0]), changes, past: past.length };
}

function changeTo(from: Sheet | undefined, to: Sheet | undefined): number[] {
  if (!from || !to) return [];
  return fields.flatMap((field, index) =>
    from[field] === to[field]
      ? []
      : to[field].flatMap((value, cell) =>
          value === from[field][cell] ? [] : [index, cell, value],
        ),
  );
}

/** Undefined where a change is not one of such a board. */
function withChange(sheet: Sheet, change: unknown, digits: number): Sheet | undefined {
  if (!areWhole(change) || change.length % 3 !== 0) return undefined;
  const next = { digits: [...sheet.digits], corner: [...sheet.corner], centre: [...sheet.centre] };
  for (let at = 0; at < change.length; at += 3) {
    const [index = -1, cell = -1, value = -1] = change.slice(at, at + 3);
    const field = fields[index];
    if (field === undefined) return undefined;
    const most = field === 'digits' ? digits : 2 ** (digits + 1) - 1;
    if (cell < 0 || cell >= sheet.digits.length || value < 0 || value > most) return undefined;
    next[field][cell] = value;
  }
  return next;
}
