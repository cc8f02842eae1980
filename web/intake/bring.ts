// Brings puzzles to an element: what is pasted and dropped, and what its own controls are given.
import type { Arrival } from '../core/arrival';
import type { Brought, Read, ReadOptions } from './read';
import { broughtIn, couldBring } from './transfer';

/** The element as puzzles are brought to it. */
export interface Receiver extends EventTarget {
  /** Whether the mode it shows takes whole files. */
  readonly takesLists: boolean;
  /** Whether a paste or drop is meant for the board. */
  takes(event: Event): boolean;
  load(arrival: Arrival, from?: 'panel'): void;
  /** Brings what came of it into view. */
  reveal(): void;
}

/** `from`: the element's own panel, where what is wrong is said. */
export type Bring = (brought: Brought, from?: 'panel') => Promise<void>;

/** The reader, fetched when something is brought where an entry does not have it already. */
export type LoadRead = () => Promise<{ read: Read }>;

export const bringTo = (
  receiver: Receiver,
  loadRead: LoadRead,
  { reader, pictures }: ReadOptions = {},
): Bring => {
  let newest: Brought | undefined;
  return async (brought, from) => {
    newest = brought;
    const { takesLists: wantsList } = receiver;
    const readAs = (isWanted: boolean) =>
      loadRead().then(
        ({ read }) => read(brought, { wantsList: isWanted, ...(reader && { reader }) }),
        () => ({ kind: 'problem', problem: { kind: 'mode-not-loaded' } }) as const,
      );
    // A list is not read, so whether a text or its picture counts would not be known.
    const isDoubtful = wantsList && brought.kind === 'text' && brought.picture !== undefined;
    const first = await readAs(wantsList && !isDoubtful);
    const picture = pictures && pictureIn(brought, first);
    const arrival = isDoubtful && !picture ? await readAs(true) : first;
    // A large file that is read to its end late does not replace what was brought after it.
    if (newest !== brought) return;
    if (picture) {
      pictures(picture);
      return;
    }
    receiver.load(arrival, from);
    reader?.show('reading' in arrival ? arrival.reading : undefined);
    receiver.reveal();
  };
};

/** The picture that is brought, or that stands beside a text without a puzzle. */
function pictureIn(brought: Brought, arrival: Arrival): File | undefined {
  if (arrival.kind !== 'problem') return undefined;
  if (brought.kind === 'text') return brought.picture;
  return brought.kind === 'file' && arrival.problem.kind === 'picture' ? brought.file : undefined;
}

/** Pastes and drops anywhere within a target, outside text fields, go to a receiver. */
export function listenOn(target: EventTarget, receiver: Receiver, bring: Bring): void {
  const take = (event: Event, data: DataTransfer | null) => {
    const brought = receiver.takes(event) ? broughtIn(data) : undefined;
    if (!brought) return;
    event.preventDefault();
    void bring(brought);
  };
  target.addEventListener('paste', (event) => {
    if (event instanceof ClipboardEvent) take(event, event.clipboardData);
  });
  target.addEventListener('drop', (event) => {
    if (event instanceof DragEvent) take(event, event.dataTransfer);
  });
  // Without this a drop would open the file in place of the page.
  target.addEventListener('dragover', (event) => {
    if (event instanceof DragEvent && receiver.takes(event) && couldBring(event.dataTransfer)) {
      event.preventDefault();
    }
  });
}

/** The intake of an element, as entries register it. */
export const intakeWith = (loadRead: LoadRead, options?: ReadOptions) => (receiver: Receiver) => {
  const bring = bringTo(receiver, loadRead, options);
  listenOn(receiver, receiver, bring);
  return {
    text: (text: string) => void bring({ kind: 'text', text }, 'panel'),
    file: (file: File) => void bring({ kind: 'file', file }, 'panel'),
  };
};
