// Lists of techniques as a person chooses them: by level, and by name.
import { techniqueNamed, techniques, type TechniqueName } from './technique';

export const techniqueLevels = ['beginner', 'usual', 'all'] as const;
export type TechniqueLevel = (typeof techniqueLevels)[number];

const upTo = (...levels: readonly string[]): ReadonlySet<TechniqueName> =>
  new Set(techniques.filter(({ level }) => levels.includes(level)).map(({ name }) => name));

/** The techniques of a level and of those below it. */
export const techniquesUpTo: Readonly<Record<TechniqueLevel, ReadonlySet<TechniqueName>>> = {
  beginner: upTo('beginner'),
  usual: upTo('beginner', 'usual'),
  all: upTo('beginner', 'usual', 'expert'),
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
