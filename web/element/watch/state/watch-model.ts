// Everything watch mode shows, and how each action changes it. No DOM, no worker.
import type { Quest, Timeline, WatchState } from '../../../core/watched-search';
import type { Recorded } from '../../../core/intake';
import type { RecordingTrouble } from '../../../core/recording';
import type { RecordingProgress } from '../../../core/watch-messages';
import { defaultSpeed, type Speed } from '../../../core/speed';
import type { Question, Wish, Answered } from '../../../core/prediction';
import { firstStop, type Stop } from '../stops/stop';

/** The steps after position `from` up to and with step `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The span that is played, and looped; undefined where its end is the search's own. */
export interface Marks {
  from: number | undefined;
  to: number | undefined;
}

/** Why there is nothing to watch. */
export type Obstacle = 'contradiction' | 'failed';

export const panels = ['source', 'tree', 'log', 'stops', 'predict'] as const;
export type Panel = (typeof panels)[number];

/** A recording that was brought and is not watched: not yet, or not at all. */
export type Opening =
  | { kind: 'fetching'; bytes: number }
  | ({ kind: 'reading' } & RecordingProgress)
  | RecordingTrouble;

/** The questions before a step, and the answers to them. */
export interface Predicting {
  /** Undefined: nothing is asked. */
  wish: Wish | undefined;
  /** The question that waits, or the one that led here. */
  question: Question | undefined;
  /** The answer to it; the board then shows the step. */
  reply: { answer: number } | undefined;
  /** All those of this film. */
  answers: readonly Answered[];
  /** The answers that were taken away last. */
  forgotten: readonly Answered[];
}

export interface WatchModel {
  /** The recording that is watched instead of the board's own search. */
  recording: Recorded | undefined;
  opening: Opening | undefined;
  obstacle: Obstacle | undefined;
  /** The search as board and panels have it; undefined until the worker has answered first. */
  shown: WatchState | undefined;
  /** Whether it rests long enough for reasons to be read. */
  calm: boolean;
  /** Where a drag or a seek leads to; the board follows. */
  aim: number | undefined;
  playing: boolean;
  quest: Quest | undefined;
  /** The last quest, where it found nothing. */
  missed: Quest | undefined;
  exploring: boolean;
  overview: Timeline | undefined;
  /** The span that is zoomed into; undefined for all that is explored. */
  span: Span | undefined;
  /** The picture of `span`, or of one before. */
  detail: Timeline | undefined;
  marks: Marks;
  loop: boolean;
  speed: Speed;
  /** The chosen cell. */
  selected: number;
  panel: Panel;
  /** The source file chosen; undefined for the one at work. */
  file: string | undefined;
  /** Whether a screen reader says every step. */
  spoken: boolean;
  /** Whether the tree shows all levels of the path. */
  unfolded: boolean;
  stop: Stop;
  predicting: Predicting;
}

export type WatchAction =
  /** Another search: all about the one before is forgotten. */
  | { type: 'open'; obstacle: Obstacle | undefined; recording?: Recorded }
  | { type: 'opening'; opening: Opening | undefined }
  /** `moving`: more will follow at once. */
  | { type: 'show'; state: WatchState; moving: boolean }
  /** The movement has come to rest. */
  | { type: 'settle' }
  | { type: 'aim'; position: number | undefined }
  | { type: 'play'; playing: boolean }
  | { type: 'seek-out'; quest: Quest }
  | { type: 'found'; found: boolean }
  | { type: 'explore'; exploring: boolean }
  | { type: 'overview'; timeline: Timeline }
  | { type: 'zoom'; span: Span | undefined }
  | { type: 'detail'; timeline: Timeline }
  | { type: 'mark'; marks: Marks }
  | { type: 'loop'; loop: boolean }
  | { type: 'speed'; speed: Speed }
  | { type: 'select'; cell: number }
  | { type: 'panel'; panel: Panel }
  | { type: 'file'; file: string | undefined }
  | { type: 'speak'; spoken: boolean }
  | { type: 'unfold'; unfolded: boolean }
  | { type: 'stop'; change: Partial<Stop> }
  | { type: 'wish'; wish: Wish | undefined; answers: readonly Answered[] }
  | { type: 'ask'; question: Question }
  | { type: 'reply'; answer: number; answers: readonly Answered[] }
  /** Others than those so far. */
  | { type: 'answers'; answers: readonly Answered[] }
  | { type: 'fail' };

