// A person's kept programs, the program in a link, and the language that a file's name tells.
import { describe, expect, it } from 'vitest';
import { languageOfFile } from '../../../../web/element/code/languages';
import { codeMode } from '../../../../web/element/code/code-mode';
import { modeNamesIn } from '../../../../web/languages/en/modes';
import { linkTo, sharedIn } from '../../../../web/element/shared/programs/program-link';
import { programsIn } from '../../../../web/element/code/program-store';

const program = {
  id: 'a',
  name: '내 풀이',
  language: 'javascript',
  problem: '2239',
  source: 'const 판 = [];\n',
} as const;

describe('kept programs', () => {
  it('comes back as it was, with the program that was chosen', () => {
    const other = { ...program, id: 'b' };
    expect(programsIn({ list: [program, other], chosen: 'b' })).toEqual({
      list: [
        { ...program, editing: undefined },
        { ...other, editing: undefined },
      ],
      chosen: 'b',
    });
  });

  it('is passed over where it is no program, or in a language that does not run', () => {
    const strange = [null, 5, {}, { ...program, source: 1 }, { ...program, language: 'cobol' }];
    expect(programsIn({ list: [...strange, program], chosen: 'x' })).toMatchObject({
      list: [{ id: 'a' }],
      chosen: 'a',
    });
    expect(programsIn({ list: strange, chosen: 'a' })).toBeUndefined();
    expect(programsIn('nothing')).toBeUndefined();
  });
});

/** Packed by lz-string: an a, and then words that are each one longer than the last. */
function growing(codes: number): string {
  const bits: number[] = [];
  const add = (code: number, width: number) => {
    for (let bit = 0; bit < width; bit++) bits.push((code >> bit) & 1);
  };
  add(0, 2);
  add('a'.charCodeAt(0), 8);
  let [width, untilWider] = [3, 4];
  for (let code = 4; code < 4 + codes; code++) {
    add(code, width);
    if (--untilWider === 0) untilWider = 2 ** width++;
  }
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
  return Array.from({ length: Math.ceil(bits.length / 6) }, (_, at) =>
    alphabet.charAt(
      parseInt(
        bits
          .slice(at * 6, at * 6 + 6)
          .join('')
          .padEnd(6, '0'),
        2,
      ),
    ),
  ).join('');
}

describe('a link', () => {
  it('carries the program, its language and its problem', () => {
    const { language, problem, source } = program;
    const link = linkTo(program) ?? '';
    expect(sharedIn(link)).toEqual({ language, problem, source });
    expect(encodeURI(link)).toBe(link);
  });

  it('is none where it would be too long, or is cut', () => {
    const long = Array.from({ length: 9000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
    expect(linkTo({ ...program, source: long })).toBeUndefined();
    expect(sharedIn('#m=code&x=javascript-2580-')).toBeUndefined();
    expect(sharedIn('#m=code&x=cobol-2580-abc')).toBeUndefined();
    expect(sharedIn('#m=code')).toBeUndefined();
  });

  it('is read back where it is as long as a program in a link may be', () => {
    const source = 'a'.repeat(65_536);
    const shared = sharedIn(linkTo({ ...program, source }) ?? '');
    expect(shared !== 'too-long' && shared?.source === source).toBe(true);
    expect(linkTo({ ...program, source: `${source}a` })).toBeUndefined();
  });

  it('is refused where it would unpack to a longer program than any judge takes, however short it is', () => {
    // 48 KB for 200 MB, and less than 2 KB for 200,000 characters.
    const links = [20_000, 650].map((codes) => `#m=code&x=cpp-2580-${growing(codes)}`);
    expect(links.map((link) => link.length > 8000)).toEqual([true, false]);
    expect(links.map(sharedIn)).toEqual(['too-long', 'too-long']);
  });
});

it('a file is known by its ending', () => {
  expect(languageOfFile('Main.JS')).toBe('javascript');
  expect(languageOfFile('sudoku.exe')).toBeUndefined();
});

it('the mode is named in both languages, and opens programs', () => {
  expect([modeNamesIn('en').code, modeNamesIn('ko').code]).toEqual(['Code', '코드']);
  expect(codeMode.opens).toBe('program');
});
