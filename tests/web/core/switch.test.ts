// The texts of attributes that are on or off.
import { describe, expect, it } from 'vitest';
import { switchIn } from '../../../web/core/switch';

describe('a switch', () => {
  it('is on by its name alone, as HTML and XHTML write it, and by words for it', () => {
    const written = ['', 'autoplay', 'true', 'True', '1', 'on', 'yes', true, 1];
    expect(written.map((each) => switchIn('autoplay', each))).toEqual(written.map(() => true));
  });

  it('is off by words for it, as frameworks write it', () => {
    const written = ['false', 'False', '0', 'off', 'no', false, 0, null];
    expect(written.map((each) => switchIn('loop', each))).toEqual(written.map(() => false));
  });

  it('is neither by anything else', () => {
    const written = ['maybe', 'autoplay', '2', ' ', {}];
    expect(written.map((each) => switchIn('loop', each))).toEqual(written.map(() => undefined));
  });
});
