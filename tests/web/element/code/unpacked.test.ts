// Unpacking what a link carries: the text that lz-string packed, and no more of it than a bound.
import { readFileSync } from 'node:fs';
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../../../../web/element/shared/programs/unpacked';
import { randomSource } from '../../../support/random';

const packed = (text: string) => lzString.compressToEncodedURIComponent(text);
const next = randomSource(7);
const drawn = (length: number, characters: number) =>
  Array.from({ length }, () => String.fromCharCode(next(characters))).join('');

describe('a text that was packed', () => {
  it('comes back, whatever stands in it', () => {
    const texts = [
      'a',
      'aaaa',
      '단계 \ud83e\udde9 \0',
      readFileSync('cpp/programs/used-flags.cpp', 'utf8'),
      ...[2, 3, 90, 256, 65_536].flatMap((characters) =>
        [1, 2, 3, 10, 500, 20_000].map((length) => drawn(length, characters)),
      ),
    ];
    for (const text of texts) {
      expect(unpacked(packed(text), text.length)).toEqual({ kind: 'text', text });
    }
  });

  it('is damaged where it is cut, empty, or in other characters', () => {
    const whole = packed('int main() { return 0; }');
    for (const text of [
      '',
      '*',
      'Q',
      whole.slice(0, 9),
      `${whole.slice(0, 9)}_${whole.slice(10)}`,
    ]) {
      expect(unpacked(text, 1000)).toEqual({ kind: 'damaged' });
    }
  });

  it('is refused where it is one character longer than the bound', () => {
    const text = drawn(5000, 4);
    expect(unpacked(packed(text), 4999)).toEqual({ kind: 'too-long' });
  });
});
