// Korean texts of the sheet of keys.
import type { KeyMessages } from '../../element/play/key-words';

export const words: KeyMessages = {
  title: '키',
  close: '닫기',
  rows: [
    ['숫자 넣기, 지우기', '1–9', 'Delete'],
    ['옮겨 가기', '←↑→↓', 'Home', 'End'],
    ['여러 칸 고르기', 'Shift+←↑→↓', 'Ctrl+A', 'Esc'],
    ['마우스로 여러 칸 고르기', '끌기', 'Shift', 'Ctrl'],
    ['같은 숫자 고르기', 'E', '두 번 클릭'],
    ['모서리 메모', 'Shift+1–9'],
    ['가운데 메모', 'Ctrl+1–9'],
    ['색', 'Ctrl+Shift+1–9'],
    ['숫자, 모서리 메모, 가운데 메모, 색으로 쓰기', 'Z', 'X', 'C', 'V'],
    ['다음 쓰는 방식', 'Space'],
    ['실행 취소, 다시 실행', 'Ctrl+Z', 'Ctrl+Y'],
    ['힌트, 다시 누르면 더 자세히', 'H'],
    ['이 목록', '?'],
  ],
};
