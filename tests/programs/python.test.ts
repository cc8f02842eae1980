// The programs in Python.
import { expect, it } from 'vitest';
import { holdPrograms, strategiesIn } from './held';

holdPrograms('python', 5000);

it('there are as many as in C++', () => {
  expect(strategiesIn('python')).toEqual(strategiesIn('cpp'));
});
