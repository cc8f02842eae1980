// Korean texts of the source panel.
import type { SourceMessages } from '../../element/watch/source/words';

export const words: SourceMessages = {
  title: '소스',
  views: '프로그램 또는 실제 소스',
  view: { program: '프로그램', real: '실제 소스' },
  language: '프로그램 언어',
  copy: '복사',
  copied: '복사했습니다',
  download: '내려받기',
  edit: '코드에서 고쳐 보기',
  calls: (count) => `열린 호출 ${count}개`,
  file: '파일',
  follow: (file) => `지금 실행: ${file}`,
  line: (line, file) => `지금 실행되는 곳: ${file} ${line}번째 줄`,
  loading: '소스를 불러오는 중…',
  failed: '소스를 불러오지 못했습니다.',
};
