// The widget's core for recordings: what cpp/wasm/plain/recording_binding.cpp exports, as searches-module.d.ts
// declares it.
import type { CoreRecording, RecordingCore } from '@core/retrace-searches.mjs';
import { objectsIn, plainExports, type Address, type Results } from '../core/plain-objects';
import { watchMembers } from '../watch/plain-watch';

interface Exports {
  recording(): Address;
  'recording.piece'(): Address;
  'recording.read'(recording: Address, length: number): number;
  'recording.watch'(recording: Address): Address;
  'recording.found'(recording: Address): number;
}

/** These are alike in all objects; the others are below. */
const members: Results<Pick<CoreRecording, 'steps' | 'puzzle' | 'problem' | 'delete'>> = {
  steps: 'number',
  puzzle: 'text',
  problem: 'numbers',
  delete: 'number',
};

/** Rejects where the module is not the widget's. */
export async function createRecordingCore(module: WebAssembly.Module): Promise<RecordingCore> {
  const core = await plainExports<Exports>(module);
  const { object, written } = objectsIn(core);
  const place = core['recording.piece']();
  const startRecording = (): CoreRecording => {
    const at = core.recording();
    const alike = object('recording', members, at);
    if (!alike) throw new Error('the core has no room for a recording');
    return {
      ...alike,
      read(piece) {
        new Uint8Array(core.memory.buffer, place, piece.length).set(piece);
        return core['recording.read'](at, piece.length) !== 0;
      },
      watch: () => object('watch', watchMembers, core['recording.watch'](at)),
      found: () => written(core['recording.found'](at)),
    };
  };
  return { startRecording };
}
