// Takes in for an element what is pasted and dropped, and what its own controls are given.
import type { Intake } from '../../core/intake';
import type { IntakeHost, IntakeInput, TakeIn } from '../contract/intake-host';
import type { Read, ReadOptions } from './read';
import { inputIn, couldTakeIn } from './transfer';

/** The reader, fetched when something is taken in where an entry does not have it already. */
export type LoadRead = () => Promise<{ read: Read }>;

export const takingInto = (
  host: IntakeHost,
  loadRead: LoadRead,
  { reader, pictures, takesVaried }: ReadOptions = {},
): TakeIn => {
  let newest: IntakeInput | undefined;
  return async (input, from) => {
    newest = input;
    const { takesLists: wantsList } = host;
    const readAs = (isWanted: boolean) =>
      loadRead().then(
        ({ read }) =>
          read(input, {
            wantsList: isWanted,
            ...(reader && { reader }),
            ...(takesVaried && { takesVaried }),
          }),
        () => ({ kind: 'problem', problem: { kind: 'mode-not-loaded' } }) as const,
      );
    // A list is not read, so whether a text or its picture counts would not be known.
    const isDoubtful = wantsList && input.kind === 'text' && input.picture !== undefined;
    const first = await readAs(wantsList && !isDoubtful);
    const picture = pictures && pictureIn(input, first);
    const intake = isDoubtful && !picture ? await readAs(true) : first;
    // A large file that is read to its end late does not replace what was taken in after it.
    if (newest !== input) return;
    if (picture) {
      pictures(picture);
      return;
    }
    host.place(intake, from);
    reader?.show('reading' in intake ? intake.reading : undefined);
    host.reveal();
  };
};

/** The picture that is taken in, or that stands beside a text without a puzzle. */
function pictureIn(input: IntakeInput, intake: Intake): File | undefined {
  if (intake.kind !== 'problem') return undefined;
  if (input.kind === 'text') return input.picture;
  return input.kind === 'file' && intake.problem.kind === 'picture' ? input.file : undefined;
}

/** Pastes and drops anywhere within a target, outside text fields, go to a host. */
export function listenOn(target: EventTarget, host: IntakeHost, takeIn: TakeIn): void {
  const take = (event: Event, data: DataTransfer | null) => {
    const input = host.takes(event) ? inputIn(data) : undefined;
    if (!input) return;
    event.preventDefault();
    void takeIn(input);
  };
  target.addEventListener('paste', (event) => {
    if (event instanceof ClipboardEvent) take(event, event.clipboardData);
  });
  target.addEventListener('drop', (event) => {
    if (event instanceof DragEvent) take(event, event.dataTransfer);
  });
  // Without this a drop would open the file in place of the page.
  target.addEventListener('dragover', (event) => {
    if (event instanceof DragEvent && host.takes(event) && couldTakeIn(event.dataTransfer)) {
      event.preventDefault();
    }
  });
}

/** The intake of an element, as entries register it. */
export const intakeWith =
  (loadRead: LoadRead, options?: ReadOptions) =>
  (host: IntakeHost): TakeIn => {
    const takeIn = takingInto(host, loadRead, options);
    listenOn(host, host, takeIn);
    return takeIn;
  };
