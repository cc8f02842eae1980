// The findings of a race, one sentence each: the limit, the answers, the 2580 write-up's question.
import type { RaceMessages } from '../../languages/en/race';
import { agreementOf, questionOf, tooFewSteps, verdictOf } from './findings';
import { finishersOf, type Run } from './race-state';

export function findingsIn(run: Run, text: RaceMessages): string[] {
  return [limitSentence(run, text), answerSentence(run, text), questionSentence(run, text)].filter(
    (sentence) => sentence !== undefined,
  );
}

export function limitSentence(run: Run, text: RaceMessages): string | undefined {
  if (finishersOf(run).length === 0) return undefined;
  const verdict = verdictOf(run);
  if (!verdict) return text.noTimes;
  const steps = tooFewSteps(run);
  return steps === undefined ? text.limit(verdict) : text.tooShort(steps);
}

export function answerSentence(run: Run, text: RaceMessages): string | undefined {
  const agreement = agreementOf(run);
  return agreement.standings.length > 1 ? text.answers(agreement) : undefined;
}

/** Undefined where none of the three was in the race, and while there are no times, or none that say anything. */
export function questionSentence(run: Run, text: RaceMessages): string | undefined {
  if (!verdictOf(run) || tooFewSteps(run) !== undefined) return undefined;
  const question = questionOf(run);
  if (question.kind === 'open' && question.missing.length === 3) return undefined;
  return text.question(question);
}
