// Properties of the element whose values are checked, set as a property or as an attribute.
import type { PropertyDeclaration } from 'lit';
import { switchIn } from '../../core/switch';
import type { BoardProblem } from '../../core/problem';

/** Reads a value; undefined where the value is wrong. */
type Reads<T> = (value: unknown) => T | undefined;

export interface Checked extends PropertyDeclaration {
  reads: Reads<unknown>;
  /** The value for undefined, by which frameworks reset a property, and for a removed attribute. */
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

/** A property that is on or off; see `switchIn`. */
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

/** An element that reports a wrong value. */
interface Reporting {
  report(problem: BoardProblem): void;
}

/** The accessor of a checked property: a wrong value changes nothing and is reported. */
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
      if (value === undefined) this.report(wrongValue(name, given));
      else plain.set?.call(this, value);
    },
  };
}

export const oneOf =
  <T>(...values: readonly T[]): Reads<T> =>
  (found) =>
    values.find((value) => value === found);

/** The value as the text of an attribute. */
export const asText = (given: unknown): string => String(given);

/** The value for a message, cut short. */
export const shown = (found: unknown): string => asText(found).slice(0, 40);

export const wrongValue = (name: string, found: unknown): BoardProblem => ({
  kind: 'wrong-value',
  name,
  found: shown(found),
});
