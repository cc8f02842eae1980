// A person's kept programs, the program in a link, and the language that a file's name tells.
import { describe, expect, it } from 'vitest';
import { languageOfFile } from '../../../../web/element/code/languages';
import { codeMode } from '../../../../web/element/code/mode';
import { linkTo, sharedIn } from '../../../../web/element/shared/programs/program-link';
import { programsIn } from '../../../../web/element/code/store';

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
});

it('a file is known by its ending', () => {
  expect(languageOfFile('Main.JS')).toBe('javascript');
  expect(languageOfFile('sudoku.exe')).toBeUndefined();
});

it('the mode is named in both languages, and opens programs', () => {
  expect([codeMode.label('en').title, codeMode.label('ko').title]).toEqual(['Code', '코드']);
  expect(codeMode.opens).toBe('program');
});
