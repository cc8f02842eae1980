// Korean texts of the source panel.
import type { SourceMessages } from '../../element/watch/source/words';

export const words: SourceMessages = {
  title: '소스',
  file: '파일',
  follow: (file) => `지금 실행: ${file}`,
  line: (line, file) => `지금 실행되는 곳: ${file} ${line}번째 줄`,
  loading: '소스를 불러오는 중…',
  failed: '소스를 불러오지 못했습니다.',
};
