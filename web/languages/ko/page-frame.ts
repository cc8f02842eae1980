// Korean texts of the frame around the element.
import type { PageMessages } from '../en/page-frame';

export const words: PageMessages = {
  title: 'Retrace: 백트래킹으로 푸는 스도쿠',
  description: '브라우저 안에서 스도쿠를 풀고, 백트래킹이 어떻게 답에 이르렀는지 보여 줍니다.',
  skip: '판으로 가기',
  titleOf: (mode) => `${mode} · Retrace`,
  places: '메뉴',
  placePlay: '퍼즐',
  placeSearch: '탐색',
  placeLearn: '배우기',
  placeMake: '만들기',
  leads: {
    play: '새 스도쿠나 내 퍼즐을 풀어 보세요. 힌트는 한 단계씩 알려 줍니다.',
    search: '백트래킹 탐색을 한 단계씩 앞뒤로 살펴봅니다.',
    learn: '스도쿠 풀이 기법을 하나씩 익히고, 백트래킹을 레슨 열일곱 편으로 배웁니다.',
    make: '새 퍼즐을 주문대로 만들고, 직접 만든 퍼즐은 답이 하나뿐인지 확인하세요.',
  },
  modes: '모드',
  choices: '언어와 화면 테마',
  theme: '화면 테마',
  themeAuto: '자동',
  themeLight: '밝게',
  themeDark: '어둡게',
  about:
    '퍼즐을 입력하거나, 이 페이지 어디에든 붙여 넣거나, 파일을 끌어다 놓으세요. ' +
    '주소에 퍼즐이 담기므로 링크로 그대로 보여 줄 수 있습니다.',
  embed: '퍼가기',
  embedAbout: '지금 화면의 판을 내 글이나 페이지에 넣습니다.',
  embedFailed: '퍼가기 화면을 불러오지 못했습니다.',
  privacy: '모든 계산은 이 기기에서 이루어지고, 퍼즐은 밖으로 나가지 않습니다. MIT 라이선스.',
  offlineReady: '이제 인터넷 없이도 모두 쓸 수 있습니다.',
  updateReady: '새 버전이 나왔습니다.',
  updateWaits: '탐색이 끝나면 새 버전으로 바꿉니다.',
  gamesRefused: '게임을 보관할 수 없습니다. 주소를 복사해 두세요.',
  reload: '새로고침',
  close: '닫기',
};
