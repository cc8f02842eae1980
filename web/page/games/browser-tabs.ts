// The messages of this browser's tabs about games that they have written or deleted.
import { isRecord } from '../../element/shared/records';

export interface GameChange {
  id: string;
  /** 0 once it is deleted. */
  revision: number;
}

type Heard = (change: GameChange) => void;

export class Tabs {
  readonly #channel = channelOf('retrace-games');
  readonly #listeners = new Set<Heard>();

  constructor() {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const change = changeIn(data);
      if (change) for (const heard of this.#listeners) heard(change);
    });
  }

  tell({ id, revision }: GameChange): void {
    this.#channel?.postMessage({ id, revision });
  }

  /** Returns what ends it. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }
}

/** Undefined where it is refused with all storage, as in sandboxed frames. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function changeIn(data: unknown): GameChange | undefined {
  if (!isRecord(data)) return undefined;
  const { id, revision } = data;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}
