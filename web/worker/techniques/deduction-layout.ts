// The layout of a deduction.
import { digitsIn } from '../../core/notes';
import { roles, type Deduction } from '../../core/techniques/deduction';
import { flag, int, list, maybe, name, record, seen, text, type Kind } from '../core/kinds';
import { choice, house } from '../core/shared-kinds';
import { techniqueName } from '../core/technique-kinds';

const role = name('techniques::Role', roles);

/** The candidates: bits 0 to 8 for the digits 1 to 9. */
const digits = seen(int, (bits) => digitsIn(bits << 1));

const evidence = record('evidence', {
  cells: list(record('marked_cell', { cell: int, role })),
  candidates: list(
    record('marked_candidate', {
      cell: [int, 'candidate.cell'],
      digit: [int, 'candidate.digit'],
      role,
    }),
  ),
  links: list(
    record('link', {
      from: choice,
      to: choice,
      isFromOn: [flag, 'from_on'],
      isToOn: [flag, 'to_on'],
      chain: int,
    }),
  ),
  groups: list(record('group', { named: choice, cells: list(int) })),
  houses: list(house),
  crossed: list(house),
  digits,
});

const parts = {
  technique: [techniqueName, 'technique->id'],
  rating: int,
  rule: text,
  placement: maybe(choice),
  eliminations: list(choice),
  evidence,
} as const;

/** A deduction, or an inner one at a depth, with what is in it. */
const withInner = (depth: string, inner: Kind<Deduction>): Kind<Deduction> =>
  record(`deduction${depth}`, {
    ...parts,
    inner: list(
      record(`inner_deduction${depth}`, { chain: int, conclusion: choice, deduction: inner }),
    ),
  });

// Chains are nested twice at most.
const innermost = seen(record('deduction_2', parts), (found) => ({ ...found, inner: [] }));
export const deduction = withInner('', withInner('_1', innermost));
