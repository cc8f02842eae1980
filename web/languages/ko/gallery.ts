// Korean texts of the examples.
import type { GalleryMessages } from '../en/gallery';

export const words: GalleryMessages = {
  label: '예제',
  examples: {
    'baekjoon-2580': { title: '백준 2580', note: '예제 입력' },
    'baekjoon-2239': { title: '백준 2239', note: '예제 입력' },
    inkala: { title: '인칼라의 퍼즐', note: '사람에게 어려운 퍼즐' },
    'anti-brute-force': { title: '백트래킹 저격', note: '6,900만 번 넣어야 풀림' },
    'worst-row-major': { title: '행 순서 탐색의 최악', note: '2억 8,300만 번 넣어야 풀림' },
    'worst-fewest-candidates': { title: '후보가 적은 칸 저격', note: '64,770번 넣어야 풀림' },
    'worst-propagation': { title: '후보 전파 저격', note: '3,166번 넣어야 풀림' },
    'worst-exact-cover': { title: '정확한 덮개 저격', note: '3,868번 넣어야 풀림' },
    'meter-near-cap': { title: '호출 두 번이 모자라는 판', note: '12095의 방식으로 9,999,998번' },
    several: { title: '답이 여럿', note: '주어진 수가 하나 모자람' },
    none: { title: '답이 없음', note: '모순은 보이지 않음' },
    contradiction: { title: '모순', note: '한 행에 같은 숫자가 둘' },
    empty: { title: '빈 판', note: '직접 채우기' },
  },
};
