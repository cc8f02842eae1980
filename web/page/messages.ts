// The texts of the frame around the element. A language that lacks one does not compile.
import type { Language } from '../element/shared/words/language';

export interface PageMessages {
  title: string;
  description: string;
  skip: string;
  tagline: string;
  mode: string;
  modeSolve: string;
  modeWatch: string;
  modeRace: string;
  modeBulk: string;
  theme: string;
  themeAuto: string;
  themeLight: string;
  themeDark: string;
  about: string;
  embed: string;
  embedAbout: string;
  embedFailed: string;
  privacy: string;
  offlineReady: string;
  updateReady: string;
  updateWaits: string;
  reload: string;
  close: string;
  /** The other language by its own name. */
  otherLanguage: string;
}

export const pageMessages: Record<Language, PageMessages> = {
  en: {
    title: 'Retrace: Sudoku by backtracking',
    description: 'Solves Sudoku in your browser and shows how the backtracking search got there.',
    skip: 'To the board',
    tagline: 'Sudoku by backtracking',
    mode: 'Mode',
    modeSolve: 'Solve',
    modeWatch: 'Watch',
    modeRace: 'Race',
    modeBulk: 'Bulk',
    theme: 'Theme',
    themeAuto: 'Auto',
    themeLight: 'Light',
    themeDark: 'Dark',
    about:
      'Type a puzzle, paste it anywhere on this page, or drop a file. Solve finds the first ' +
      'solution in order of digits and whether it is the only one; the strategy decides how it ' +
      'gets there, and what that costs. The address carries the puzzle, so a link shows it to others.',
    embed: 'Embed',
    embedAbout: 'Put what is on screen into a post or page of your own.',
    embedFailed: 'The embed panel could not be loaded.',
    privacy: 'Everything is computed on this device; no puzzle leaves it. MIT licence.',
    offlineReady: 'Everything works offline now.',
    updateReady: 'There is a new version.',
    updateWaits: 'The new version comes when the search has ended.',
    reload: 'Reload',
    close: 'Close',
    otherLanguage: '한국어',
  },
  ko: {
    title: 'Retrace: 백트래킹으로 푸는 스도쿠',
    description: '브라우저 안에서 스도쿠를 풀고, 백트래킹이 어떻게 답에 이르렀는지 보여 줍니다.',
    skip: '판으로 가기',
    tagline: '백트래킹으로 푸는 스도쿠',
    mode: '할 일',
    modeSolve: '풀기',
    modeWatch: '탐색 보기',
    modeRace: '경주',
    modeBulk: '대량',
    theme: '화면 테마',
    themeAuto: '자동',
    themeLight: '밝게',
    themeDark: '어둡게',
    about:
      '퍼즐을 입력하거나, 이 페이지 어디에든 붙여 넣거나, 파일을 끌어다 놓으세요. 풀기를 누르면 ' +
      '사전순으로 첫 번째 답을 찾고 그 답이 유일한지 알려 줍니다. 어떤 길로 얼마나 들여 찾는지는 ' +
      '전략이 정합니다. 주소에 퍼즐이 담기므로 링크로 그대로 보여 줄 수 있습니다.',
    embed: '퍼가기',
    embedAbout: '지금 화면에 있는 것을 내 글이나 페이지에 넣습니다.',
    embedFailed: '퍼가기 화면을 불러오지 못했습니다.',
    privacy: '모든 계산은 이 기기에서 이루어지고, 퍼즐은 밖으로 나가지 않습니다. MIT 라이선스.',
    offlineReady: '이제 인터넷 없이도 모두 쓸 수 있습니다.',
    updateReady: '새 버전이 나왔습니다.',
    updateWaits: '탐색이 끝나면 새 버전으로 바꿉니다.',
    reload: '새로고침',
    close: '닫기',
    otherLanguage: 'English',
  },
};
