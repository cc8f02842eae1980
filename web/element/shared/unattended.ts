// Playing that began by itself: it pauses while nobody sees it, and then goes on.

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

  /** Plays as soon as it is seen. */
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

  /** From now on a person controls the motion, whether it is seen or not. */
  end(): void {
    this.#state = 'off';
  }
}
