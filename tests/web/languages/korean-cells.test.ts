// Korean texts for people name a cell by its row and column: 5행 5열. Only files and commands have r5c5.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../web/languages/ko', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

/** The lesson that teaches the notation of files and commands. */
const isAboutFiles = (line: string) => line.includes('명령과 기록 파일');

describe('a Korean text', () => {
  it.each(files)('in %s names cells by row and column', (name) => {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
    const found = lines
      .filter((line) => !line.startsWith('//'))
      .filter(
        (line) =>
          /r[1-9]c[1-9]|r\$\{/.test(line) || /import .*\bcellName\b.*core\/cell'/.test(line),
      );
    expect(found.filter((line) => !isAboutFiles(line))).toEqual([]);
  });
});
