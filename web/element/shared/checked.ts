// Properties of the element that are checked alike however they come: as a property or as an attribute.
import type { PropertyDeclaration } from 'lit';
import { switchIn } from '../../core/switch';
import type { BoardProblem } from './state/problem';

/** Makes of what was set what it means; of what means nothing, undefined. */
type Reads<T> = (value: unknown) => T | undefined;

export interface Checked extends PropertyDeclaration {
  reads: Reads<unknown>;
  /** For what is undefined, as frameworks take a property away, and for an attribute taken away. */
  usual: unknown;
}

export const checked = <T>(
  usual: T,
  reads: Reads<T>,
  more: Omit<PropertyDeclaration, 'converter'> = {},
): Checked => ({
  ...more,
  usual,
  reads,
  converter: { fromAttribute: (text: string | null) => text ?? undefined, toAttribute: String },
});

/** Something that is on or off; see `switchIn`. */
export const switched = (
  name: string,
  more: Omit<PropertyDeclaration, 'converter'> = {},
): Checked => ({
  ...checked(false, (value) => switchIn(name, value), more),
  converter: {
    fromAttribute: (text: string | null) => text ?? undefined,
    toAttribute: (value: unknown) => (value === true ? '' : null),
  },
});

const isChecked = (property: PropertyDeclaration): property is Checked => 'reads' in property;

/** An element that says what is wrong with a value. */
interface Reporting {
  report(problem: BoardProblem): void;
}

/** The accessor of a property: what means nothing to a checked one changes nothing, and is reported. */
export function checkedAccessor(
  plain: PropertyDescriptor | undefined,
  name: string,
  property: PropertyDeclaration,
): PropertyDescriptor | undefined {
  if (!plain || !isChecked(property)) return plain;
  return {
    ...plain,
    set(this: Reporting, given: unknown) {
      const value = given === undefined ? property.usual : property.reads(given);
      if (value === undefined) this.report({ kind: 'wrong-value', name, found: shown(given) });
      else plain.set?.call(this, value);
    },
  };
}

export const oneOf =
  <T>(...values: readonly T[]): Reads<T> =>
  (found) =>
    values.find((value) => value === found);

/** As an attribute would have it. */
export const asText = (given: unknown): string => String(given);

/** In a message. */
export const shown = (found: unknown): string => asText(found).slice(0, 40);
