// Follows a player who looks for a technique in a puzzle that was given for it: says what to find, and when it is found.
import { html } from 'lit';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import { findContradictions } from '../../../core/contradiction';
import type { Grid } from '../../../core/grid';
import { dayOf } from '../../../core/make/daily';
import type { Deduction } from '../../../core/techniques/deduction';
import type { TechniqueName } from '../../../core/techniques/technique';
import type { Card, ExtraHost } from '../../contract/extra';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import { practiceMessagesIn } from '../../../languages/en/practice';
import { givenPuzzles, noteSolved } from '../given-puzzles';
import { atStepOf, taskIn, type AtStep } from './at-step';
import { isFinished } from '../../shared/state/position';
import { isFound, waysAt } from './found';
import { foundIn, goal, nextOf } from './progress';
import { pressButton } from '../../shared/look/press-button';

export interface PracticeWays {
  practise: (technique: TechniqueName) => void;
  /** Opens the course at a technique. */
  course: (technique: TechniqueName) => void;
}

/** The technique in a puzzle of practice, and whether it is found. */
interface Search {
  puzzle: Grid;
  technique: TechniqueName;
  at: AtStep | undefined;
  ways: readonly Deduction[];
  state: 'open' | 'found' | 'closed';
  /** Whether it was found without hints. */
  isAlone: boolean;
}

export class Tracker {
  readonly #host: ExtraHost;
  readonly #ways: PracticeWays;
  readonly #client = new TechniquesClient();
  #search: Search | undefined;

  constructor(host: ExtraHost, ways: PracticeWays) {
    this.#host = host;
    this.#ways = ways;
  }

  /** Called when the board has changed. */
  changed(): void {
    const { present } = this.#host.positions;
    if (this.#search?.puzzle !== present.givens) this.#begin(present.givens);
    const search = this.#search;
    if (search?.state !== 'open' || !search.at) return;
    if (isFound(present, search.at, search.ways)) this.#find(search);
    else this.#say(search);
  }

  card(): Card | undefined {
    const search = this.#search;
    const { language, positions } = this.#host;
    if (search?.state !== 'found' || positions.present.givens !== search.puzzle) return undefined;
    const text = practiceMessagesIn(language);
    const { technique, isAlone } = search;
    const count = foundIn(technique);
    const name = techniqueNamesIn(language).names[technique];
    const next = count >= goal ? nextOf(technique) : undefined;
    const button = (label: string, kind: string, onClick: () => void) =>
      pressButton(kind, label, onClick);
    const content = html`<section class="found" aria-label=${text.found(name)}>
      <h2>${text.found(name)}</h2>
      <p role="status">${isAlone ? text.progress(count, goal) : text.withHint}</p>
      <div>
        ${
          next === undefined
            ? button(text.next, 'primary', () => {
                this.#ways.practise(technique);
              })
            : button(text.nextTechnique(techniqueNamesIn(language).names[next]), 'primary', () => {
                this.#ways.course(next);
              })
        }
        ${button(text.toCourse, 'secondary', () => {
          this.#ways.course(technique);
        })}
        ${button(isFinished(positions) ? text.close : text.goOn, 'secondary', () => {
          search.state = 'closed';
          this.#host.dispatch({ type: 'open', panel: 'keys' });
          this.#host.focusBoard();
        })}
      </div>
    </section>`;
    return { panel: 'done', content };
  }

  #begin(puzzle: Grid): void {
    const given = givenPuzzles().find((each) => each.puzzle === puzzle);
    this.#search = undefined;
    if (given?.purpose.kind !== 'technique' || given.solved !== undefined) return;
    const { technique } = given.purpose;
    const search: Search = {
      puzzle,
      technique,
      at: undefined,
      ways: [],
      state: 'open',
      isAlone: true,
    };
    this.#search = search;
    void this.#look(search).catch(() => undefined); // Without the path the puzzle is one to solve.
  }

  async #look(search: Search): Promise<void> {
    const { puzzle, technique } = search;
    const { steps } = await this.#client.ask('path', { puzzle, order: 'teaching' });
    const at = atStepOf(puzzle, steps, technique);
    if (!at) return;
    search.ways = await waysAt(at, (ask) => this.#client.ask('hint', ask));
    search.at = at;
    if (this.#search === search) this.changed();
  }

  #find(search: Search): void {
    search.state = 'found';
    search.isAlone = this.#host.played.hints === 0;
    if (search.isAlone) noteSolved(search.puzzle, dayOf(new Date()));
    this.#host.dispatch({ type: 'open', panel: 'done' });
  }

  /** The task stands under the board as long as nothing else has to be said. */
  #say(search: Search): void {
    const { positions, said, say } = this.#host;
    const { at } = search;
    if (!at || said || findContradictions(positions.present.digits).length > 0) return;
    say({ isError: false, text: (language) => taskIn(at, language) });
  }
}
