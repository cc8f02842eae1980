// The helps of play mode in a post: ways of writing, a check, and the next step as a hint in four stages.
import { html } from 'lit';
import type { Deduction } from '../../core/techniques/deduction';
import { hintLevels, levelAfter, type HintLevel } from '../../core/techniques/technique-calls';
import { techniqueOf } from '../../core/techniques/technique';
import type { BoardPosition } from '../contract/board-actions';
import type { ExtraHost, Saying, Slots } from '../contract/extra';
import { hintDetailOf, retraceEvent } from '../events';
import type { Finding } from '../../core/finding';
import type { Language } from '../../core/language';
import { plainly } from '../../languages/board-sentence';
import { hintMessagesIn } from '../../languages/en/hint';
import { playMessagesIn } from '../../languages/en/play';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import { techniqueMessagesIn } from '../../languages/en/techniques';
import { checkButton, hintButton, writingBar } from './play-bar';
import { judged, pathFrom } from './post-referee';
import { marksOf } from './said-marks';

/** The slots that play mode fills in a post. */
export type PostHelps = Required<Pick<Slots, 'changed' | 'marks' | 'overKeypad' | 'besideUndo'>>;

const failed: Finding = { text: { kind: 'failed' }, cells: [] };

/** A hint: the steps from a position, the one that is told, and how much of it. */
interface Told {
  position: BoardPosition;
  steps: readonly Deduction[];
  index: number;
  level: HintLevel;
}

export function helpsOf(host: ExtraHost): PostHelps {
  let told: Told | undefined;
  let found: { saying: Saying; finding: Finding } | undefined;

  const say = (text: Saying['text'], isError = false): Saying => {
    const saying = { isError, text };
    host.say(saying);
    return saying;
  };
  const find = (finding: Finding) => {
    const isError = finding.text.kind === 'failed';
    const text = (language: Language) => playMessagesIn(language).finding(finding.text);
    found = { saying: say(text, isError), finding };
  };

  /** Does it with the position on the board, unless that changes meanwhile. */
  const about = async (deed: (position: BoardPosition) => Promise<() => void>) => {
    const position = host.positions.present;
    const then = await deed(position).catch(() => () => {
      find(failed);
    });
    if (host.positions.present === position) then();
  };
  const check = () =>
    about(async (position) => {
      const finding = await judged(position);
      return () => {
        find(finding);
      };
    });

  const tell = (next: Told) => {
    told = next;
    const { steps, index, level } = next;
    const step = steps[index];
    if (!step) return;
    say((language) => sentenceOf(step, level, language));
    host.root?.host.dispatchEvent(retraceEvent('retrace-hint', hintDetailOf(step, level)));
  };
  const begin = () =>
    about(async (position) => {
      const finding = await judged(position);
      if (finding.cells.length > 0)
        return () => {
          find(finding);
        };
      say((language) => hintMessagesIn(language).looking);
      const steps = await pathFrom(position.digits);
      const [level] = hintLevels;
      return () => {
        if (steps.length > 0) tell({ position, steps, index: 0, level });
        else say((language) => hintMessagesIn(language).beyond);
      };
    });
  const hint = () => {
    if (told?.position !== host.positions.present || host.said === undefined) {
      void begin();
      return;
    }
    const level = levelAfter(told.level);
    const isLast = told.index + 1 >= told.steps.length;
    if (level) tell({ ...told, level });
    else tell({ ...told, index: isLast ? 0 : told.index + 1, level: hintLevels[0] });
  };

  const text = () => playMessagesIn(host.language);
  return {
    changed: () => {
      if (told?.position !== host.positions.present) told = undefined;
    },
    marks: () => {
      const { said } = host;
      if (found && found.saying === said) return marksOf(found.finding, text());
      const step = said && told?.level !== hintLevels[0] ? told?.steps[told.index] : undefined;
      const cells = step ? cellsOf(step) : [];
      return new Map(cells.map((cell) => [cell, text().hint]));
    },
    overKeypad: () => writingBar(host, text(), undefined),
    besideUndo: () =>
      html`${hintButton(host, text(), hint)}${checkButton(text(), { check: () => void check() })}`,
  };
}

/** The cells in which a step has its effect. */
const cellsOf = ({ placement, eliminations }: Deduction): number[] => [
  ...new Set([...(placement ? [placement] : []), ...eliminations].map(({ cell }) => cell)),
];

function sentenceOf(step: Deduction, level: HintLevel, language: Language): string {
  const { names, families } = techniqueNamesIn(language);
  const { where, effect, reason } = techniqueMessagesIn(language);
  const { family } = techniqueOf(step.technique);
  const sentences = [
    () => `${names[step.technique]} · ${families[family].gist}`,
    () => plainly(where(step)),
    () => plainly(effect(step)),
    () => plainly(reason(step)),
  ];
  return sentences[hintLevels.indexOf(level)]?.() ?? '';
}
