// Korean texts of saving a film.
import type { SaveFilmMessages } from '../en/save-film';

export const words: SaveFilmMessages = {
  save: '기록 저장',
  withProgram: '프로그램도 함께 담기',
  withProgramNote: '글에 넣으면 판 옆에 내 프로그램이 나오고 실행 중인 줄이 표시됩니다.',
  tooLong: '프로그램이 65,536자보다 길어서 파일에는 단계만 들어갑니다.',
  noLink:
    '프로그램이 길어 주소에 담을 수 없습니다. 새로 고침하면 이 자리로 돌아오지만, 링크에는 퍼즐만 담깁니다. 다른 사람에게 보여 주려면 기록을 저장하세요.',
};
