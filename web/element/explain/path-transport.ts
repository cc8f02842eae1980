// The buttons that walk along the path.
import { html, type TemplateResult } from 'lit';
import { stepIcons as icons } from '../shared/look/step-icons';
import { keyTable, type Act } from './explain-keys';
import type { Shown } from './explain-shown';
import { lastOf, type Walk } from './walk';

export function playButtons({ model, text, commands }: Shown, walk: Walk): TemplateResult {
  const { position, playing } = model;
  const button = (act: Act, icon: TemplateResult, enabled: boolean) => {
    const key = keyTable.find((row) => row.act === act)?.keys[0] ?? '';
    return html`<button
      type="button"
      class="quiet"
      aria-label=${text.acts[act]}
      title="${text.acts[act]} (${key})"
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) commands.act(act);
      }}
    >
      ${icon}
    </button>`;
  };
  const isBack = position > 0;
  const isOn = position < lastOf(walk);
  return html`<div class="transport" role="group" aria-label=${text.transport}>
    ${button('start', icons.first, isBack)} ${button('step-back', icons.stepBack, isBack)}
    <button
      type="button"
      class="primary toggle"
      title="${text.acts.toggle} (Space)"
      @click=${() => {
        commands.act('toggle');
      }}
    >
      ${playing ? icons.pause : icons.play}<span>${playing ? text.pause : text.play}</span>
    </button>
    ${button('step-on', icons.stepOn, isOn)} ${button('end', icons.last, isOn)}
  </div>`;
}
