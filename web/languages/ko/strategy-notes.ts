// A note in Korean on each strategy.
import type { StrategyNotes } from '../en/strategy-notes';

export const words: StrategyNotes = {
  'scan-blanks': '빈칸 목록을 따라가며, 숫자를 넣기 전에 행·열·박스를 읽어 봅니다.',
  'copied-blanks': '같은 방법이지만 빈칸 목록을 단계마다 복사합니다.',
  'nested-vectors': '2차원 벡터로 만든 판에서 빈칸 목록을 따라갑니다.',
  'copied-board': '같은 방법이지만 판을 값으로 넘겨 호출할 때마다, 검사할 때마다 판을 복사합니다.',
  'used-flags': '모든 칸을 차례로 지나며, 쓴 숫자를 표시해 둔 배열로 확인합니다.',
  'scan-cells': '행과 열 순서로 모든 칸을 지나며 그때마다 행·열·박스를 읽습니다.',
  'candidate-list': '칸에 들어설 때 후보를 한 번에 모아 둡니다.',
  'first-blank': '단계마다 판 전체에서 첫 빈칸을 다시 찾습니다.',
  greedy: '넣을 수 있는 가장 작은 숫자를 넣고 되돌리지 않습니다.',
  'house-masks': '행·열·박스마다 9비트 마스크를 둡니다.',
  'fewest-candidates': '후보가 가장 적은 빈칸부터 채웁니다.',
  propagation: '확실한 숫자를 모두 채운 다음에야 하나를 시도합니다.',
  'exact-cover': '크누스의 알고리즘 X(댄싱 링크)를 씁니다.',
  fast: 'SIMD로 모든 숫자를 한꺼번에 다룹니다. 단계를 세지 않습니다.',
};
