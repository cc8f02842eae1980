// Korean texts of Code mode: remarks on a program's text, before it runs.
import type { StrayKind } from '../../core/code/remarks/remark';
import type { RemarkMessages } from '../en/code-remarks';

const strayKinds: Readonly<Record<StrayKind, string>> = {
  blank: '띄어쓰기로 읽히지 않는 빈칸',
  unseen: '보이지 않는 문자',
  quote: '둥근따옴표',
  sign: '모양만 비슷한 기호',
};

export const remarkWords: RemarkMessages = {
  title: '이 소스에 대해',
  of: (remark) => {
    switch (remark.kind) {
      case 'foreign':
        return `이 프로그램의 언어는 ${remark.name}인데, 여기에서는 실행되지 않습니다. 실행되는 언어는 C++, Python, Java, JavaScript입니다.`;
      case 'c':
        return 'C 프로그램이라 여기에서는 C++로 컴파일합니다. 형 변환 없는 malloc처럼 C에서만 되는 코드는 오류가 납니다.';
      case 'stray':
        return `웹이나 문서에서 복사할 때 딸려 온 문자가 ${remark.count}개 있습니다: ${remark.kinds.map((kind) => strayKinds[kind]).join(', ')}.`;
      case 'package':
        return '백준에서는 package를 쓸 수 없습니다. 이 줄을 지우세요.';
      case 'main-class':
        return remark.isPublic
          ? `백준은 Main.java라는 파일로 컴파일하므로 public 클래스의 이름이 Main이어야 합니다. 지금은 ${remark.name}입니다.`
          : `백준은 Main 클래스를 실행하므로 이름이 Main이어야 합니다. 지금은 ${remark.name}입니다.`;
      case 'header':
        return `${remark.name}: 백준의 컴파일러인 GCC에서는 #include <${remark.header}> 줄이 있어야 합니다. 여기에서는 다른 헤더에 딸려 와서 컴파일될 뿐입니다.`;
    }
  },
  mend: (remark) =>
    ({
      stray: '한꺼번에 바꾸기',
      package: '줄 지우기',
      'main-class': '이름을 Main으로 바꾸기',
      header: '넣기',
    })[remark.kind],
  mended: '프로그램을 고쳤습니다. Ctrl+Z로 되돌릴 수 있습니다.',
  runAnyway: (language) => `그래도 ${language}로 실행하기`,
  refused: (refusal) =>
    refusal.kind === 'main-class' && !refusal.isPublic
      ? '답이 맞더라도 백준에서는 시작되지 않습니다.'
      : '답이 맞더라도 백준에서는 컴파일되지 않습니다.',
  apartFromThat: (verdict) => `이것 말고는 ${verdict}입니다.`,
};
