// A lane for each strategy: its counters while it runs, its time at the end, and its depth profile.
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import { strategyNote } from '../shared/strategy/strategy-note-slot';
import type { Messages } from '../../languages/en/element';
import type { RaceMessages } from '../../languages/en/race';
import { strategyName } from './strategy-name';
import type { RaceCommands } from './race-commands';
import type { Standing } from '../../core/race-findings';
import { agreementOf } from './findings';
import { deepest, profileColumns, profilesOf } from './profile';
import { countersIn, type Lane, type RaceState, type Run } from './race-state';
import { pressButton } from '../shared/look/press-button';

const figures = ['steps', 'deadEnds', 'legalityChecks', 'calls', 'maxDepth'] as const;

export function lanesPanel(
  { run, scale, chosen }: RaceState,
  text: RaceMessages,
  common: Messages,
  language: Language,
  commands: RaceCommands,
): TemplateResult {
  if (!run) {
    return html`<p class="note empty">${text.lanes.empty}</p>
      <ul class="lanes stacked one-column unlisted" aria-label=${text.lanes.title}>
        ${chosen.map(
          (strategy) =>
            html`<li class="lane idle stacked one-column lining gap-8">
              <h3>${strategyName(strategy, common)}</h3>
              <p class="note">${strategyNote(strategy, language)}</p>
            </li>`,
        )}
      </ul>`;
  }
  const profiles = profilesOf(run, scale);
  const standings = new Map(
    agreementOf(run).standings.map(({ strategy, standing }) => [strategy, standing]),
  );
  const isShared = scale === 'shared';
  return html`
    <div class="lanes-head stacked gap-4">
      <p class="note" id="axes">${text.lanes.axes}</p>
      <div class="scale flow" role="group" aria-label=${text.lanes.scale}>
        ${(['shared', 'own'] as const).map((each) =>
          pressButton({ kind: 'quiet', pressed: each === scale }, text.lanes.scales[each], () => {
            commands.dispatch({ type: 'scale', scale: each });
          }),
        )}
      </div>
    </div>
    <ul
      class="lanes ${isShared ? 'shared' : ''} stacked one-column unlisted"
      aria-label=${text.lanes.title}
    >
      ${run.lanes.map((lane, index) =>
        laneView(
          lane,
          run,
          profiles[index],
          standings.get(lane.entry.strategy),
          text,
          common,
          commands,
        ),
      )}
    </ul>
  `;
}

function laneView(
  lane: Lane,
  run: Run,
  profile: string | undefined,
  standing: Standing | undefined,
  text: RaceMessages,
  common: Messages,
  commands: RaceCommands,
): TemplateResult {
  const { entry } = lane;
  const { strategy, state } = entry;
  const counters = countersIn(lane);
  const canStop = state === 'waiting' || state === 'running';
  return html`
    <li class="lane ${state} stacked one-column lining gap-8">
      <div class="lane-head stacked on-baseline">
        <h3>${strategyName(strategy, common)}</h3>
        <p class="standing ${standing ?? ''}">
          ${standing ? text.standings[standing] : text.states[state]}
        </p>
        ${pressButton(
          { kind: 'quiet', enabled: canStop, name: text.lanes.stopOne(strategy) },
          text.lanes.stop,
          () => {
            commands.stop(strategy);
          },
        )}
      </div>
      <div class="lane-time">${timeOf(lane, run, text)}</div>
      <svg
        class="profile whole-width"
        viewBox="0 0 ${profileColumns} ${deepest}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${text.lanes.profile(strategy, counters?.maxDepth ?? 0)}
      >
        <path d=${profile ?? ''} />
      </svg>
      <dl class="lane-figures stacked">
        ${figures.map(
          (figure) =>
            html`<div>
              <dt>${text.lanes.figures[figure]}</dt>
              <dd class="text-15">${counters ? text.number(counters[figure]) : '–'}</dd>
            </div>`,
        )}
      </dl>
    </li>
  `;
}

function timeOf({ entry }: Lane, run: Run, text: RaceMessages): TemplateResult {
  const label = html`<span class="label">${text.lanes.figures.time}</span>`;
  const shown = (value: string, note: string | typeof nothing = nothing) =>
    html`${label} <b class="strong text-17">${value}</b> <span class="note">${note}</span>`;
  switch (entry.state) {
    case 'finished': {
      const { median, min, max, runs, undisturbed } = entry.timing;
      return undisturbed
        ? shown(text.time(median), text.lanes.range(min, max, runs.length))
        : shown('–', text.lanes.undisturbed);
    }
    case 'running': {
      const note = text.lanes.runsDone(entry.progress.runsDone, run.repeats);
      // The time of a run is not shown where other searches disturb it, even while it runs.
      return run.order === 'side-by-side'
        ? shown('–', note)
        : shown(text.time(entry.progress.elapsedMs), note);
    }
    case 'failed':
      return shown('–', entry.message);
    case 'waiting':
    case 'stopped':
      return shown('–');
  }
}
