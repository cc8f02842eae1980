// The text of the document technique-examples.md around the texts that come from the page.
import type { Language } from '../../../web/core/language';
import type { TechniqueOrder } from '../../../web/core/techniques/technique-calls';
import type { TechniqueName } from '../../../web/core/techniques/technique';

interface Frame {
  opening: string;
  board: (step: number, link: string, order: TechniqueOrder) => string;
  /** The sentence about a technique that is on no path. */
  noBoard: (name: TechniqueName) => string;
}

const english: Frame = {
  opening: `# Techniques by example

[한국어](technique-examples.ko.md)

This page lists the techniques that hints, **Explain** and \`retrace explain\` look for, family by family, with a description of each technique, the reason
why it holds, and a live board on which it is the next step. Each link opens the page at that very step of the explained puzzle; replace
\`example.org\` with the address of your page (after \`npm start\` it is \`http://localhost:4173\`). The page itself shows the same texts and boards
under _What is this technique?_ beside every step of a path and every hint. \`retrace explain\` finds the technique at the same step, some
techniques with \`--order classic\`, the order that rates a puzzle. docs/techniques.md lists the evidence of each deduction.`,
  board: (step, link, order) =>
    `[Live board at step ${step}](${link})${{ teaching: '', classic: ', in the classic order', hodoku: ', in the order of HoDoKu', sudokuwiki: ', in the order of SudokuWiki' }[order]}:`,
  noBoard: (name) =>
    name === 'direct-claiming'
      ? 'No puzzle leads to this technique. Where it would place a digit, the third of the three neighbouring boxes also has its cells for that digit in one line, so a hidden single or direct pointing comes first and places the same digit. A test finds it on a board without those techniques.'
      : name === 'siamese-fish'
        ? 'No path leads to this technique, since one of its two fish is always found before. It can be asked for by its name.'
        : 'No puzzle that leads to this technique is known here: on every one that was tried, chains with fewer chains inside went on.',
};

const korean: Frame = {
  opening: `# 예로 보는 기법

[English](technique-examples.md)

힌트와 **설명**, \`retrace explain\`이 찾는 기법을 종류별로 모았습니다. 기법마다 무엇인지, 왜 성립하는지, 그리고 그 기법이 바로 다음 단계인
실제 판이 있습니다. 링크를 열면 페이지가 그 퍼즐을 설명하며 바로 그 단계를 보여 줍니다. \`example.org\` 자리에는 여러분의 페이지 주소를
넣으세요(\`npm start\` 뒤에는 \`http://localhost:4173\`입니다). 페이지 안에서도 풀이의 단계와 힌트마다 있는 _이 기법은 무엇인가요?_ 에서 같은
글과 판을 볼 수 있습니다. \`retrace explain\`도 같은 단계에서 그 기법을 씁니다. 몇몇은 난이도를 재는 순서인 \`--order classic\`에서
나옵니다. 각 기법이 무엇을 보여 주는지는 docs/techniques.ko.md에 있습니다.`,
  board: (step, link, order) =>
    `[${step}단계의 실제 판](${link})${{ teaching: '', classic: ', 난이도를 재는 순서', hodoku: ', HoDoKu 순서', sudokuwiki: ', SudokuWiki 순서' }[order]}:`,
  noBoard: (name) =>
    name === 'direct-claiming'
      ? '이 기법까지 가는 퍼즐은 없습니다. 이 기법으로 숫자를 넣을 수 있으면, 나란한 세 박스 가운데 나머지 한 박스에서도 그 숫자의 자리가 한 줄에 있어서 히든 싱글이나 다이렉트 포인팅이 먼저 같은 숫자를 넣습니다. 테스트에는 이 기법만 보는 판이 있습니다.'
      : name === 'siamese-fish'
        ? '이 기법까지 가는 풀이는 없습니다. 두 피시 가운데 하나가 언제나 먼저 나오기 때문입니다. 이름을 지정하면 찾을 수 있습니다.'
        : '이 기법까지 가는 퍼즐은 아직 찾지 못했습니다. 시험한 퍼즐에서는 모두 안에 품은 체인이 더 적은 체인으로 나아갈 수 있었습니다.',
};

const frames: Readonly<Record<Language, Frame>> = { en: english, ko: korean };

export const frameIn = (language: Language): Frame => frames[language];
