// Playing that began by itself: it rests while nobody sees it, and goes on where it was.

interface Motion {
  play(): void;
  pause(): void;
  isPlaying(): boolean;
}

export class Unattended {
  readonly #motion: Motion;
  #isSeen = true;
  #state: 'off' | 'plays' | 'rests' = 'off';

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  get isOn(): boolean {
    return this.#state !== 'off';
  }

  /** Plays, as soon as somebody sees it. */
  begin(): void {
    if (this.#isSeen) this.#motion.play();
    this.#state = this.#isSeen ? 'plays' : 'rests';
  }

  see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    if (isSeen && this.#state === 'rests') this.begin();
    if (isSeen || this.#state !== 'plays' || !this.#motion.isPlaying()) return;
    this.#motion.pause();
    this.#state = 'rests';
  }

  /** From here on it moves as somebody has asked, seen or not. */
  end(): void {
    this.#state = 'off';
  }
}
