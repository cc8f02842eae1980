// Where photos go: brought from anywhere on the page, read once the element is there.

export class Photos {
  #read: ((picture: File) => void) | undefined;
  #waiting: File | undefined;

  readonly take = (picture: File): void => {
    if (this.#read) this.#read(picture);
    else this.#waiting = picture;
  };

  /** Called by what reads them; one that came before is read now. */
  readBy(read: (picture: File) => void): void {
    this.#read = read;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) read(waiting);
  }
}
