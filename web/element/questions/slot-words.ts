// Every text of the place where the questions open; those behind it are loaded with them.

export interface SlotMessages {
  title: string;
  /** Where they are not loaded yet. */
  open: string;
}
