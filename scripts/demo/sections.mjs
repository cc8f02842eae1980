// The sections of the demo, one for each board, with their words in each language; pages.mjs makes the pages of them.

const [easy, hard, wing] = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '4......6....94..5.1.9.6...............6..2..5.5231...8.7...8..1......7....8.5.3.6',
];

/** @typedef {'en' | 'ko'} Language */
/** @typedef {{ title: string, text: string }} Words */

/** The words around the sections. */
export const frame = {
  demo: {
    en: {
      title: 'The widget in a page',
      about:
        'Each board below is live, and below it is the code that made it. The script stands once in the page.',
    },
    ko: {
      title: '글에 넣은 위젯',
      about:
        '아래 판은 모두 실제로 움직이며, 판마다 그것을 만든 코드가 아래에 있습니다. 스크립트는 페이지에 한 번만 넣습니다.',
    },
  },
  rules: {
    en: {
      title: 'A gallery of rules',
      about:
        'Each board has rules of its own: play it, ask for a hint that names the rule, and take the code below it.',
    },
    ko: {
      title: '규칙 모음',
      about:
        '판마다 규칙이 다릅니다. 풀어 보고, 규칙을 짚어 주는 힌트를 받고, 아래 코드를 가져다 쓰세요.',
    },
  },
  here: { en: 'On this page', ko: '차례' },
  home: { en: 'The page of Retrace', ko: 'Retrace로 가기' },
};

/** The tags of the script: a description, and which tag of release.json stands below it. */
export const tags = [
  {
    id: 'tag',
    tag: 'newest',
    en: { title: 'The script', text: 'Always the newest version, from where this page is:' },
    ko: { title: '스크립트', text: '이 페이지와 같은 곳에서 언제나 최신 버전을 가져옵니다.' },
  },
  {
    id: 'pinned',
    tag: 'parts',
    en: {
      title: 'One version, checked',
      text: 'This address keeps its files for good, and the browser refuses every part that was changed:',
    },
    ko: {
      title: '버전 고정과 검사',
      text: '이 주소의 파일은 바뀌지 않으며, 내용이 바뀐 조각은 브라우저가 거부합니다.',
    },
  },
];

/**
 * A board each: `live` is the code, `look` the class of the place around it.
 * @type {readonly { id: string, look?: string, live: string | ((language: Language) => string), en: Words, ko: Words }[]}
 */
