// Reads a program's text for all that is remarked on it.
import type { ProgramLanguage } from '../../program-languages';
import { isWrittenInC, recognised } from '../recognised';
import { missingHeaders } from './missing-headers';
import { strayCharacters } from './stray-characters';
import { wrongMainClass, wrongPackage } from './java-main';
import type { Remark } from './remark';

/** A longer program is none of a person's. */
const mostCharacters = 2 ** 16;

export function remarksOn(source: string, language: ProgramLanguage): readonly Remark[] {
  if (source.length > mostCharacters) return [];
  const found = recognised(source);
  if (typeof found === 'object') return [{ kind: 'foreign', name: found.foreign }];
  const stray = strayCharacters(source, language);
  if (language === 'java') return [...stray, ...wrongPackage(source), ...wrongMainClass(source)];
  if (language !== 'cpp') return stray;
  const c: Remark[] = isWrittenInC(source) ? [{ kind: 'c' }] : [];
  return [...stray, ...c, ...missingHeaders(source)];
}
