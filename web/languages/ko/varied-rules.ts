// Korean words for rules beyond the classic ones.
import type { RuleWords, VariedRuleMessages } from '../en/varied-rules';

const row = (
  title: string,
  sentence: RuleWords['sentence'] | string,
  name: RuleWords['name'] | string,
): RuleWords => {
  const named = typeof name === 'string' ? () => name : name;
  return {
    title,
    sentence: typeof sentence === 'string' ? () => sentence : sentence,
    name: named,
    at: named,
  };
};

const summed =
  (noun: string): RuleWords['name'] =>
  ([number]) =>
    number === undefined ? noun : `합이 ${number}인 ${noun}`;

const signs: VariedRuleMessages['signs'] = {
  cage: row(
    '킬러 케이지',
    '점선 케이지 안의 숫자는 서로 다르고, 적힌 수가 있으면 합이 그 수와 같습니다.',
    summed('케이지'),
  ),
  sum: row('합', '표시된 칸들의 합은 적힌 수와 같습니다.', summed('묶음')),
  'x-or-v': row(
    'X와 V',
    '사이에 X가 있는 두 칸은 합이 10, V가 있는 두 칸은 합이 5입니다.',
    ([sum]) => (sum === 10 ? 'X(합 10)' : 'V(합 5)'),
  ),
  'little-killer': row(
    '리틀 킬러 합',
    '판 밖의 화살표가 가리키는 대각선에 놓인 숫자의 합은 적힌 수와 같습니다.',
    summed('리틀 킬러'),
  ),
  arrow: row(
    '화살표',
    '화살표를 따라 놓인 숫자의 합은 동그라미(긴 동그라미면 이어 읽은 수) 안의 수와 같습니다.',
    '화살표',
  ),
  thermometer: row('온도계', '온도계의 둥근 끝에서 멀어질수록 숫자가 커집니다.', '온도계'),
  'slow-thermometer': row(
    '느린 온도계',
    '온도계의 둥근 끝에서 멀어질수록 숫자가 커지거나 같습니다.',
    '느린 온도계',
  ),
  difference: row(
    '흰 점',
    '사이에 흰 점이 있는 두 칸은 1만큼, 점에 수가 적혀 있으면 그만큼 차이가 납니다.',
    ([number]) => (number === 1 ? '흰 점' : `차가 ${number ?? ''}인 흰 점`),
  ),
  'no-difference': row(
    '흰 점 없음',
    ([number]) => `흰 점이 없는 이웃 칸은 차가 ${number ?? 1}이 아닙니다.`,
    '흰 점이 없는 이웃',
  ),
  ratio: row(
    '검은 점',
    '사이에 검은 점이 있는 두 칸은 한쪽이 다른 쪽의 2배, 점에 수가 적혀 있으면 그 배수입니다.',
    ([number]) => (number === 2 ? '검은 점' : `${number ?? ''}배인 검은 점`),
  ),
  'no-ratio': row(
    '검은 점 없음',
    ([number]) => `검은 점이 없는 이웃 칸은 한쪽이 다른 쪽의 ${number ?? 2}배가 아닙니다.`,
    '검은 점이 없는 이웃',
  ),
  'no-sum': row(
    'X·V 없음',
    'X나 V가 없는 이웃 칸은 합이 10이나 5가 아닙니다.',
    'X나 V가 없는 이웃',
  ),
  less: row('부등호', '두 칸 사이의 부등호는 큰 숫자 쪽으로 벌어집니다.', '부등호'),
  different: row('서로 다른 칸', '표시된 칸들의 숫자는 서로 다릅니다.', '서로 다른 칸 묶음'),
  equal: row('복제 영역', '색칠된 같은 모양의 영역에는 같은 숫자가 들어갑니다.', '복제 영역'),
  odd: row('홀수 칸', '회색 원이 있는 칸에는 홀수가 들어갑니다.', '홀수 칸'),
  even: row('짝수 칸', '회색 네모가 있는 칸에는 짝수가 들어갑니다.', '짝수 칸'),
  whispers: row(
    '위스퍼 선',
    ([number]) => `초록 선에서 이웃한 숫자는 ${number ?? 5} 이상 차이가 납니다.`,
    '위스퍼 선',
  ),
  palindrome: row('회문 선', '회색 선은 어느 쪽에서 읽어도 같습니다.', '회문 선'),
  renban: row(
    '렌반 선',
    '보라 선에는 연속한 숫자가 하나씩, 순서와 상관없이 들어갑니다.',
    '렌반 선',
  ),
  nabner: row(
    '내브너 선',
    '노란 선에는 같은 숫자도, 연속한 숫자도 함께 들어가지 않습니다.',
    '내브너 선',
  ),
  quadruple: row(
    '쿼드러플',
    '동그라미 안의 숫자는 모두 그 동그라미에 닿은 칸에 들어갑니다.',
    (numbers) => `쿼드러플(${numbers.join(', ')})`,
  ),
  sandwich: row(
    '샌드위치 합',
    (_, digits) => `판 밖의 수는 그 행이나 열에서 1과 ${digits} 사이에 놓인 숫자의 합입니다.`,
    summed('샌드위치'),
  ),
  'x-sum': row(
    'X-합',
    '판 밖의 수는 그쪽 첫 칸의 숫자만큼 앞에서부터 센 칸들의 합입니다.',
    ([number]) => `X-합 ${number ?? ''}`,
  ),
  skyscraper: row(
    '스카이스크래퍼',
    '숫자를 건물 높이로 볼 때, 판 밖의 수는 그쪽에서 보이는 건물의 수입니다.',
    ([number]) => `스카이스크래퍼 ${number ?? ''}`,
  ),
  between: row(
    '사잇값 선',
    '선 위의 숫자는 양 끝 동그라미에 든 두 숫자 사이의 값입니다.',
    '사잇값 선',
  ),
  lockout: row(
    '록아웃 선',
    ([number]) =>
      `양 끝 마름모의 숫자는 ${number ?? 4} 이상 차이가 나고, 선 위의 숫자는 두 숫자와 같지도 그 사이에 있지도 않습니다.`,
    '록아웃 선',
  ),
  'equal-sums': row(
    '영역 합 선',
    '파란 선 위의 숫자는 선이 지나는 박스마다 합이 같습니다.',
    '영역 합 선',
  ),
  entropic: row(
    '엔트로픽 선',
    '주황 선에서 잇달은 세 칸에는 작은 수, 중간 수, 큰 수가 하나씩 들어갑니다.',
    '엔트로픽 선',
  ),
  modular: row(
    '나머지 선',
    ([number]) => `청록 선에서 잇달은 세 칸은 ${number ?? 3}으로 나눈 나머지가 서로 다릅니다.`,
    '나머지 선',
  ),
  zipper: row(
    '지퍼 선',
    '연보라 선의 가운데에서 같은 거리에 있는 두 숫자의 합은 가운데 숫자(가운데가 두 칸이면 그 합)와 같습니다.',
    '지퍼 선',
  ),
  'double-arrow': row(
    '양방향 화살표',
    '두 동그라미 사이에 놓인 숫자의 합은 두 동그라미의 합과 같습니다.',
    '양방향 화살표',
  ),
  'row-index': row(
    '행 색인 칸',
    '초록 칸의 숫자는 같은 열에서 그 칸의 행 번호가 놓인 행을 가리킵니다.',
    '행 색인 칸',
  ),
  'column-index': row(
    '열 색인 칸',
    '빨간 칸의 숫자는 같은 행에서 그 칸의 열 번호가 놓인 열을 가리킵니다.',
    '열 색인 칸',
  ),
  'box-index': row(
    '박스 색인 칸',
    '파란 칸의 숫자는 같은 박스에서 그 칸의 자리 번호가 놓인 자리를 가리킵니다.',
    '박스 색인 칸',
  ),
};

