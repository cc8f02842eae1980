// Remarks on a program's text: what no compiler reads, and what Baekjoon's refuses.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProgramLanguage } from '../../../../web/core/program-languages';
import { programLanguages } from '../../../../web/core/program-languages';
import { isRefusal, type Edit, type Remark } from '../../../../web/core/code/remarks/remark';
import { remarksOn } from '../../../../web/core/code/remarks/remarks-on';
import { wrongPrograms } from '../../../programs/causes/wrong-programs';
import { namesIn, sourceOf } from '../../../programs/learners/edits';

const mended = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);

function only<Kind extends Remark['kind']>(
  kind: Kind,
  source: string,
  language: ProgramLanguage,
): Extract<Remark, { kind: Kind }> | undefined {
  return remarksOn(source, language).find(
    (each): each is Extract<Remark, { kind: Kind }> => each.kind === kind,
  );
}

describe('characters that came along from a page', () => {
  it.each<[ProgramLanguage, string, string]>([
    ['cpp', 'int\u00a0main() {\u200b return 0; }', 'int main() { return 0; }'],
    ['cpp', 'puts(“a b”);', 'puts("a b");'],
    ['cpp', 'char c = ‘x’;\u3000// ‘y’ \u00a0', "char c = 'x'; // ‘y’ \u00a0"],
    ['java', 'int[] a = {1，2}；', 'int[] a = {1,2};'],
    ['java', '\ufeffclass Main {}', 'class Main {}'],
    ['python', 'if a ≤ b：\n\u00a0\u00a0print(a − b)', 'if a <= b:\n  print(a - b)'],
    ['python', 'print（’a’）', "print('a')"],
    ['javascript', 'console.log(“a”)\u037e', 'console.log("a");'],
  ])('are replaced in %s: %j', (language, source, right) => {
    const found = only('stray', source, language);
    expect(found?.edits.length).toBeGreaterThan(0);
    expect(mended(source, found?.edits ?? [])).toBe(right);
    expect(remarksOn(right, language).filter(({ kind }) => kind === 'stray')).toEqual([]);
  });

  it('are told with their line and number', () => {
    const found = only('stray', 'int a;\nint\u00a0b;\u200b\nint “c”;', 'cpp');
    expect(found).toMatchObject({ line: 2, count: 4, kinds: ['blank', 'unseen', 'quote'] });
  });

  it.each<[ProgramLanguage, string]>([
    ['cpp', '// “a”\u00a0×\nputs("“\u00a0”");\n/* ≤ */'],
    ['cpp', '\ufeffint a;'],
    ['python', '스도쿠 = "…"  # 판 ≠ 답\nprint(스도쿠)'],
    ['python', "s = '''\u00a0“'''"],
    ['javascript', 'let\u00a0a = 1;\ufeff'],
    ['java', 'String s = "→ “답”";'],
  ])('are left in texts and comments, and where %s reads them', (language, source) => {
    expect(only('stray', source, language)).toBeUndefined();
  });
});

describe('in Java', () => {
  const method = '\n  public static void main(String[] args) {}\n}\n';

  it('a package is refused, and is deleted alone', () => {
    const source = `// package a;\npackage com.example.boj;\n\nimport java.util.*;\npublic class Main {${method}`;
    const found = only('package', source, 'java');
    expect(found?.line).toBe(2);
    expect(mended(source, found?.edits ?? [])).toBe(source.replace(/^package.*$/m, ''));
  });

  it.each([
    ['a public class', `public class Boj2580 {\n  Boj2580() {}${method}`, true],
    ['one that is final', `import java.io.*;\npublic final class Sudoku {${method}`, true],
    ['the class that is started', `class Cell {}\nclass Solution {${method}`, false],
    ['a public class behind others', `class A {}\npublic class Solution {${method}`, true],
  ])('%s has to be called Main', (_, source, isPublic) => {
    const found = only('main-class', source, 'java');
    expect(found?.isPublic).toBe(isPublic);
    const right = mended(source, found?.edits ?? []);
    expect(right).toContain('class Main {');
    expect(right).not.toContain(found?.name);
    expect(remarksOn(right, 'java')).toEqual([]);
  });

  it.each([
    ['Main', `public class Main {${method}`],
    ['a public class in it', `public class Main {\n  public static class Cell {}${method}`],
    ['one that is not public beside it', `class Cell {}\nclass Main {${method}`],
    ['the word in a text', `class Main {\n  String s = "public class Other {";${method}`],
  ])('nothing is said of %s', (_, source) => {
    expect(remarksOn(source, 'java')).toEqual([]);
  });
});

