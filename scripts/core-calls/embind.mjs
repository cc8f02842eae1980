// Embind's registration of a module's calls.
import { snake } from './names.mjs';

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
  const parameters = [...self, ...given.map(([name, kind]) => `${typeIn(kind)} ${snake(name)}`)];
  const called = `${callee}(${given.map(([name, kind]) => valueIn(kind, snake(name))).join(', ')})`;
  return `+[](${parameters.join(', ')}) { ${giving(layouts, result, called)} }`;
}

/** @param {Shape} kind */
function typeIn(kind) {
  switch (kind.is) {
    case 'flag':
      return 'bool';
    case 'int':
      return 'int';
    case 'count':
    case 'number':
      return 'double';
    case 'text':
    case 'bytes':
      return 'const std::string&';
    case 'doubles':
      return 'const em::val&';
    default:
      throw new Error(`no call is given ${kind.is}`);
  }
}

/** @param {Shape} kind @param {string} name */
function valueIn(kind, name) {
  if (kind.is === 'count') return `from_number(${name})`;
  return kind.is === 'doubles' ? `em::convertJSArrayToNumberVector<double>(${name})` : name;
}

/** The C++ that gives a call's result to JavaScript. @param {Layouts} layouts @param {Shape} result @param {string} called */
function giving(layouts, result, called) {
  switch (result.is) {
    case 'none':
      return `${called};`;
    case 'flag':
    case 'int':
    case 'object':
      return `return ${called};`;
    case 'count':
    case 'number':
      return `return static_cast<double>(${called});`;
    case 'text':
      return `return std::string(text_of(${called}));`;
    case 'name':
      return `return ${layouts.indexOf(result, called)};`;
    case 'bytes':
      if (result.each?.is === 'name') layouts.holdOrder(result.each);
      return viewOf(called);
    case 'words':
      return viewOf(called);
    case 'laid-out':
      return (
        `Out& out = crossing_out(); out.begin(); ${layouts.put(result.of, called)} ` +
        'const Numbers all = out.doubles(); ' +
        'return em::val(em::typed_memory_view(all.size(), all.data()));'
      );
    default:
      throw new Error(`no call gives ${result.is}`);
  }
}

/** @param {string} called */
const viewOf = (called) =>
  `const auto& all = ${called}; return em::val(em::typed_memory_view(all.size(), all.data()));`;
