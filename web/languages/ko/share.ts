// Korean texts of sharing from the board.
import type { ShareMessages } from '../en/share';

export const words: ShareMessages = {
  title: '공유',
  close: '닫기',
  link: '링크',
  withEntries: '내가 넣은 숫자, 메모, 색도 함께',
  copy: '링크 복사',
  copied: '링크를 복사했습니다.',
  notCopied: '브라우저가 복사를 허용하지 않았습니다. 링크를 직접 선택해 복사하세요.',
  send: '보내기…',
};
