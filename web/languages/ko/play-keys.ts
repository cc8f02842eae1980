// Korean texts of the sheet of keys.
import type { KeyMessages } from '../en/play-keys';

export const words: KeyMessages = {
  title: '키',
  close: '닫기',
  rows: [
    ['숫자 넣기, 지우기', '1–9', 'Delete'],
    ['칸 옮기기', '←↑→↓', 'Home', 'End'],
    ['칸 옮기기(설정에서 켰을 때)', 'W', 'A', 'S', 'D'],
    ['여러 칸 고르기', 'Shift+←↑→↓', 'Ctrl+←↑→↓'],
    ['모두 고르기, 선택 뒤집기, 한 칸만', 'Ctrl+A', 'Ctrl+I', 'Esc'],
    ['마우스로 여러 칸 고르기', '끌기', 'Shift', 'Ctrl'],
    ['같은 숫자 고르기', 'E', '두 번 클릭'],
    ['모서리 메모', 'Shift+1–9'],
    ['가운데 메모', 'Ctrl+1–9'],
    ['색', 'Ctrl+Shift+1–9'],
    ['숫자, 모서리 메모, 가운데 메모, 색으로 쓰기', 'Z', 'X', 'C', 'V'],
    ['쓰는 방식 바꾸기', 'Space'],
    ['실행 취소, 다시 실행', 'Ctrl+Z', 'Ctrl+Y'],
    ['힌트, 다시 누르면 더 자세히', 'H'],
    ['힌트 적용', 'Enter'],
    ['이 목록', '?'],
  ],
};
