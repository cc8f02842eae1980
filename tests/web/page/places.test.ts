// The page's places, from the table of the modes that it has.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/core/language';
import { defaultMode, places } from '../../../web/core/mode';
import { techniqueCourse, techniquesMode } from '../../../web/element/begin/course/techniques-mode';
import { bulkMode } from '../../../web/element/bulk/bulk-mode';
import { codeMode } from '../../../web/element/code/code-mode';
import { explainMode } from '../../../web/element/explain/explain-mode';
import type { Features } from '../../../web/element/contract/features';
import { leftOut } from '../../../web/element/contract/mode-entry';
import { learnCourse, learnMode } from '../../../web/element/lessons/learn-mode';
import { makeMode } from '../../../web/element/make/make-mode';
import { playMode } from '../../../web/element/play/play-mode';
import { questionsMode } from '../../../web/element/questions/questions-mode';
import { raceMode } from '../../../web/element/race/race-mode';
import { variedMode } from '../../../web/element/varied/varied-mode';
import { watchModeWithSource } from '../../../web/element/watch/watch-mode-with-source';
import { searchPiecesWith } from '../../../web/element/watch/search-pieces';
import { modeNamedIn, offeredIn } from '../../../web/page/places';
import { modeNamesIn } from '../../../web/languages/en/modes';
import { pageMessagesIn } from '../../../web/languages/en/page-frame';

const all: Features['modes'] = {
  play: playMode,
  explain: explainMode,
  watch: watchModeWithSource,
  race: raceMode,
  code: codeMode,
  learn: learnMode(learnCourse(), searchPiecesWith(watchModeWithSource.load)),
  lesson: leftOut,
  techniques: techniquesMode(techniqueCourse()),
  make: makeMode,
  questions: questionsMode,
  bulk: bulkMode,
  varied: variedMode,
};

describe('offers of the page', () => {
  it('is every mode, once, and no place is empty', () => {
    const offered = offeredIn(all);
    expect(offered.map(({ name }) => name)).toEqual([
      defaultMode,
      ...Object.keys(all).filter((name) => name !== 'lesson'),
    ]);
    expect(new Set(offered.map(({ place }) => place))).toEqual(new Set(places));
  });

  it('is not a part that an entry leaves out', () => {
    const offered = offeredIn({ ...all, play: leftOut, race: leftOut });
    expect(offered.map(({ name }) => name)).toEqual([
      'solve',
      'explain',
      'watch',
      'code',
      'learn',
      'techniques',
      'make',
      'questions',
      'bulk',
      'varied',
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
    const titles = offeredIn(all).map(({ name }) => modeNamesIn(code)[name]);
    expect(titles.every((title) => title !== '')).toBe(true);
    expect(new Set(titles).size).toBe(titles.length);
    expect(Object.keys(pageMessagesIn(code).leads)).toEqual([...places]);
  });
});
