// The drawing of the element: the board or the open mode, with the extras of an entry around it.
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { defaultMode } from '../core/mode';
import type { Language } from '../core/language';
import type { LessonName } from '../core/lesson-names';
import type { Speed } from '../core/speed';
import type { StrategyName } from '../core/strategy';
import type { TechniqueOrder } from '../core/techniques/technique-calls';
import { parseText } from '../core/text';
import type { Banner } from './contract/extra';
import type { Controls } from './contract/mode-input';
import type { Traced, WatchAttributes } from './contract/mode-element';
import type { Mode } from './contract/mode-names';
import type { AttachedExtras, SlotName } from './extras';
import type { Turn, Turns } from './first-turns';
import { heldLine, refusalLine } from './status-lines';
import { drawnInLanguage } from './language-observer';
import { modeInputOf } from './mode-inputs';
import type { Routes } from './routes';
import { cellElements } from './shared/board/board';
import { boardActionOf } from './shared/state/board-keys';
import { type Messages, messagesIn } from '../languages/en/element';
import { wrongValue } from './shared/checked';
import { modeNamesIn } from '../languages/en/modes';
import type { Commands } from './solve/solve-commands';
import { posterOf } from './poster';
import { offerButton } from './solve/offer-button';
import type { Look } from './solve/solve-facts';
import { waitingView } from './solve/waiting-view';
import type { Store } from './element-store';

/** The part of the element that is drawn, and whose properties modes change. */
interface Host extends LitElement, WatchAttributes, Traced {
  readonly strategy: StrategyName;
  readonly controls: Controls;
  readonly theme: string;
  readonly readonly: boolean;
  puzzle: string;
  mode: Mode;
  speed: Speed;
  order: TechniqueOrder;
  techniques: string;
  hints: boolean;
  varied: string;
  game: string;
  instead: string;
  readonly lesson: LessonName | '';
  readonly poster: string;
  reveal(): void;
}

interface Drawn {
  host: Host;
  store: Store;
  routes: Routes;
  slots: AttachedExtras;
  look: Look;
  commands: Commands;
  /** Whether a search may be set up; see waking.ts. */
  isAwake: () => boolean;
  /** Whether the window is a phone on its side. */
  isLow: () => boolean;
  turns: Turns;
  /** Lets a waiting search go on. */
  resume: () => void;
}

/** Returns the function that draws the element. */
export function drawingOf(drawn: Drawn): () => TemplateResult {
  const { host, store, routes, slots, look, commands, isAwake, isLow, turns, resume } = drawn;
  const { modes, staying, offer, isWaiting } = routes;

  /** The extras in a slot, once it is their turn. */
  const after = (turn: Turn, slot: SlotName) => (turns.has(turn) ? slots.at(slot) : []);

  const forPrograms = modes.thatOpens('program');

  const onKey = (event: KeyboardEvent) => {
    const action = boardActionOf(event, store.state.selected);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'select') {
      cellElements(host.renderRoot)[action.cell]?.focus();
    } else if (!host.readonly) {
      const { selected } = store.state;
      store.apply(action);
      // While a puzzle is typed in, another cell is chosen now.
      const { selected: next } = store.state;
      if (next !== selected) cellElements(host.renderRoot)[next]?.focus();
    }
  };

  const board = (view: Look['view'], language: Language) =>
    view({
      state: store.state,
      text: messagesIn(language),
      language,
      readonly: host.readonly,
      controls: host.controls,
      isUsable: turns.has('use'),
      isWhole: turns.has('around'),
      solves: !modes.hasBoardAlone(host.mode),
      commands,
      marks: slots.marks,
      overBoard: () => slots.at('overBoard'),
      offer: offer(),
      besideUndo: () => slots.at('besideUndo'),
      besideSaid: () => after('use', 'besideSaid'),
      overKeypad: () => slots.at('overKeypad'),
      besideSolve: () => slots.at('besideSolve'),
      cards: () => (turns.has('use') ? slots.cards() : []),
      level: slots.level,
      banner: () => held(language) ?? slots.banner(),
      besideLine: () => after('use', 'besideLine'),
      underBoard: () => after('use', 'underBoard'),
      underResult: () => after('around', 'underResult'),
      besideIntake: () => slots.at('besideIntake'),
      onKey,
      onFocus: (cell) => {
        store.apply({ type: 'select', cell });
      },
    });

  /** The error, where no board is shown under which it could stand. */
  const wrong = (text: Messages) => {
    const { notice } = store.state;
    if (notice?.kind !== 'problem') return nothing;
    return html`<p class="message error" role="alert">${text.problem(notice.problem)}</p>
      ${offerButton(offer(), text)}`;
  };

  /** The line about a search that waits in another mode, with a button that leads back to it. */
  const held = (language: Language): Banner | undefined => {
    const { held: text } = messagesIn(language);
    const { back: label } = text;
    if (host.mode !== defaultMode && store.state.search.kind === 'running') {
      const onClick = () => {
        host.mode = defaultMode;
        resume();
      };
      return { text: text.search, act: { label, onClick } };
    }
    const entry = staying.underWay(host.mode);
    if (!entry || host.controls !== 'full') return undefined;
    const onClick = () => {
      host.mode = entry.name;
    };
    return { text: text.mode(modeNamesIn(language)[entry.name]), act: { label, onClick } };
  };

  const view = (language: Language) => {
    const entry = isWaiting() ? undefined : modes.viewOf(host.mode);
    const now = { awake: isAwake(), isLow: isLow() };
    const input = modeInputOf(host, store.state.history.present, now, {
      choose: commands.choose,
      show: (puzzle) => {
        host.puzzle = puzzle;
        host.reveal();
      },
      fill: (digits) => {
        store.apply({ type: 'fill', digits });
      },
      openVaried: (text) => {
        routes.place({ kind: 'varied', text });
      },
      refuseVaried: (game) => {
        if (game !== undefined) {
          store.refuse(wrongValue('progress', game));
          return;
        }
        const parsed = parseText(host.varied);
        host.varied = '';
        if (parsed.ok) return;
        store.report({ kind: 'wrong-text', origin: { kind: 'text' }, error: parsed.error });
      },
      watch: (recording) => {
        routes.place({ kind: 'recording', ...recording });
      },
      refuse: (problem) => {
        store.refuse(problem);
      },
      edit:
        forPrograms &&
        ((program) => {
          routes.open(forPrograms, program);
        }),
    });
    const poster = routes.isMissing() ? posterOf(host) : undefined;
    const shown = entry
      ? [wrong(messagesIn(language)), entry.stays ? nothing : entry.view(input, host)]
      : (poster ?? board(isWaiting() ? waitingView : look.view, language));
    return html`${entry && poster}${shown}${staying.render(entry, input, host)}`;
  };

  const whole = (language: Language) => {
    if (store.refused) return html`${refusalLine(language)}${board(look.view, language)}`;
    const banner = look.hasLine && host.mode === defaultMode ? undefined : held(language);
    return html`${slots.at('above')}${banner?.act ? heldLine(banner.text, banner.act) : nothing}${view(language)}${turns.has('below') ? slots.at('below') : nothing}`;
  };

  return () => drawnInLanguage(host, whole);
}
