// Korean texts of what stands before the page's modules, or without them.
import type { FirstTexts } from '../en/first-texts';

export const words: FirstTexts = {
  noScript: '탐색이 브라우저 안에서 이루어지므로 JavaScript가 필요합니다.',
  nothingHere: '이 주소에는 아무것도 없습니다.',
  notServed: (command, address) =>
    '이 페이지는 서버를 거쳐 열어야 합니다. 파일로 열면 나머지 부분을 불러올 수 없습니다. ' +
    `이 폴더에서 다음을 실행하고 ${command} 주소를 여세요: ${address}`,
  pictures: {
    wide: '푼 퍼즐과 탐색에 든 비용',
    narrow: '휴대전화에서 본 같은 화면',
  },
};
