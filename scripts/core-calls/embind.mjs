// Embind's registration of a module's calls.
import { snake } from './layout.mjs';
import { scalarOf } from './scalars.mjs';

/** @typedef {import('../../web/worker/core/table').Call} Call */
/** @typedef {import('../../web/worker/core/kinds').Shape} Shape */
/** @typedef {import('./layout.mjs').Layouts} Layouts */

/**
 * @typedef {object} Parts
 * @property {string} name
 * @property {readonly (readonly [string, Call])[]} calls
 * @property {readonly import('../../web/worker/core/table').ObjectTable[]} objects
 * @property {Layouts} layouts
 * @property {number} room
 */

/** @param {Parts} parts @returns {string} */
export function embind({ name, calls, objects, layouts }) {
  const classes = objects.map(({ name: called, type, calls: members }) => {
    const bound = Object.entries(members).map(
      ([member, call]) =>
        `        .function("${member}", ${lambda(layouts, call, `it.${snake(member)}`, `${type}& it`)})`,
    );
    return [`    em::class_<${type}>("${called}")`, ...bound].join('\n') + ';';
  });
  const functions = calls.map(
    ([called, call]) => `    em::function("${called}", ${lambda(layouts, call, snake(called))});`,
  );
  return [
    `EMSCRIPTEN_BINDINGS(${snake(name)}) {`,
    '    namespace em = emscripten;',
    ...classes,
    ...functions,
    '}',
  ].join('\n');
}
embind.libraries = ['emscripten/bind.h', 'emscripten/val.h'];
embind.headers = /** @type {string[]} */ ([]);

/** @param {Layouts} layouts @param {Call} call @param {string} callee @param {string[]} self */
function lambda(layouts, { result, given }, callee, ...self) {
  const taken = given.map(([name, kind]) => ({ name: snake(name), ...taking(layouts, kind) }));
  const parameters = [...self, ...taken.map(({ name, type }) => `${type} ${name}`)];
  const called = `${callee}(${taken.map(({ name, take }) => take(name)).join(', ')})`;
  return `+[](${parameters.join(', ')}) { ${giving(layouts, result, called)} }`;
}

/** The type of a parameter, and the argument made of it. @param {Layouts} layouts @param {Shape} kind */
function taking(layouts, kind) {
  const scalar = scalarOf(kind, layouts);
  if (scalar) return scalar;
  const same = (/** @type {string} */ name) => name;
  const doubles = (/** @type {string} */ name) =>
    `em::convertJSArrayToNumberVector<double>(${name})`;
  switch (kind.is) {
    case 'text':
    case 'bytes':
      return { type: 'const std::string&', take: same };
    case 'doubles':
      return { type: 'const em::val&', take: doubles };
    case 'laid-in':
      return {
        type: 'const em::val&',
        take: (/** @type {string} */ name) => layouts.taken(kind, doubles(name)),
      };
    default:
      throw new Error(`no call is given ${kind.is}`);
  }
}

/** The C++ that converts a call's result for JavaScript. @param {Layouts} layouts @param {Shape} result @param {string} called */
function giving(layouts, result, called) {
  const scalar = scalarOf(result, layouts);
  if (scalar) return `return ${scalar.give(called)};`;
  switch (result.is) {
    case 'none':
      return `${called};`;
    case 'object':
      return `return ${called};`;
    case 'text':
      return `return std::string(text_of(${called}));`;
    case 'bytes':
      if (result.each?.is === 'name') layouts.holdOrder(result.each);
      return viewOf(called);
    case 'words':
      return viewOf(called);
    case 'laid-out':
      return (
        `${layouts.out(result, called)} const Numbers all = out.doubles(); ` +
        'return em::val(em::typed_memory_view(all.size(), all.data()));'
      );
    default:
      throw new Error(`no call gives ${result.is}`);
  }
}

/** @param {string} called */
const viewOf = (called) =>
  `const auto& all = ${called}; return em::val(em::typed_memory_view(all.size(), all.data()));`;
