// Lists of techniques as a person chooses them: by level, and by name.
import { techniqueNamed, techniques, type TechniqueName } from './technique';

export const techniqueLevels = ['beginner', 'usual', 'all'] as const;
export type TechniqueLevel = (typeof techniqueLevels)[number];

const beginner: readonly TechniqueName[] = [
  'full-house',
  'hidden-single-box',
  'hidden-single-line',
  'direct-pointing',
  'direct-claiming',
  'direct-hidden-pair',
  'naked-single',
  'direct-hidden-triplet',
  'pointing',
  'claiming',
  'naked-pair',
  'hidden-pair',
  'naked-triplet',
  'hidden-triplet',
];

const usual: readonly TechniqueName[] = [
  'x-wing',
  'swordfish',
  'xy-wing',
  'xyz-wing',
  'naked-quad',
  'jellyfish',
  'hidden-quad',
  'skyscraper',
  'two-string-kite',
  'empty-rectangle',
  'w-wing',
  'finned-x-wing',
  'finned-swordfish',
  'finned-jellyfish',
  'unique-rectangle-1',
  'unique-rectangle-2',
  'unique-rectangle-3',
  'unique-rectangle-4',
  'unique-loop-1',
  'unique-loop-2',
  'unique-loop-3',
  'unique-loop-4',
  'hidden-rectangle',
  'bug-1',
  'x-cycle',
  'x-chain',
  'remote-pair',
  'simple-colouring',
  'multi-colouring',
  'xy-chain',
  'unique-rectangle-6',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'extended-rectangle',
  'turbot-fish',
  'sashimi-x-wing',
  'sashimi-swordfish',
  'sashimi-jellyfish',
  'hidden-rectangle-2',
];

/** The techniques of a level and of those below it; as cpp/sudoku/techniques/technique.cpp has them. */
export const techniquesUpTo: Readonly<Record<TechniqueLevel, ReadonlySet<TechniqueName>>> = {
  beginner: new Set(beginner),
  usual: new Set([...beginner, ...usual]),
  all: new Set(techniques.map(({ name }) => name)),
};

const levelOf = (name: string): TechniqueLevel | undefined =>
  techniqueLevels.find((level) => level === name);

/** The techniques that a list names, as the core reads it; undefined where a name is unknown or none is left. */
export function techniquesIn(list: string): ReadonlySet<TechniqueName> | undefined {
  const used = new Set(list.startsWith('-') ? techniquesUpTo.all : []);
  for (const part of list.split(',')) {
    const name = part.replace(/^-/, '');
    const level = levelOf(name);
    const one = techniqueNamed(name);
    if (!level && !one) return undefined;
    for (const each of level ? techniquesUpTo[level] : one ? [one] : []) {
      if (part.startsWith('-')) used.delete(each);
      else used.add(each);
    }
  }
  return used.size > 0 ? used : undefined;
}

/** The shortest list for some techniques: a level, and what is more or less than it. */
export function techniqueList(used: ReadonlySet<TechniqueName>): string {
  const from = (level: TechniqueLevel): readonly string[] => [
    level,
    ...techniques
      .filter(({ name }) => used.has(name) !== techniquesUpTo[level].has(name))
      .map(({ name }) => (used.has(name) ? name : `-${name}`)),
  ];
  return techniqueLevels
    .map(from)
    .reduce((best, each) => (each.length < best.length ? each : best))
    .join(',');
}
