// The happening at the step shown, in one sentence; and a short log of the steps before it.
import { html, nothing, type TemplateResult } from 'lit';
import { impasseAt, storyOf } from '../../../core/story';
import type { WatchState } from '../../../core/watched-search';
import type { WatchMessages } from '../../../languages/en/watch';
import type { WatchCommands } from '../controls/watch-commands';
import { lastHappening } from '../state/watch-marks';
import type { WatchModel } from '../state/watch-model';
import { pressButton } from '../../shared/look/press-button';
import { checkField } from '../../shared/labelled-fields';

/** The sentence of a position of a strategy's search, or of a recorded one. */
export function sentenceAt(state: WatchState, isRecorded: boolean, text: WatchMessages): string {
  const end = isRecorded ? endOfRecording(state, text) : endOfSearch(state, text);
  return [eventAt(state, text), end].filter(Boolean).join(' ');
}

function eventAt(state: WatchState, text: WatchMessages): string {
  const stuck = impasseAt(state);
  if (stuck) return text.stuck(stuck);
  const happening = lastHappening(state);
  return happening
    ? text.happening(happening)
    : text.start(state.goal, state.grid.match(/\./g)?.length ?? 0);
}

/** The sentence at the end of a search: all choices are tried, or the strategy goes no further. */
function endOfSearch({ status }: WatchState, text: WatchMessages): string {
  if (status === 'dead-end') return text.takesNothingBack;
  return status === 'exhausted' ? text.exhausted : '';
}

/** Why a recorded program ended, nobody knows. */
const endOfRecording = ({ status }: WatchState, { recording }: WatchMessages): string =>
  status === 'searching' || status === 'solution' ? '' : recording.ends;

/** The sentence, or what is being done, under the board. */
export function words(
  model: WatchModel,
  text: WatchMessages,
  commands: WatchCommands,
): TemplateResult {
  const { shown, calm, quest, missed, spoken, aim, recording, opening } = model;
  const kind = shown?.status === 'dead-end' ? 'dead-end' : shown?.step?.kind;
  const isWaiting = quest !== undefined || (aim !== undefined && aim > (shown?.explored ?? 0));
  const said = quest
    ? text.looking(quest)
    : missed
      ? text.missed(missed)
      : shown
        ? sentenceAt(shown, recording !== undefined, text)
        : opening
          ? nothing // that is said above
          : text.loading;
  return html`
    <div class="words">
      <p class="sentence ${quest || missed ? '' : (kind ?? '')}">${said}</p>
      ${isWaiting ? pressButton('quiet', text.stopLooking, commands.cancel) : nothing}
      <p class="unseen" role="status">${missed || (spoken && calm) ? said : nothing}</p>
    </div>
  `;
}

/** The newest step first. */
export function log(
  { shown, spoken }: WatchModel,
  text: WatchMessages,
  { speak }: WatchCommands,
): TemplateResult {
  const story = shown ? storyOf(shown) : [];
  return html`
    ${checkField('speak strip middle medium gap-8', text.log.speak, spoken, speak)}
    <p class="note">${text.log.speakNote}</p>
    <ol
      class="log tabular text-14 unlisted stacked from-top"
      tabindex="0"
      aria-label=${text.log.title}
    >
      ${story.reverse().map(
        (happening, index) =>
          html`<li class="across ${happening.kind}">
            <span class="number muted">${text.number((shown?.position ?? 0) - index)}</span>
            <span>${text.happening(happening)}</span>
          </li>`,
      )}
    </ol>
  `;
}
