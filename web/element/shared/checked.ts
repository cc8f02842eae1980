// Properties of the element that are checked alike however they come: as a property or as an attribute.
import type { PropertyDeclaration } from 'lit';

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

export const isChecked = (property: PropertyDeclaration): property is Checked =>
  'reads' in property;

export const oneOf =
  <T>(...values: readonly T[]): Reads<T> =>
  (found) =>
    values.find((value) => value === found);

/** As an attribute would have it. */
export const asText = (given: unknown): string => String(given);

/** In a message. */
export const shown = (found: unknown): string => asText(found).slice(0, 40);
