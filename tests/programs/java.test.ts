// The programs in Java.
import { expect, it } from 'vitest';
import { holdPrograms, strategiesIn } from './held';

holdPrograms('java', 20_000);

it('there are as many as in C++', () => {
  expect(strategiesIn('java')).toEqual(strategiesIn('cpp'));
});
