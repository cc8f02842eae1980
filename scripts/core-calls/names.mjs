// Names of JavaScript as C++ has them.

/** legalityChecks and legality-checks → legality_checks. @param {string} name */
export const snake = (name) =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replaceAll('-', '_');

/** A name for a function that is about a type. @param {string} type */
export const functionOf = (type) =>
  snake(type.replace(/^([A-Z])/, (first) => first.toLowerCase())).replace(/\W+/g, '_');