describe('in C++', () => {
  it.each([
    ['memset', 'cstring', '#include <cstdio>\nint a[9];\nint main() {\n  memset(a, 0, 36);\n}', 4],
    ['strlen', 'cstring', '#include <iostream>\nint main() { return strlen(""); }', 2],
    [
      'sort',
      'algorithm',
      '#include <iostream>\nusing namespace std;\nint a[9];\nint main() { sort(a, a + 9); }',
      4,
    ],
    ['sort', 'algorithm', '#include <vector>\nint a[9];\nint main() { std::sort(a, a + 9); }', 3],
    ['INT_MAX', 'climits', '#include <cstdio>\nint a = INT_MAX;\nint main() {}', 2],
    [
      'setw',
      'iomanip',
      '#include <iostream>\nusing namespace std;\nint main() { cout << setw(2) << 1; }',
      3,
    ],
    [
      'vector',
      'vector',
      '#include <iostream>\nusing namespace std;\nvector<int> a;\nint main() {}',
      3,
    ],
    ['exit', 'cstdlib', '#include <stdio.h>\nint main() { exit(0); }', 2],
    ['printf', 'cstdio', '#include <vector>\nint main() { printf("a"); }', 2],
    ['abs', 'cstdlib', '#include <cstdio>\nint main() { return abs(-1); }', 2],
    [
      'stringstream',
      'sstream',
      '#include <iostream>\nusing namespace std;\nint main() { stringstream s; }',
      3,
    ],
    ['numeric_limits', 'limits', '#include <cstdio>\nint a = std::numeric_limits<int>::max();', 2],
    ['uint8_t', 'cstdint', '#include <cstdio>\nuint8_t a;\nint main() {}', 2],
    ['assert', 'cassert', '#include <iostream>\nint main() { assert(true); }', 2],
  ])('%s is told to need <%s>', (name, header, source, line) => {
    const found = only('header', source, 'cpp');
    expect(found).toMatchObject({ name, header, line });
    const right = mended(source, found?.edits ?? []);
    expect(only('header', right, 'cpp')).toBeUndefined();
  });

  it.each([
    [
      'a header that brings it',
      '#include <iostream>\nusing namespace std;\nstring s;\nint a = abs(1);',
    ],
    ['the whole library', '#include <bits/stdc++.h>\nint a[9];\nint main() { memset(a, 0, 36); }'],
    ['a header of its own', '#include "mine.h"\nint main() { memset(0, 0, 0); }'],
    ['a function of its own', '#include <cstdio>\nvoid fill(int r) {}\nint main() { fill(1); }'],
    [
      'a variable of its own',
      '#include <iostream>\nusing namespace std;\nint board, count, set[9];\nint main() { return count + set[0]; }',
    ],
    ['a member', '#include <string>\nint main() { std::string s; return s.find("a"); }'],
    ['a name in a text', '#include <cstdio>\n// sort(a)\nint main() { puts("memset(a)"); }'],
    ['a macro of its own', '#include <cstdio>\n#define INT_MAX 9\nint a = INT_MAX;'],
    ['a plain name without std', '#include <cstdio>\nstruct A { void sort(); };\nint main() {}'],
  ])('nothing is said of %s', (_, source) => {
    expect(remarksOn(source, 'cpp').filter(isRefusal)).toEqual([]);
  });
});

describe('the programs that are here', () => {
  const programs = programLanguages.flatMap((language) => [
    ...namesIn(language).map((name) => ({ name, language, source: sourceOf(language, name) })),
    ...wrongPrograms(language),
  ]);

  it('have no stray character, and are in a language that runs', () => {
    const found = programs.filter(({ source, language }) =>
      remarksOn(source, language).some(({ kind }) => kind === 'stray' || kind === 'foreign'),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('name all headers, as g++ compiles them', () => {
    const found = programs
      .filter(({ language }) => language === 'cpp')
      .flatMap(({ name, source }) => {
        const said = only('header', source, 'cpp');
        return said ? [`${name}: ${said.name} in line ${said.line}`] : [];
      });
    expect(found).toEqual([]);
  });

  it('of ours are as Baekjoon takes them', () => {
    for (const file of ['used-flags.cpp', 'scan-blanks.java', 'first-blank.py']) {
      const ending = file.split('.').at(-1);
      const language = ending === 'cpp' ? 'cpp' : ending === 'java' ? 'java' : 'python';
      expect(remarksOn(readFileSync(`cpp/programs/${file}`, 'utf8'), language)).toEqual([]);
    }
  });
});
