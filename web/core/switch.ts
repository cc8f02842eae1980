// The texts of a switch that is on or off: an attribute, a property, a field of the iframe's address.

const on = ['', 'true', '1', 'on', 'yes'];
const off = ['false', '0', 'off', 'no', 'null'];

/**
 * `autoplay="false"` is what React 18 writes for `false`, and `autoplay="autoplay"` what XHTML asks for.
 * @returns undefined for what means neither
 */
export function switchIn(name: string, value: unknown): boolean | undefined {
  const text = String(value).toLowerCase();
  if (on.includes(text) || text === name) return true;
  return off.includes(text) ? false : undefined;
}
