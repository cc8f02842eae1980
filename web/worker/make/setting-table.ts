// The calls of the core for the setter's bench: the least form of a puzzle, and puzzles that are found around it.
import { count, flag, int, laidOut, list, number, record, text, type Shape } from '../core/kinds';
import { grid } from '../core/shared-kinds';
import { call, object, started, table, type CoreOf, type ObjectOf } from '../core/table';

export const leastForm = record('least_form', {
  form: grid,
  automorphisms: count,
  map: record('map', { transposes: flag, rows: list(int), columns: list(int), names: list(int) }),
});

export const bandNumbers = list(int);

const setterSearch = object('SetterSearch', 'SetterSearch', {
  /** True when so many as wanted are found, or there are no more. */
  run: call(flag, ['budget', count]),
  found: call(count),
  isComplete: call(flag),
  share: call(number),
  takeLines: call(text),
  position: call(text),
});

/** Starts a search of the bench; null where the puzzle has not one solution, or another parameter makes no sense. */
const search = <const Given extends readonly [string, Shape][]>(...given: Given) =>
  call(started(setterSearch), ['puzzle', text], ['limit', count], ...given);

export const settingTable = table(['wasm/make/setting.hpp'], {
  leastFormOf: call(laidOut(leastForm), ['puzzle', text]),
  /** Three bands from the top and three stacks from the left, from 1 to 416; none where the puzzle has not one solution. */
  bandsOf: call(laidOut(bandNumbers), ['puzzle', text]),
  /** The form of each line of 81, with its line feed. */
  leastForms: call(text, ['lines', text]),
  startMinimals: search(['from', text]),
  startDrawnMinimals: search(['seed', count]),
  startNeighbours: search(['exchanged', text], ['from', text]),
  startBackdoors: search(['also', text], ['most', int], ['from', text]),
  startSeventeens: search(['most', int], ['from', text]),
});

export type SettingCore = CoreOf<typeof settingTable>;
export type CoreSearch = ObjectOf<typeof setterSearch>;
