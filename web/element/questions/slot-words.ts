// Every text of the slot in which the questions open; their own texts are loaded with them.

export interface SlotMessages {
  title: string;
  /** The button, while the questions are not loaded. */
  open: string;
}
