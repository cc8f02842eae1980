// The calls of the package's solver that read any text.
import { foundIn } from '../core/found-kinds';
import { bytes, count, flag, laidOut, list } from '../core/kinds';
import { call, made, object, table, type CoreOf } from '../core/table';

export const found = list(foundIn);

const reading = object('Reading', 'ReadCall', {
  /** Reads at most `budget` lines more; true at the end of the text. */
  run: call(flag, ['budget', count]),
  /** The findings since the last call. */
  found: call(laidOut(found)),
});

export const textsTable = table(['wasm/reader/read_call.hpp'], {
  /** `text`: in UTF-8. */
  startReading: call(made(reading), ['text', bytes]),
});

export type TextsCore = CoreOf<typeof textsTable>;
