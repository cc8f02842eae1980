// Hands over in pieces what a program says while it runs, so that little of it is lost when the program is ended.

/** The number of pieces that are handed over as they come: a program that falls silent early loses nothing. */
const eagerPieces = 500;
const pieceLength = 2 ** 16;
const pieceMilliseconds = 50;
/** The clock is asked once in so many additions: it takes longer than they do. */
const additionsPerLook = 32;

/** When the next piece is due. */
export class Pace {
  #handed = 0;
  #handedAt = 0;

  /** Whether additions are to be handed over at once. */
  get isEager(): boolean {
    return this.#handed < eagerPieces;
  }

  /** Asks the clock. */
  get isDue(): boolean {
    return this.isEager || performance.now() - this.#handedAt >= pieceMilliseconds;
  }

  handedOver(): void {
    this.#handed++;
    this.#handedAt = performance.now();
  }
}

/** Text in pieces. */
export class Pieces {
  readonly #hand: (text: string) => void;
  readonly #pace = new Pace();
  #text = '';
  #added = 0;

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
    this.#pace.handedOver();
  }

  get #isDue(): boolean {
    const isLookedAt = this.#pace.isEager || this.#added % additionsPerLook === 0;
    return this.#text.length >= pieceLength || (isLookedAt && this.#pace.isDue);
  }
}
