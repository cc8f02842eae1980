// What has to be said of a wrong program: the kind of its cause, its line, and a sentence in each language.
import { lineOf } from '../../../web/core/code/cause/cause';
import { causeWords as english } from '../../../web/languages/en/code-cause';
import { causeWords as korean } from '../../../web/languages/ko/code-cause';
import type { Caused } from './caused';
import type { WrongProgram } from './wrong-programs';

/** As far as the runners of the tests have it in common. */
type Expect = (value: unknown) => {
  toBe: (other: unknown) => void;
  toEqual: (other: unknown) => void;
  toContain: (other: string) => void;
  toMatch: (pattern: RegExp) => void;
  not: { toBe: (other: unknown) => void };
};

/** The pieces of a sentence that every language has: code, and cells, which each language names in its own way. */
const piecesIn = (sentence: string): string[] =>
  (sentence.replace(/(\d)행 (\d)열/g, 'r$1c$2').match(/`[^`]*`|\br\dc\d\b/g) ?? []).toSorted();

/** `expect`: that of the test's own runner. */
export function expectCause(expect: Expect, { verdict, cause }: Caused, wrong: WrongProgram): void {
  const { language, source, on, says } = wrong;
  expect(verdict).not.toBe('accepted');
  expect(cause?.kind).toBe(wrong.cause);
  if (!cause) return;
  expect(source.split('\n')[(lineOf(cause) ?? 0) - 1]).toContain(on);
  const sentence = english.cause(cause, language);
  for (const part of says) expect(sentence).toContain(part);
  const inKorean = korean.cause(cause, language);
  expect(inKorean).toMatch(/[가-힣]/);
  expect(piecesIn(inKorean)).toEqual(piecesIn(sentence));
}
