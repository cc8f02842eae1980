// Korean texts about a text that was read.
import type { ArrivalMessages } from '../../element/arrivals/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';
import { words as messages } from './element';

const numbers = wholeNumbersIn('ko');
const number = (value: number) => numbers.format(value);

/** By the public names of cpp/sudoku/text/rules.cpp; another name is a file's own. */
const ruleWords: Readonly<Record<string, string>> = {
  killer: '킬러 케이지',
  diagonal: '대각선',
  antiknight: '나이트 행마 금지',
  antiking: '킹 행마 금지',
  nonconsecutive: '이웃 연속수 금지',
  disjoint: '분리 그룹',
  thermometer: '온도계',
  arrow: '화살표',
  palindrome: '회문 선',
  renban: '렌반 선',
  whispers: '위스퍼 선',
  regionsum: '영역 합 선',
  between: '사잇값 선',
  lockout: '록아웃 선',
  entropic: '엔트로픽 선',
  modular: '나머지 선',
  zipper: '지퍼 선',
  nabner: '내브너 선',
  doublearrow: '양방향 화살표',
  difference: '차',
  ratio: '비',
  xv: 'X와 V',
  sum: '합',
  littlekiller: '리틀 킬러 합',
  sandwich: '샌드위치 합',
  xsum: 'X-합',
  skyscraper: '스카이스크래퍼',
  quadruple: '쿼드러플',
  extraregion: '추가 영역',
  parity: '홀짝 칸',
  extreme: '최소·최대 칸',
  indexer: '색인 칸',
  clone: '복제 영역',
  jigsaw: '다른 모양의 영역',
  drawing: '선과 기호',
};
const rulesIn = (rules: readonly string[]) =>
  rules.map((rule) => ruleWords[rule] ?? rule).join(', ');
const named = (name: string | undefined) => (name ? `‘${name}’ 퍼즐` : '이 퍼즐');

export const words: ArrivalMessages = {
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
    `${named(name)}에는 기본 규칙 외의 규칙(${rulesIn(rules)})이 있습니다. Retrace는 기본 규칙만 다룹니다.`,
  otherSize: (name) => `${named(name)}은 판의 크기가 다릅니다. Retrace는 9×9 판만 다룹니다.`,
  putWithout: '숫자만 올리기',
  leave: '그만두기',
  left: (rules) =>
    `규칙(${rulesIn(rules)})을 빼고 올린 퍼즐이라, 여기서 찾는 답은 숫자만 따른 것입니다.`,
  close: '닫기',
};
