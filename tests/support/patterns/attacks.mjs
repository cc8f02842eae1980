// Texts on which a regular expression takes long where it can: repetitions of what it matches, and of the beginnings of that.
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Characters of which programs, puzzles and addresses are made, and beginnings in them; each is repeated. */
const known = [
  ...['a', '0', ' ', '\n', '\t', '_', '.', ';', '-', '+', '*', '/', '\\', '#', '"', "'", '`', ','],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '=',
    ':',
    '&',
    '|',
    '%',
    '$',
    '@',
    '!',
    '?',
    '~',
    '^',
  ],
  ...['\u00e9', '\uac00', '\0', '\r\n', ' \n', '/*', '/*/', '*/', '//', '"\\', "'''", '"""', '=>'],
  ...['a(', 'a (', 'a\n', 'a b', 'int a', 'int ', 'for(', 'if (', 'def a(', 'import a', '#\n'],
  ...['0.', '1 ', '<a ', '&a=', 'int main(){}\n', 'int main(){}'],
];
const characters = known.filter((each) => each.length === 1);

/** A character that a class holds; another `pick`, another one. */
function characterOf({ raw }, flags, pick) {
  const holds = new RegExp(`^(?:${raw})$`, flags);
  const held = characters.filter((each) => holds.test(each));
  if (held.length > 0) return held[pick % held.length];
  const codes = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  return codes.find((each) => holds.test(each)) ?? '';
}

/** A text that the expression matches, in pieces; `pick` chooses among alternatives. */
function piecesOf(node, flags, pick) {
  const all = (nodes) => nodes.flatMap((each) => piecesOf(each, flags, pick));
  const oneOf = (nodes) => all([nodes[pick % nodes.length]]);
  switch (node.type) {
    case 'Alternative':
      return all(node.elements);
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return oneOf(node.alternatives);
    case 'Quantifier': {
      const once = all([node.element]);
      return Array.from({ length: Math.max(node.min, 1) }, () => once).flat();
    }
    case 'Assertion':
      if (node.kind === 'start') return flags.includes('m') ? ['\n'] : [];
      return 'alternatives' in node && !node.negate ? oneOf(node.alternatives) : [];
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
      return [characterOf(node, flags, pick)];
    default:
      return [];
  }
}

/** The longest choice between alternatives in this repository has as many. */
const mostPicks = 12;

/** Texts at the end that the expression does not match: one that no class of it is made for, and one for each class. */
function endsFor(pattern, flags) {
  const ends = new Set(['\u0001']);
  const add = (node) => {
    const isRejected = new RegExp(`^(?!${node.raw})`, flags.replace('m', ''));
    const end = characters.find((each) => isRejected.test(each));
    if (end !== undefined) ends.add(end);
  };
  visitRegExpAST(pattern, {
    onCharacterClassEnter: (node) => node.negate && add(node),
    onCharacterSetEnter: (node) => node.kind === 'any' && ends.add('\n;'),
  });
  return [...ends];
}

/** A beginning, what is repeated behind it, and an end. */
export function attacksOn({ source, flags }) {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const plain = flags.replace(/[dgy]/g, '');
  const ends = endsFor(pattern, plain);
  const attacks = new Map();
  const add = (begin, again) => {
    if (again === '') return;
    for (const end of ends) attacks.set(JSON.stringify([begin, again, end]), [begin, again, end]);
  };
  for (const again of known) add('', again);
  for (let pick = 0; pick < mostPicks; pick++) {
    const pieces = piecesOf(pattern, plain, pick);
    const matched = pieces.join('');
    for (const at of pieces.slice(0, 60).keys()) {
      const begin = pieces.slice(0, at).join('');
      // With all that stands before it, and once all that stands before it is there.
      add('', begin + pieces[at]);
      add(begin, pieces[at]);
    }
    add('', matched);
  }
  return [...attacks.values()];
}
