// Korean texts of Code mode that lead to lessons.
import type { lessonWords as english } from '../en/code-lessons';

export const lessonWords: typeof english = {
  lessons: '이유를 설명하는 레슨',
  lessonOn: {
    rules: '레슨: 입출력 형식과 칸의 번호',
    recursion: '레슨: 재귀는 스택이고, 끝나는 조건이 있어야 합니다',
    'forgotten-reset': '레슨: 되돌리지 않은 숫자',
    'sample-2580': '레슨: 완성된 프로그램 한 편과 각 함수가 하는 일',
    flags: '레슨: 사용 여부 배열의 크기와 인덱스',
    stopping: '레슨: 언제 멈추고 언제 출력할지',
    'first-solution': '레슨: 여러 답 가운데 사전순으로 첫 번째 답',
    'same-steps': '레슨: 다른 프로그램도 단계 수가 같은 까닭',
    'vectors-or-copies': '레슨: 한 단계의 비용, 복사와 훑기',
    pruning: '레슨: 넣기 전에 걸러야 할 숫자',
    'row-and-column': '레슨: 칸 번호로 구하는 행, 열, 박스',
    'greedy-dead-end': '레슨: 막다른 칸, 그리고 되돌아가야 하는 까닭',
    'row-major-defeated': '레슨: 단계의 수, 칸을 채우는 순서',
  },
};
