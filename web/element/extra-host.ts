// The element as its extras see it.
import type { LitElement } from 'lit';
import type { ExtraHost, Stage } from './contract/extra';
import type { TakeIn } from './contract/intake-host';
import type { Controls } from './contract/mode-input';
import { languageAround } from './language-observer';
import { cellElements } from './shared/board/board';
import { unplayed, type Games } from './shared/state/game';
import type { Action, State } from './shared/state/solving-state';

export interface Inside {
  element: LitElement &
    Stage & { reveal(): void; takeIn: TakeIn } & {
      readonly controls: Controls;
      readonly readonly: boolean;
    };
  state: () => State;
  isWaiting: () => boolean;
  offer: () => (() => void) | undefined;
  solve: () => void;
  dispatch: (action: Action) => void;
  games: Games | undefined;
}

export function extraHostOf(inside: Inside): ExtraHost {
  const { element, state, isWaiting, offer, solve, dispatch, games } = inside;
  return {
    get language() {
      return languageAround(element);
    },
    get controls() {
      return element.controls;
    },
    get readonly() {
      return element.readonly;
    },
    get mode() {
      return element.mode;
    },
    get isWaiting() {
      return isWaiting();
    },
    get positions() {
      return state().history;
    },
    get earlier() {
      return state().earlier;
    },
    get writing() {
      return state().writing;
    },
    get pen() {
      return state().pen;
    },
    get root() {
      return element.shadowRoot;
    },
    get chosen() {
      return state();
    },
    get isComplete() {
      return state().notice?.kind === 'complete';
    },
    get played() {
      return games?.playedOf(games.now) ?? unplayed;
    },
    count: (played) => {
      games?.count(games.now, played);
    },
    get typing() {
      return state().typing;
    },
    get setting() {
      return state().setting;
    },
    get panel() {
      return state().panel;
    },
    get isPaused() {
      return state().isPaused;
    },
    get said() {
      const { notice } = state();
      return notice?.kind === 'said' ? notice.saying : undefined;
    },
    stage: element,
    requestUpdate: () => {
      element.requestUpdate();
    },
    drawn: () => element.updateComplete,
    focusBoard: () => {
      cellElements(element.renderRoot)[state().selected]?.focus({ preventScroll: true });
    },
    dispatch,
    takeText: (text) => {
      void element.takeIn({ kind: 'text', text });
    },
    load: (puzzle) => {
      element.puzzle = puzzle;
    },
    get takeAll() {
      return offer();
    },
    reveal: () => {
      element.reveal();
    },
    solve,
    say: (saying) => {
      dispatch({ type: 'tell', notice: { kind: 'said', saying } });
    },
    tellNotLoaded: () => {
      const problem = { kind: 'mode-not-loaded' } as const;
      dispatch({ type: 'tell', notice: { kind: 'problem', problem } });
    },
  };
}
