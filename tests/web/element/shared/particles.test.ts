// Korean particles after digits, cells and houses.
import { describe, expect, it } from 'vitest';
import { plainly, say } from '../../../../web/element/shared/techniques/sentence';
import { object, subject, together, topic } from '../../../../web/languages/ko/sentence-particles';

describe('a Korean particle', () => {
  it('follows a digit as it is read', () => {
    const said = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => plainly(subject(say`${digit}`)));
    expect(said).toEqual(['1이', '2가', '3이', '4가', '5가', '6이', '7이', '8이', '9가']);
  });

  it('follows the last word of a list', () => {
    expect(plainly(object(say`r1c2, r1c3`))).toBe('r1c2, r1c3을');
    expect(plainly(topic(say`2번째 박스`))).toBe('2번째 박스는');
    expect(plainly(together(say`3행`))).toBe('3행과');
    expect(plainly(object(say`5열`))).toBe('5열을');
  });
});
