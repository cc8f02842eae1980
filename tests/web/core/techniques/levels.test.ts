// Lists of techniques are read as the core reads them, and written as short as they can be.
import { describe, expect, it } from 'vitest';
import {
  techniqueList,
  techniquesIn,
  techniquesUpTo,
} from '../../../../web/core/techniques/levels';
import { techniques } from '../../../../web/core/techniques/technique';

const { beginner, usual, all } = techniquesUpTo;

describe('a list of techniques', () => {
  it('names levels and techniques from left to right', () => {
    expect(techniquesIn('usual')).toEqual(usual);
    expect(techniquesIn('usual,-x-wing,sue-de-coq')?.size).toBe(usual.size);
    expect(techniquesIn('-x-wing')?.size).toBe(all.size - 1);
    expect(techniquesIn('usual,-all,x-wing')).toEqual(new Set(['x-wing']));
  });

  it('is refused where it has an unknown name or names none', () => {
    for (const list of ['', 'usual,', 'Usual', '--x-wing', 'usual, x-wing', '-all'])
      expect(techniquesIn(list), list).toBeUndefined();
  });

  it('is written from the nearest level, and read back', () => {
    expect(techniqueList(all)).toBe('all');
    expect(techniqueList(beginner)).toBe('beginner');
    const chosen = new Set(usual);
    chosen.delete('xy-chain');
    chosen.add('sue-de-coq');
    expect(techniqueList(chosen)).toBe('usual,-xy-chain,sue-de-coq');
    for (const { name } of techniques) {
      const one = new Set([name]);
      expect(techniquesIn(techniqueList(one)), name).toEqual(one);
      const others = new Set(all);
      others.delete(name);
      expect(techniquesIn(techniqueList(others)), name).toEqual(others);
    }
  });
});
