// Values that cross as one number, in both bindings: the type in C++, and the conversions from and to JavaScript.

/** @typedef {import('../../web/worker/core/kinds').Shape} Shape */

/** @typedef {{ type: string, take: (value: string) => string, give: (value: string) => string }} Scalar */

const same = (/** @type {string} */ value) => value;
const inDouble = (/** @type {string} */ value) => `static_cast<double>(${value})`;

/** @type {Readonly<Partial<Record<Shape['is'], Scalar>>>} */
const scalars = {
  flag: { type: 'bool', take: same, give: same },
  int: { type: 'int', take: same, give: same },
  count: { type: 'double', take: (value) => `from_number(${value})`, give: inDouble },
  number: { type: 'double', take: same, give: inDouble },
};

/** The scalar of a kind of values; undefined where such a value is more than a number. @param {Shape} shape @param {import('./layout.mjs').Layouts} layouts @returns {Scalar | undefined} */
export function scalarOf(shape, layouts) {
  if (shape.is !== 'name') return scalars[shape.is];
  return {
    type: 'int',
    take: (value) => `${layouts.nameAt(shape, value)}.value_or(${shape.type}{})`,
    give: (value) => layouts.indexOf(shape, value),
  };
}