export const boards = [
  {
    id: 'solve',
    live: `<retrace-sudoku puzzle="${easy}"></retrace-sudoku>`,
    en: {
      title: 'A board to play and solve',
      text: 'One tag. Readers enter digits, undo, and have the search find the answer.',
    },
    ko: {
      title: '직접 풀어 보는 판',
      text: '태그 하나면 됩니다. 읽는 사람이 숫자를 넣고 되돌리며, 탐색으로 답을 찾을 수도 있습니다.',
    },
  },
  {
    id: 'watch',
    live: `<retrace-sudoku mode="watch" puzzle="${hard}" from="120" to="400" speed="12" autoplay loop></retrace-sudoku>`,
    en: {
      title: 'A section of a search',
      text: 'Steps 120 to 400 play again and again while the board is seen; out of sight it rests.',
    },
    ko: {
      title: '탐색의 한 구간',
      text: '120번째부터 400번째 단계까지 되풀이해 보여 줍니다. 화면에 보일 때만 재생하고, 보이지 않으면 쉽니다.',
    },
  },
  {
    id: 'trace',
    live: '<retrace-sudoku trace="search.trace" controls="minimal" speed="25"></retrace-sudoku>',
    en: {
      title: 'A recording',
      text: 'The steps that a program took, from a file; here with few controls.',
    },
    ko: {
      title: '기록 재생',
      text: '프로그램이 밟은 단계를 파일에서 읽어 보여 줍니다. 조작부는 간단히 두었습니다.',
    },
  },
  {
    id: 'explain',
    live: `<retrace-sudoku mode="explain" puzzle="${wing}" at="7" hints></retrace-sudoku>`,
    en: {
      title: 'A puzzle explained',
      text: 'The way by logic, each step a hint first that tells more when it is asked.',
    },
    ko: {
      title: '풀이 설명',
      text: '논리로 풀어 가는 길입니다. 단계마다 힌트부터 보여 주고, 물으면 더 알려 줍니다.',
    },
  },
  {
    id: 'lesson',
    live: '<retrace-sudoku mode="lesson" lesson="three-cells"></retrace-sudoku>',
    en: {
      title: 'A lesson',
      text: 'Pages with questions about a search on a board; without a name the tag lists all lessons.',
    },
    ko: {
      title: '레슨',
      text: '판 위의 탐색을 놓고 묻고 답하는 레슨입니다. 이름을 빼면 모든 레슨의 목록이 나옵니다.',
    },
  },
  {
    id: 'race',
    live: `<retrace-sudoku mode="race" puzzle="${easy}"></retrace-sudoku>`,
    en: { title: 'A race', text: 'Strategies solve the same puzzle, each in its lane.' },
    ko: { title: '전략 경주', text: '여러 전략이 같은 퍼즐을 풀며 레인마다 경과를 보여 줍니다.' },
  },
  {
    id: 'bare',
    look: 'narrow',
    live: `<retrace-sudoku puzzle="${hard}" controls="none" readonly></retrace-sudoku>`,
    en: {
      title: 'The board alone',
      text: 'Without controls it is a picture of a puzzle, as wide as its place.',
    },
    ko: {
      title: '판만 보여 주기',
      text: '조작부가 없으면 퍼즐 그림이 됩니다. 너비는 놓인 자리를 따릅니다.',
    },
  },
  {
    id: 'dark',
    look: 'dark',
    live: `<retrace-sudoku puzzle="${hard}" controls="minimal"></retrace-sudoku>`,
    en: {
      title: 'On a dark page',
      text: 'Nothing is set: colours follow what is behind the board.',
    },
    ko: {
      title: '어두운 글에서',
      text: '따로 정한 것이 없습니다. 판 뒤의 바탕을 보고 색을 맞춥니다.',
    },
  },
  {
    id: 'theme',
    look: 'blueprint',
    live: `<retrace-sudoku class="blueprint" puzzle="${hard}" controls="minimal"></retrace-sudoku>`,
    en: {
      title: 'Colours of your own',
      text: 'Custom properties change them; this theme is in the guide.',
    },
    ko: {
      title: '나만의 색',
      text: '사용자 지정 속성으로 바꿉니다. 이 테마는 안내 문서에 있습니다.',
    },
  },
  {
    id: 'script',
    live: `<retrace-sudoku id="driven" mode="watch" puzzle="${hard}" controls="none"></retrace-sudoku><p><button type="button" data-do="play">play()</button><button type="button" data-do="pause">pause()</button><button type="button" data-do="step">step(-1)</button><button type="button" data-do="seek">seek(5000)</button></p><output for="driven"></output>`,
    en: {
      title: 'Methods and events',
      text: 'Buttons of the page move the search, and the page hears each step.',
    },
    ko: {
      title: '메서드와 이벤트',
      text: '페이지에 있는 버튼으로 탐색을 움직이고, 단계마다 이벤트를 받습니다.',
    },
  },
  {
    id: 'frame',
    live: (language) =>
      `<iframe title="${language === 'ko' ? '직접 푸는 스도쿠' : 'Sudoku, to play'}" src="../?puzzle=${easy}&amp;controls=minimal&amp;lang=${language}" width="100%" height="720" loading="lazy"></iframe>`,
    en: {
      title: 'The iframe',
      text: 'For places that strip scripts. One script on the page gives it the height that it needs.',
    },
    ko: {
      title: 'iframe',
      text: '스크립트를 지우는 곳에서 씁니다. 페이지에 스크립트를 하나 두면 높이가 알맞게 바뀝니다.',
    },
  },
];

/** A puzzle with rules each: its title in tests/puzzles/varied.tsv, or its text. */
export const rules = [
  {
    id: 'killer',
    published: 'Aug. 18, 23: Palindrome Killer',
    en: 'Killer cages and a palindrome',
    ko: '킬러 케이지와 회문',
  },
  {
    id: 'arrow',
    published: 'November 13, 2023: Arrow',
    en: 'Arrows',
    ko: '화살표',
  },
  {
    id: 'thermometer',
    published: 'Dec 24, 2021: Thermwich',
    en: 'Thermometers and sandwiches',
    ko: '온도계와 샌드위치',
  },
  {
    id: 'jigsaw',
    published: 'Aug 9, 2022: Irregular Sudoku',
    en: 'Irregular regions',
    ko: '직소(불규칙한 영역)',
  },
  {
    id: 'lines',
    published: "Sept. 5, '23: Renban Whispers",
    en: 'Renban lines and whispers',
    ko: '렌반 선과 위스퍼 선',
  },
  {
    id: 'dots',
    published: 'August 3: XV / Kropki Pairs',
    en: 'Dots, X and V',
    ko: '점과 X, V',
  },
  {
    id: 'sixteen',
    made: '.D...8B5.3.9.F4..CA3F.4.......B8...7D6.1G...3..98GB..9.3F7.E..2......C5..E.F6..DC.594...2..D8.....76.G.8A.5.E.3......D..B81.9A.C..G.....E..7....3.C4...26BD.....16D.85.A9.C32.F..E..6.DB.A...9.32..D.B.G.C8.F394439F72.D1....58..5.C.4....E....B.1.G..8.3...D7..',
    en: '16 by 16',
    ko: '16×16',
  },
];
