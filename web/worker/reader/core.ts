// The core that reads texts: what cpp/wasm/reader exports, given its types.
import { cellCount } from '../../core/cell';
import type { ReadPuzzle, Reading } from '../../core/reading';
import { trusted } from '../core/shared-kinds';
import { plainExports, type Address } from '../core/plain-core';

interface Exports {
  room(bytes: number): Address;
  read(): number;
  answer(): Address;
}

/** Reads a text of bytes in UTF-8; of one that is too large its begin does. */
export interface ReaderCore {
  read(text: Uint8Array): Reading;
}

/** As the core writes it: notes as bits 0 to 8. */
type Written = Omit<Reading, 'puzzles'> & {
  puzzles: readonly (Omit<ReadPuzzle, 'givens' | 'digits'> & { givens: string; digits?: string })[];
};

/** Rejects where the module is another one. */
export async function createReaderCore(module: WebAssembly.Module): Promise<ReaderCore> {
  const core = await plainExports<Exports>(module);
  return {
    read(text) {
      const room = core.room(text.length);
      const { buffer } = core.memory;
      const most = buffer.byteLength - room;
      new Uint8Array(buffer, room).set(text.subarray(0, Math.min(most, roomFor(text.length))));
      const length = core.read();
      const json = new TextDecoder().decode(
        new Uint8Array(core.memory.buffer, core.answer(), length),
      );
      const written = JSON.parse(json) as Written;
      return { ...written, puzzles: written.puzzles.map(puzzleOf) };
    },
  };
}

/** As in cpp/wasm/reader/reader_binding.cpp. */
const roomFor = (bytes: number): number => Math.min(bytes, 2 ** 20 + 1);

function puzzleOf({ givens, digits, notes, ...rest }: Written['puzzles'][number]): ReadPuzzle {
  return {
    ...rest,
    givens: trusted(givens),
    ...(digits !== undefined && { digits: trusted(digits) }),
    ...(notes?.length === cellCount && { notes: notes.map((bits) => bits << 1) }),
  };
}
