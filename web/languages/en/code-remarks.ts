// English texts of Code mode: remarks on a program's text, before it runs.
import type { Refusal, Remark, StrayKind } from '../../core/code/remarks/remark';
import { plural } from './grammar';

const strayKinds: Readonly<Record<StrayKind, string>> = {
  blank: 'blanks that no compiler takes for a space',
  unseen: 'characters that nobody sees',
  quote: 'curly quotes',
  sign: 'signs that only look like those of programs',
};

/** With a change that mends it. */
export type Mendable = Extract<Remark, { edits: unknown }>;

export const remarkWords = {
  title: 'About the program’s text',
  of: (remark: Remark): string => {
    switch (remark.kind) {
      case 'foreign':
        return `This is ${remark.name}, which does not run here. C++, Python, Java and JavaScript do.`;
      case 'c':
        return 'This is C, and is compiled as C++ here; what C alone allows, such as malloc without a cast, is an error.';
      case 'stray':
        return `${plural(remark.count, 'character')} that came along from a page or a document: ${remark.kinds.map((kind) => strayKinds[kind]).join(', ')}.`;
      case 'package':
        return 'Baekjoon does not take a package: delete this line.';
      case 'main-class':
        return remark.isPublic
          ? `Baekjoon compiles Main.java: the public class ${remark.name} has to be called Main.`
          : `Baekjoon starts the class Main: ${remark.name} has to be called that.`;
      case 'header':
        return `${remark.name} needs #include <${remark.header}> in GCC, the compiler of Baekjoon; here another header happens to bring it.`;
    }
  },
  mend: (remark: Mendable): string =>
    ({
      stray: 'Replace them',
      package: 'Delete the line',
      'main-class': 'Rename it to Main',
      header: 'Add it',
    })[remark.kind],
  mended: 'The program is changed. Ctrl+Z takes that back.',
  runAnyway: (language: string) => `Run it as ${language} all the same`,
  /** Below the verdict that Baekjoon would give for a refusal. */
  refused: (refusal: Refusal): string =>
    refusal.kind === 'main-class' && !refusal.isPublic
      ? 'On Baekjoon it does not start, whatever it answers:'
      : 'On Baekjoon it does not compile, whatever it answers:',
  apartFromThat: (verdict: string) => `Apart from that: ${verdict}.`,
};

export type RemarkMessages = typeof remarkWords;
