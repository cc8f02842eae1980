// The words for ratings.
import { describe, expect, it } from 'vitest';
import { gradeOf } from '../../../web/core/techniques/grade';

describe('the word for a rating', () => {
  it('changes where other kinds of techniques are needed', () => {
    const words = [10, 15, 16, 25, 26, 44, 45, 62, 65, 87, 88].map(gradeOf);
    expect(words).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'very-hard',
      'very-hard',
      'extreme',
      'extreme',
      'beyond',
    ]);
  });
});
