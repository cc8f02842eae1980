// Hands text over in pieces while a program runs, so that little of it is lost when the program is ended.

/** So many pieces are handed over as they come: a program that falls silent early loses nothing. */
const eagerPieces = 500;
const pieceLength = 2 ** 16;
const pieceMilliseconds = 50;
/** The clock is asked once in so many additions: it takes longer than they do. */
const additionsPerLook = 32;

export class Pieces {
  readonly #hand: (text: string) => void;
  #text = '';
  #added = 0;
  #handed = 0;
  #handedAt = 0;

  constructor(hand: (text: string) => void) {
    this.#hand = hand;
  }

  add(text: string): void {
    this.#text += text;
    this.#added++;
    if (this.#isDue) this.handOver();
  }

  /** To be called where the run ends by itself, too. */
  handOver(): void {
    if (this.#text === '') return;
    this.#hand(this.#text);
    this.#text = '';
    this.#handed++;
    this.#handedAt = performance.now();
  }

  get #isDue(): boolean {
    return (
      this.#handed < eagerPieces ||
      this.#text.length >= pieceLength ||
      (this.#added % additionsPerLook === 0 &&
        performance.now() - this.#handedAt >= pieceMilliseconds)
    );
  }
}