const everywhere: VariedRuleMessages['everywhere'] = {
  'diagonal+': row(
    '오르는 대각선',
    '왼쪽 아래에서 시작하는 대각선에 각 숫자가 한 번씩 들어갑니다.',
    '오르는 대각선',
  ),
  'diagonal-': row(
    '내리는 대각선',
    '왼쪽 위에서 시작하는 대각선에 각 숫자가 한 번씩 들어갑니다.',
    '내리는 대각선',
  ),
  antiknight: row(
    '나이트 행마 금지',
    '체스의 나이트가 한 번에 갈 수 있는 두 칸의 숫자는 서로 다릅니다.',
    '나이트 행마 금지',
  ),
  antiking: row('킹 행마 금지', '모서리로 맞닿은 두 칸의 숫자는 서로 다릅니다.', '킹 행마 금지'),
  disjointgroups: row(
    '분리 그룹',
    '각 박스에서 같은 자리에 있는 칸의 숫자는 서로 다릅니다.',
    '분리 그룹',
  ),
  nonconsecutive: row(
    '이웃 연속수 금지',
    '이웃한 두 칸의 숫자는 연속하지 않습니다.',
    '이웃 연속수 금지',
  ),
  'no-xv': row('X·V 없음', 'X나 V가 없는 이웃 칸은 합이 10이나 5가 아닙니다.', 'X나 V가 없는 이웃'),
  'no-ratio': row(
    '검은 점 없음',
    '검은 점이 없는 이웃 칸은 점들의 배수(없으면 2배)가 아닙니다.',
    '검은 점이 없는 이웃',
  ),
  'no-difference': row(
    '흰 점 없음',
    '흰 점이 없는 이웃 칸은 차가 점들의 차(없으면 1)와 다릅니다.',
    '흰 점이 없는 이웃',
  ),
};

export const words: VariedRuleMessages = {
  signs,
  everywhere,
  houses: (digits, hasRegions) =>
    `모든 행과 열${hasRegions ? ', 영역' : ''}에 1부터 ${digits}까지의 숫자가 한 번씩 들어갑니다.`,
  unread: '확인하지 않는 그림이나 규칙',
  extraRegion: {
    title: '추가 영역',
    sentence: '색칠된 영역에도 각 숫자가 한 번씩 들어갑니다.',
    at: '추가 영역',
  },
  marks: {
    title: '주어진 후보',
    sentence: '처음에 메모로 적혀 있는 후보만 그 칸에 들어갈 수 있습니다.',
  },
};
