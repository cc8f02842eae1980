// The texts of the embed panel. A language that lacks one does not compile.
import type { Language } from '../../element/shared/words/language';

export interface EmbedMessages {
  title: string;
  about: string;
  close: string;
  kind: string;
  tag: string;
  frame: string;
  kindNote: { tag: string; frame: string };
  mode: string;
  strategy: string;
  speed: string;
  at: string;
  from: string;
  to: string;
  toEnd: string;
  autoplay: string;
  loop: string;
  controls: string;
  controlSet: { full: string; minimal: string; none: string };
  language: string;
  theme: string;
  width: string;
  wholeWidth: string;
  pixels: (width: number) => string;
  snippet: string;
  copy: string;
  copied: string;
  copyFailed: string;
  preview: string;
  previewComes: string;
  previewMissed: string;
  /** What a screen reader calls the iframe in somebody's post. */
  frameTitle: string;
}

const tables: Record<Language, EmbedMessages> = {
  en: {
    title: 'Embed',
    about:
      'What is on screen here, for a page of your own. Paste the snippet where it should stand.',
    close: 'Close',
    kind: 'As',
    tag: 'Script tag',
    frame: 'Iframe',
    kindNote: {
      tag: 'Fits into the page and grows with it. The page has to allow scripts from here.',
      frame: 'For places that take iframes but strip scripts. Its height is fixed.',
    },
    mode: 'Mode',
    strategy: 'Strategy',
    speed: 'Speed',
    at: 'Step shown first',
    from: 'From step',
    to: 'To step',
    toEnd: 'the end',
    autoplay: 'Starts by itself',
    loop: 'Loops',
    controls: 'Controls',
    controlSet: { full: 'All', minimal: 'Few', none: 'None' },
    language: 'Language',
    theme: 'Theme',
    width: 'Width',
    wholeWidth: 'Whole place',
    pixels: (width) => `${width} px`,
    snippet: 'Snippet',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'It could not be copied. Select the text and copy it.',
    preview: 'Preview',
    previewComes: 'The preview is being loaded.',
    previewMissed: 'There is no preview: it needs the network. The snippet has a usual height.',
    frameTitle: 'Sudoku by backtracking',
  },
  ko: {
    title: '퍼가기',
    about: '지금 화면에 있는 것을 내 글에 넣습니다. 아래 코드를 넣고 싶은 자리에 붙여 넣으세요.',
    close: '닫기',
    kind: '방식',
    tag: '스크립트 태그',
    frame: 'iframe',
    kindNote: {
      tag: '글의 폭에 맞춰 자연스럽게 들어갑니다. 스크립트를 허용하는 곳에서 쓸 수 있습니다.',
      frame: '스크립트는 막지만 iframe은 허용하는 곳에 알맞습니다. 높이는 고정됩니다.',
    },
    mode: '할 일',
    strategy: '전략',
    speed: '속도',
    at: '처음 보여 줄 단계',
    from: '시작 단계',
    to: '끝 단계',
    toEnd: '끝까지',
    autoplay: '자동 재생',
    loop: '구간 반복',
    controls: '조작부',
    controlSet: { full: '모두', minimal: '간단히', none: '없음' },
    language: '언어',
    theme: '화면 테마',
    width: '너비',
    wholeWidth: '자리에 맞춤',
    pixels: (width) => `${width}px`,
    snippet: '붙여 넣을 코드',
    copy: '복사',
    copied: '복사했습니다.',
    copyFailed: '복사하지 못했습니다. 직접 선택해서 복사하세요.',
    preview: '미리 보기',
    previewComes: '미리 보기를 불러오는 중입니다.',
    previewMissed: '미리 보기가 없습니다. 네트워크가 필요합니다. 코드에는 보통 높이를 적었습니다.',
    frameTitle: '백트래킹으로 푸는 스도쿠',
  },
};

export const embedMessagesIn = (language: Language): EmbedMessages => tables[language];
