// Korean texts about a text that was read.
import type { IntakeMessages } from '../en/intake';
import { words as messages } from './element';
import ruleNames from '../../../cpp/words/ko/rule-names.json';
import { number } from './grammar';

/** By the public names of cpp/sudoku/text/rules.cpp; another name is a file's own. */
const ruleWords: Readonly<Record<string, string>> = ruleNames;
const rulesIn = (rules: readonly string[]) =>
  rules.map((rule) => ruleWords[rule] ?? rule).join(', ');
const named = (name: string | undefined) => (name ? `‘${name}’ 퍼즐` : '이 퍼즐');

export const words: IntakeMessages = {
  label: '읽은 내용',
  count: (count, shown) =>
    shown < count
      ? `텍스트에 퍼즐이 ${number(count)}개 있습니다. 처음 ${number(shown)}개:`
      : `텍스트에 퍼즐이 ${number(count)}개 있습니다.`,
  puzzle: (index, name) => (name ? `${number(index)}번 퍼즐, ${name}` : `${number(index)}번 퍼즐`),
  chosen: (index, count) => `텍스트에 든 퍼즐 ${number(count)}개 가운데 ${number(index)}번입니다.`,
  faults: (count) => `읽지 못한 곳이 ${number(count)}군데 있습니다.`,
  fault: (error) => messages.problem({ kind: 'wrong-text', origin: { kind: 'text' }, error }),
  commented: (count) => `주석에 든 퍼즐 ${number(count)}개는 건너뛰었습니다.`,
  passed: (count) => `퍼즐이 없는 줄 ${number(count)}개를 건너뛰었습니다.`,
  rules: (name, rules) =>
    `${named(name)}에는 기본 규칙 외의 규칙(${rulesIn(rules)})이 있습니다. Retrace가 이 텍스트에서는 읽지 못하는 규칙입니다.`,
  otherSize: (name) =>
    `${named(name)}은 판의 크기가 다릅니다. Retrace가 이 텍스트에서는 읽지 못하는 크기입니다.`,
  putWithout: '숫자만 올리기',
  leave: '그만두기',
  left: (rules) =>
    `규칙(${rulesIn(rules)})을 빼고 올린 퍼즐이라, 여기서 찾는 답은 숫자만 따른 것입니다.`,
  close: '닫기',
};