/** Where the model is kept, and the one way to change it. */
export interface WatchStore {
  readonly current: () => WatchModel;
  readonly dispatch: (action: WatchAction) => void;
}

export const initialModel: WatchModel = {
  recording: undefined,
  opening: undefined,
  obstacle: undefined,
  shown: undefined,
  calm: true,
  aim: undefined,
  playing: false,
  quest: undefined,
  missed: undefined,
  exploring: false,
  overview: undefined,
  span: undefined,
  detail: undefined,
  marks: { from: undefined, to: undefined },
  loop: false,
  speed: defaultSpeed,
  selected: 0,
  panel: 'source',
  file: undefined,
  spoken: false,
  unfolded: false,
  stop: firstStop,
  predicting: {
    wish: undefined,
    question: undefined,
    reply: undefined,
    answers: [],
    forgotten: [],
  },
};

export function reduceWatch(model: WatchModel, action: WatchAction): WatchModel {
  switch (action.type) {
    case 'open': {
      const { loop, speed, selected, panel, spoken } = model;
      const { obstacle, recording } = action;
      // No line of another source is meant, and its answers are others.
      const stop = { ...model.stop, line: firstStop.line };
      const predicting = { ...initialModel.predicting, wish: model.predicting.wish };
      const kept = { loop, speed, selected, panel, spoken, stop, predicting };
      return { ...initialModel, obstacle, recording, ...kept };
    }
    case 'opening':
      return { ...model, opening: action.opening };
    case 'show':
      return {
        ...model,
        shown: action.state,
        calm: !action.moving,
        missed: undefined,
        predicting: predictingAt(action.state.position, model.predicting),
      };
    case 'settle':
      return { ...model, calm: true };
    case 'aim':
      return { ...model, aim: action.position };
    case 'play':
      return { ...model, playing: action.playing, missed: undefined };
    case 'seek-out':
      return { ...model, quest: action.quest, missed: undefined };
    case 'found':
      return { ...model, quest: undefined, missed: action.found ? undefined : model.quest };
    case 'explore':
      return { ...model, exploring: action.exploring };
    case 'overview': {
      const { finished } = action.timeline;
      return { ...model, overview: action.timeline, exploring: model.exploring && !finished };
    }
    case 'zoom':
      return { ...model, span: action.span };
    case 'detail':
      return { ...model, detail: action.timeline };
    case 'mark':
      return { ...model, marks: ordered(action.marks) };
    case 'loop':
      return { ...model, loop: action.loop };
    case 'speed':
      return { ...model, speed: action.speed };
    case 'select':
      return { ...model, selected: action.cell };
    case 'panel':
      return { ...model, panel: action.panel };
    case 'file':
      return { ...model, file: action.file };
    case 'speak':
      return { ...model, spoken: action.spoken };
    case 'unfold':
      return { ...model, unfolded: action.unfolded };
    case 'stop':
      return { ...model, stop: { ...model.stop, ...action.change } };
    case 'wish':
      return {
        ...model,
        predicting: { ...initialModel.predicting, wish: action.wish, answers: action.answers },
      };
    case 'ask': {
      const { question } = action;
      return { ...model, predicting: { ...model.predicting, question, reply: undefined } };
    }
    case 'reply': {
      const { answer, answers } = action;
      return { ...model, predicting: { ...model.predicting, reply: { answer }, answers } };
    }
    case 'answers': {
      const { answers: forgotten } = model.predicting;
      const { answers } = action;
      return { ...model, predicting: { ...model.predicting, answers, forgotten } };
    }
    case 'fail':
      return { ...model, obstacle: 'failed', playing: false, quest: undefined, aim: undefined };
  }
}

/** An answer is told at the step that it led to; elsewhere there is no question. */
function predictingAt(position: number, predicting: Predicting): Predicting {
  const { question, reply } = predicting;
  if (!question) return predicting;
  const isTold = reply ? position === question.position + 1 : position === question.position;
  return isTold ? predicting : { ...predicting, question: undefined, reply: undefined };
}

/** A span has a step in it; marks set the other way round are turned. */
function ordered({ from, to }: Marks): Marks {
  if (from === undefined || to === undefined || from < to) return { from, to };
  return from === to ? { from, to: undefined } : { from: to, to: from };
}
