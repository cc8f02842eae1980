// The page's places, from the table of the modes that it has.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/core/language';
import { defaultMode, places } from '../../../web/core/mode';
import { bulkMode } from '../../../web/element/bulk/mode';
import { codeMode } from '../../../web/element/code/mode';
import { explainMode } from '../../../web/element/explain/mode';
import type { Features } from '../../../web/element/contract/features';
import { leftOut } from '../../../web/element/contract/mode-entry';
import { Course } from '../../../web/element/lessons/course';
import { learnMode } from '../../../web/element/lessons/mode';
import { makeMode } from '../../../web/element/make/mode';
import { questionsMode } from '../../../web/element/questions/mode';
import { raceMode } from '../../../web/element/race/mode';
import { watchModeWithSource } from '../../../web/element/watch/mode-with-source';
import { searchPieces } from '../../../web/element/watch/pieces';
import { modeNamedIn, offeredIn } from '../../../web/page/places';
import { pageMessagesIn } from '../../../web/page/words-in';

const all: Features['modes'] = {
  explain: explainMode,
  watch: watchModeWithSource,
  race: raceMode,
  code: codeMode,
  learn: learnMode(new Course(), searchPieces),
  make: makeMode,
  questions: questionsMode,
  bulk: bulkMode,
};

describe('offers of the page', () => {
  it('is every mode, once, and no place is empty', () => {
    const offered = offeredIn(all);
    expect(offered.map(({ name }) => name)).toEqual([defaultMode, ...Object.keys(all)]);
    expect(new Set(offered.map(({ place }) => place))).toEqual(new Set(places));
  });

  it('is not a part that an entry leaves out', () => {
    const offered = offeredIn({ ...all, race: leftOut });
    expect(offered.map(({ name }) => name)).toEqual([
      'solve',
      'explain',
      'watch',
      'code',
      'learn',
      'make',
      'questions',
      'bulk',
    ]);
  });

  it('is known by name, and nothing else is', () => {
    const modeNamed = modeNamedIn(offeredIn(all));
    expect(modeNamed('bulk')).toBe('bulk');
    expect([modeNamed('bul'), modeNamed(''), modeNamed(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(languages)('has names of its own in $name', ({ code }) => {
    const titles = offeredIn(all).map(({ title }) => title(code));
    expect(titles.every((title) => title !== '')).toBe(true);
    expect(new Set(titles).size).toBe(titles.length);
    expect(Object.keys(pageMessagesIn(code).leads)).toEqual([...places]);
  });
});
