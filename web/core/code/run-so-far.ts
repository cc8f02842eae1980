// A run so far, and its report: where the worker is ended, all that it had said is there.
import { FilmPieces } from './film';
import type { Fault, RunReport } from './run';
import type { RunReply } from './run-messages';

type Ended = Extract<RunReply, { type: 'ended' }>;
type Heard = Extract<RunReply, { type: 'printed' | 'noticed' | 'filmed' }>;

export class RunSoFar {
  readonly #film = new FilmPieces();
  readonly #printed: string[] = [];
  readonly #errors: string[] = [];
  readonly #faults: Fault[] = [];

  /** The number of steps in the film. */
  get steps(): number {
    return this.#film.steps;
  }

  hear(reply: Heard): void {
    switch (reply.type) {
      case 'printed':
        (reply.isError ? this.#errors : this.#printed).push(reply.text);
        break;
      case 'noticed':
        this.#faults.push(reply.fault);
        break;
      case 'filmed':
        this.#film.add(reply.piece);
    }
  }

  report({ ending, milliseconds, film, frames }: Omit<Ended, 'type'>): RunReport {
    const report = {
      ending,
      output: this.#printed.join(''),
      ...(this.#errors.length > 0 && { errors: this.#errors.join('') }),
      milliseconds,
      faults: this.#faults,
      ...(frames && { frames }),
    };
    // A program that ended by its own error has no step that is missing.
    const endedItself = ending.kind === 'finished' || ending.kind === 'runtime-error';
    const isCut = film?.isCut === true || !endedItself;
    return film ? { ...report, film: this.#film.film({ ...film, isCut }) } : report;
  }

  /** It was ended from outside, after so long. */
  late(milliseconds: number): RunReport {
    const film = this.steps > 0 ? { isCut: true } : undefined;
    return this.report({ ending: { kind: 'time-limit' }, milliseconds, film });
  }
}
