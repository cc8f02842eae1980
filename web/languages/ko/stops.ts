// Korean texts of stops.
import { cellName } from './cells';
import type { StopMessages } from '../en/stops';

export const words: StopMessages = {
  title: '멈춤',
  note: '가장 가까운 해당 단계까지 앞으로, 또는 뒤로 갑니다. 찾는 동안 언제든 멈출 수 있습니다.',
  when: '멈출 곳',
  kind: {
    placing: '칸에 숫자가 들어갈 때',
    line: '소스의 줄',
    depth: '깊이',
    'dead-end': '막다른 칸',
  },
  cell: (cell) => `판에서 고른 칸: ${cellName(cell)}`,
  digit: '숫자',
  line: '줄',
  depth: '넣은 숫자의 개수',
  previous: '뒤로 찾기',
  next: '앞으로 찾기',
};
