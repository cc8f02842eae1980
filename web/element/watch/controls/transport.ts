// The buttons that move the search: playing, going to a kind of step, marking a span, and the speed.
import { html, nothing, type TemplateResult } from 'lit';
import type { WatchMessages } from '../../../languages/en/watch';
import type { WatchCommands } from './watch-commands';
import { watchIcons as icons } from './watch-icons';
import { keyTable, type Act } from '../state/watch-keys';
import type { WatchModel } from '../state/watch-model';
import { canGoOn } from '../state/watch-selectors';
import { lastNotch, notchOf, speedAtNotch } from '../../../core/speed';

interface Button {
  act: Act;
  icon: TemplateResult;
  /** Seen below the icon; without it the name is a tooltip. */
  label?: string;
  enabled: boolean;
  pressed?: boolean;
  kind?: string;
}

function buttonsOf(text: WatchMessages, { act: perform }: WatchCommands) {
  return ({ act, icon, label, enabled, pressed, kind = 'quiet' }: Button) => {
    const key = keyTable.find((row) => row.act === act)?.keys[0];
    const name = text.acts[act];
    return html`<button
      type="button"
      class="${kind} ${act}"
      aria-label=${name}
      title=${key === undefined ? name : `${name} (${key})`}
      aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) perform(act);
      }}
    >
      ${icon}${label === undefined ? nothing : html`<span>${label}</span>`}
    </button>`;
  };
}

/** `isLocked`: a question of the mode around it waits, which the next steps would answer. */
export function playButtons(
  model: WatchModel,
  text: WatchMessages,
  commands: WatchCommands,
  isLocked = false,
): TemplateResult {
  const { shown, playing } = model;
  const button = buttonsOf(text, commands);
  const isReady = shown !== undefined && !isLocked;
  const isBack = isReady && shown.position > 0;
  const isOn = isReady && canGoOn(model);
  return html`
    <div class="transport" role="group" aria-label=${text.transport}>
      ${button({ act: 'dead-end-before', icon: icons.deadEndBefore, enabled: isBack })}
      ${button({ act: 'step-back', icon: icons.stepBack, enabled: isBack })}
      <button
        type="button"
        class="primary toggle"
        title="${text.acts.toggle} (Space)"
        aria-disabled=${isReady ? 'false' : 'true'}
        @click=${() => {
          if (isReady) commands.act('toggle');
        }}
      >
        ${playing ? icons.pause : icons.play}<span>${playing ? text.pause : text.play}</span>
      </button>
      ${button({ act: 'step-on', icon: icons.stepOn, enabled: isOn })}
      ${button({ act: 'dead-end-next', icon: icons.deadEndNext, enabled: isOn })}
    </div>
  `;
}

export function questButtons(
  model: WatchModel,
  text: WatchMessages,
  commands: WatchCommands,
): TemplateResult {
  const button = buttonsOf(text, commands);
  const enabled = canGoOn(model);
  const { short } = text;
  return html`
    <div class="quests paper stacked" role="group" aria-label=${text.finding}>
      ${button({ act: 'backtrack-next', icon: icons.backtrack, label: short.backtrack, enabled })}
      ${button({ act: 'cell-next', icon: icons.cell, label: short.cell, enabled })}
      ${button({ act: 'solution', icon: icons.solution, label: short.solution, enabled })}
    </div>
  `;
}

export function spanButtons(
  model: WatchModel,
  text: WatchMessages,
  commands: WatchCommands,
): TemplateResult {
  const button = buttonsOf(text, commands);
  const enabled = model.shown !== undefined;
  const { from, to } = model.marks;
  const { short } = text;
  return html`
    <div class="marking paper stacked" role="group" aria-label=${text.marking}>
      ${button({
        act: 'mark-from',
        icon: icons.markFrom,
        label: short.from,
        enabled,
        pressed: from !== undefined,
      })}
      ${button({
        act: 'mark-to',
        icon: icons.markTo,
        label: short.to,
        enabled,
        pressed: to !== undefined,
      })}
      ${button({ act: 'loop', icon: icons.loop, label: short.loop, enabled, pressed: model.loop })}
      ${button({
        act: 'unmark',
        icon: icons.unmark,
        label: short.unmark,
        enabled: from !== undefined || to !== undefined,
      })}
    </div>
  `;
}

export function speedField(
  { speed }: WatchModel,
  text: WatchMessages,
  { setSpeed }: WatchCommands,
): TemplateResult {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) setSpeed(speedAtNotch(target.valueAsNumber));
  };
  return html`
    <div class="speed stacked middle text-14">
      <label class="strong" for="speed">${text.speed}</label>
      <input
        class="whole-width"
        id="speed"
        type="range"
        min="0"
        max=${lastNotch}
        step="1"
        .value=${String(notchOf(speed))}
        aria-valuetext=${text.speedOf(speed)}
        @input=${onInput}
      />
      <output class="muted tabular" for="speed" aria-hidden="true"
        >${text.speedShort(speed)}</output
      >
    </div>
  `;
}
