// The game that another puzzle has taken the board from: the news says that it is kept, with the way back to it.
import { recall, remember } from '../../element/shared/remembered';
import type { PageText } from '../words';

/** The name under which it is remembered for the next visit. */
const note = 'left-game';

export type Show = (
  name: PageText,
  onAct?: () => void,
  label?: PageText,
  onClose?: () => void,
) => () => void;

export class LeftGame {
  #hide = (): void => undefined;

  /** `goBack`: puts the game of that name on the board. */
  constructor(
    readonly show: Show,
    readonly goBack: (id: string) => unknown,
  ) {}

  get id(): string | undefined {
    return recall(note) ?? undefined;
  }

  readonly forget = (): void => {
    remember(note, '');
    this.#hide();
  };

  /** Before it is written: the page may be left meanwhile. */
  note(id: string): void {
    remember(note, id);
  }

  tell(id: string): void {
    this.note(id);
    this.#hide = this.show(
      'gameKept',
      () => {
        this.forget();
        this.goBack(id);
      },
      'gameBack',
      this.forget,
    );
  }
}
