// Characters that come along with a program from a post or a document, and that no compiler reads: blanks that are none, curly quotes,
// signs of full width.
import type { ProgramLanguage } from '../../program-languages';
import { bare } from '../functions-in';
import { lineAt, type Remark, type StrayKind } from './remark';

interface Row {
  kind: StrayKind;
  characters: RegExp;
  /** Undefined for a sign of full width, which is as far from the usual one as each other. */
  insert?: string;
}

/** Between a sign of full width and the usual one. */
const fullWidth = 0xfee0;
const usual = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) - fullWidth);

const rows: readonly Row[] = [
  { kind: 'blank', characters: /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u, insert: ' ' },
  { kind: 'blank', characters: /[\u0085\u2028\u2029]/u, insert: '\n' },
  {
    kind: 'unseen',
    // eslint-disable-next-line no-control-regex -- They are what is looked for.
    characters: /[\x00-\x08\x0e-\x1f\x7f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u,
    insert: '',
  },
  { kind: 'quote', characters: /[\u2018-\u201b\u2032\u00b4\uff07]/u, insert: "'" },
  { kind: 'quote', characters: /[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/u, insert: '"' },
  { kind: 'sign', characters: /[\u2010-\u2015\u2212]/u, insert: '-' },
  { kind: 'sign', characters: /\u00d7/u, insert: '*' },
  { kind: 'sign', characters: /\u00f7/u, insert: '/' },
  { kind: 'sign', characters: /\u2264/u, insert: '<=' },
  { kind: 'sign', characters: /\u2265/u, insert: '>=' },
  { kind: 'sign', characters: /\u2260/u, insert: '!=' },
  { kind: 'sign', characters: /\u037e/u, insert: ';' },
  { kind: 'sign', characters: /\u3001/u, insert: ',' },
  { kind: 'sign', characters: /\u3002/u, insert: '.' },
  { kind: 'sign', characters: /[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/u },
];

/** Blanks of all kinds, and the mark of byte order, part words in JavaScript. */
const readByJavaScript = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\ufeff]/u;
/** At the beginning it tells the order of bytes; only Java's compiler minds it there. */
const orderMark = '\ufeff';

const suspect = /[^\t\n\v\f\r -~]/gu;

/** Those outside of texts and comments, as one remark. */
export function strayCharacters(source: string, language: ProgramLanguage): Remark[] {
  const found = Array.from(bare(source, language).matchAll(suspect), ({ 0: character, index }) => {
    if (language === 'javascript' && readByJavaScript.test(character)) return undefined;
    if (index === 0 && character === orderMark && language !== 'java') return undefined;
    const row = rows.find(({ characters }) => characters.test(character));
    if (!row) return undefined;
    const insert = row.insert ?? usual(character);
    const edit = { from: index, to: index + character.length, insert };
    return { kind: row.kind, edit };
  }).filter((each) => each !== undefined);
  const [first] = found;
  if (!first) return [];
  return [
    {
      kind: 'stray',
      count: found.length,
      kinds: [...new Set(found.map(({ kind }) => kind))],
      line: lineAt(source, first.edit.from),
      edits: found.map(({ edit }) => edit),
    },
  ];
}
