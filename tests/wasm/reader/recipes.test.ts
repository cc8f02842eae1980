// The recipes of docs/bulk.md, as they stand there: the engines are stand-ins that call what a recipe hands them, the command is the built one.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const command = at('build/native/retrace');
const puzzle = '......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9';

/** The blocks of code behind the heading on engines, in a language. */
function blocks(document: string, language: string): string[] {
  const text = readFileSync(at(`docs/${document}`), 'utf8');
  const found = text.matchAll(/```(\w+)\n([^]*?)```/g);
  return [...found].filter(([, name]) => name === language).map(([, , code = '']) => code);
}

const blockWith = (document: string, language: string, word: string): string => {
  const block = blocks(document, language).find((code) => code.includes(word));
  if (block === undefined) throw new Error(`${document} has no recipe with ${word}`);
  return block;
};

/** Frames as mapInPandas gives them, and a session that takes the function; prints what the frames have become. */
const session = `
class Frame(dict):
    def assign(self, **more):
        return Frame({**self, **more})
class Schema:
    def add(self, name, kind):
        return self
class Spark:
    schema = Schema()
    def mapInPandas(self, function, schema):
        texts = ${JSON.stringify([puzzle, '', 'null', 'two\nlines', puzzle])}
        for each in function(iter([Frame(puzzle=texts + [None]), Frame(puzzle=[])])):
            print(each["result"])
frame = Spark()
`;

describe.runIf(existsSync(command))('recipes', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-recipes-'));
  const shell = (code: string) =>
    spawnSync('/bin/sh', ['-c', code], {
      cwd: folder,
      env: { PATH: `${folder}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
  const python = (code: string) => {
    writeFileSync(join(folder, 'recipe.py'), code.replaceAll('/usr/bin/retrace', command));
    return shell('python3 recipe.py');
  };

  beforeAll(() => {
    symlinkSync(command, join(folder, 'retrace'));
    const script = (name: string, text: string) => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(folder, name), 0o755);
    };
    script(
      'parallel',
      '[ "$*" = "${*#--pipe --keep-order --block 4M -j 2 }" ] && exit 9\nshift 6\nexec "$@"',
    );
    script('duckdb', 'exec cat');
    writeFileSync(
      join(folder, 'polars.py'),
      'def read_csv(file, infer_schema):\n    print(file.read().decode())\n',
    );
    writeFileSync(join(folder, 'puzzles.txt'), `${puzzle}\n\nnull\n`);
    writeFileSync(join(folder, 'puzzles.csv'), `id,puzzle\n7,${puzzle}\n8,NaN\n`);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(['bulk.md', 'bulk.ko.md'])('of frames keep their rows in %s', (document) => {
    const code = blockWith(document, 'python', 'mapInPandas');
    const { stdout, stderr } = python(session + code);
    expect(stderr).toBe('');
    expect(stdout).toBe("['unique', '', 'error', 'error', 'unique', '']\n[]\n");
    const wrong = python(session + code.replace('"--rows"', '"--row"'));
    expect(wrong.status).not.toBe(0);
    expect(wrong.stderr).toContain("'--row'");
  });

  const rated =
    /^line,result,er,ep,ed,technique,score,depth,column,code,error,id,puzzle\n2,rated,1\.\d,.*,7,[^,]*\n3,error,.*,8,NaN\n+$/;

  it.each(['bulk.md', 'bulk.ko.md'])('of Polars get all columns in %s', (document) => {
    const code = blockWith(document, 'python', 'polars.read_csv');
    expect(python(code).stdout).toMatch(rated);
    expect(python(code.replace('puzzles.csv', 'missing.csv')).status).not.toBe(0);
  });

  it.each(['bulk.md', 'bulk.ko.md'])('of DuckDB get all columns in %s', (document) => {
    expect(shell(blockWith(document, 'sh', 'duckdb')).stdout).toMatch(rated);
  });

  it.each(['bulk.md', 'bulk.ko.md'])(
    'of GNU parallel have a line for each row in %s',
    (document) => {
      shell(blockWith(document, 'sh', 'parallel'));
      expect(readFileSync(join(folder, 'words.txt'), 'utf8')).toBe('unique\n\nerror\n');
    },
  );
});
