// A program in a link, compressed. A program from a link is shown and never run by itself.
import lzString from 'lz-string';
import type { Problem } from '../../core/code/judge';
import type { ProgramLanguage } from '../../core/program-languages';
import { languageNamed } from './languages';
import { problemNamed } from './store';

/** Longer ones are cut by messengers and refused by servers that are asked for them. */
const mostCharacters = 8000;

export interface Shared {
  language: ProgramLanguage;
  problem: Problem;
  source: string;
}

/** The part of an address from '#' on; undefined where it would be too long. */
export function linkTo({ language, problem, source }: Shared): string | undefined {
  const link = `#m=code&x=${language}-${problem}-${lzString.compressToEncodedURIComponent(source)}`;
  return link.length > mostCharacters ? undefined : link;
}

/** The program that such a part carries. */
export function sharedIn(fragment: string): Shared | undefined {
  const found = /[#&]x=([a-z]+)-(\d+)-([\w+$-]+)/.exec(fragment);
  const [, language, problem, packed = ''] = found ?? [];
  const known = languageNamed(language);
  const asked = problemNamed(problem);
  const source = packed === '' ? '' : lzString.decompressFromEncodedURIComponent(packed);
  return known && asked && source ? { language: known, problem: asked, source } : undefined;
}
