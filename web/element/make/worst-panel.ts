// The puzzle on which a strategy does worst, or takes an exact number: the goal, the best so far, the climb.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import { measures, type Measure } from '../../core/make/make-calls';
import { callsCap } from '../../core/call-meter';
import { hasSteps, strategies, type SteppedStrategyName } from '../../core/strategy';
import { boardPicture } from '../shared/picture/scene-view';
import { strategyTitle } from '../shared/words/strategy-title';
import { messagesIn } from '../../languages/en/element';
import type { ClimbState } from './climber';
import { climbCurve } from './curve';
import type { MakeMessages } from '../../languages/en/make';
import { choiceField, wholeNumberField } from '../shared/labelled-fields';
import { pressButton } from '../shared/look/press-button';

export interface WorstSettings {
  strategy: SteppedStrategyName;
  measure: Measure;
  aim: 'most' | 'exactly';
  wanted: number;
  start: 'made' | 'board';
}

export const plainWorst: WorstSettings = {
  strategy: 'used-flags',
  measure: 'placements',
  aim: 'most',
  // With one call more the meter of Baekjoon 12095 would give up before the answer.
  wanted: callsCap - 1,
  start: 'made',
};

/** Goals to choose from. */
const ready: Readonly<Record<'row-major' | 'meter', Partial<WorstSettings>>> = {
  'row-major': { strategy: 'used-flags', measure: 'placements', aim: 'most' },
  meter: { strategy: 'used-flags', measure: 'calls', aim: 'exactly', wanted: callsCap - 1 },
};

export interface WorstCommands {
  set: (changed: Partial<WorstSettings>) => void;
  climb: () => void;
  stop: () => void;
  putOnBoard: (puzzle: Grid) => void;
}

/** The strategies with steps that go on to a solution. */
const climbed = strategies
  .filter(({ neverTakesBack }) => !neverTakesBack)
  .map(({ name }) => name)
  .filter(hasSteps);

export function worstSettings(
  settings: WorstSettings,
  language: Language,
  { worst: t }: MakeMessages,
  { set, climb }: WorstCommands,
): TemplateResult {
  const names = messagesIn(language);
  return html`<section class="order" aria-label=${t.title}>
    <p class="note">${t.note}</p>
    <div class="buttons" role="group" aria-label=${t.ready}>
      ${(['row-major', 'meter'] as const).map((name) =>
        pressButton('secondary', t.readyOrders[name], () => {
          set(ready[name]);
        }),
      )}
    </div>
    ${choiceField({
      id: 'worst-strategy',
      label: t.strategy,
      values: climbed,
      chosen: settings.strategy,
      nameOf: (name) => strategyTitle(name, names),
      choose: (strategy) => {
        set({ strategy });
      },
    })}
    ${choiceField({
      id: 'measure',
      label: t.measure,
      values: measures,
      chosen: settings.measure,
      nameOf: (name) => t.measures[name],
      choose: (measure) => {
        set({ measure });
      },
    })}
    ${choiceField({
      id: 'aim',
      label: t.aim,
      values: ['most', 'exactly'] as const,
      chosen: settings.aim,
      nameOf: (name) => t.aims[name],
      choose: (aim) => {
        set({ aim });
      },
    })}
    ${
      settings.aim === 'exactly'
        ? wholeNumberField({
            id: 'wanted',
            label: t.wanted,
            least: 1,
            most: 1e9,
            value: settings.wanted,
            choose: (wanted) => {
              set({ wanted });
            },
          })
        : nothing
    }
    ${choiceField({
      id: 'start',
      label: t.start,
      values: ['made', 'board'] as const,
      chosen: settings.start,
      nameOf: (name) => t.starts[name],
      choose: (start) => {
        set({ start });
      },
    })}
    ${pressButton('primary wide', t.climb, climb)}
  </section>`;
}

export function worstResult(
  state: ClimbState,
  text: MakeMessages,
  commands: WorstCommands,
): TemplateResult {
  const t = text.worst;
  const climb = 'climb' in state ? state.climb : undefined;
  const best = climb?.best ?? emptyGrid;
  const value = climb?.rises.at(-1)?.value;
  const measure = 'ask' in state ? state.ask.measure : 'placements';
  const figure = value === undefined ? '' : t.best(value, measure);
  return html`<section class="result" aria-label=${t.picture}>
    <div class="picture-frame">
      ${boardPicture({ grid: best, givens: best }, best === emptyGrid ? text.result.none : t.picture)}
    </div>
    <div class="reported">
      <div class="headline" role="status">
        ${said(state, text) === '' ? nothing : html`<p class="detail">${said(state, text)}</p>`}
        ${figure === '' ? nothing : html`<p class="title">${figure}</p>`}
      </div>
      ${climb ? html`<p class="tried">${t.climbing(climb.moves, climb.starts)}</p>` : nothing}
      ${
        climb && value !== undefined
          ? climbCurve(climb, t.curve(climb.moves, value), text.number)
          : nothing
      }
      <div class="buttons">${acts(state, best, text, commands)}</div>
    </div>
  </section>`;
}

function said(state: ClimbState, { worst: t, failed }: MakeMessages): string {
  return {
    idle: '',
    running: t.running,
    stopped: t.stopped,
    reached: t.reached,
    failed,
    'not-unique': t.notUnique,
  }[state.kind];
}

function acts(
  { kind }: ClimbState,
  best: Grid,
  { stop, worst: t }: MakeMessages,
  commands: WorstCommands,
): TemplateResult | typeof nothing {
  const button = (label: string, look: string, onClick: () => void) =>
    pressButton(look, label, onClick);
  const put = () => {
    commands.putOnBoard(best);
  };
  return html`${kind === 'running' ? button(stop, 'secondary', commands.stop) : nothing}
  ${best === emptyGrid ? nothing : button(t.putOnBoard, 'primary', put)}`;
}
