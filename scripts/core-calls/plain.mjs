// A module's calls as plain exports, which need no script of Embind's; web/worker/core/plain-core.ts calls them.
import { snake } from './names.mjs';

/** @typedef {import('../../web/worker/core/table').Call} Call */
/** @typedef {import('../../web/worker/core/kinds').Shape} Shape */
/** @typedef {import('./layout.mjs').Layouts} Layouts */

/** @param {import('./embind.mjs').Parts} parts @returns {string} */
export function plain({ calls, objects, layouts, room }) {
  const exported = [
    ...calls.map(([called, call]) => write(layouts, called, call, snake(called))),
    ...objects.flatMap(({ name, type, calls: members }) => [
      `RETRACE_EXPORT("${name}.delete") void plain_${name}_delete(${type}* it) { delete it; }`,
      ...Object.entries(members).map(([member, call]) =>
        write(layouts, `${name}.${member}`, call, `it->${snake(member)}`, `${type}* it`),
      ),
    ]),
  ];
  return [
    'namespace {',
    `constinit std::array<char, ${room}> place{};`,
    '}  // namespace',
    'using plain::text_in;',
    'extern "C" {',
    'RETRACE_EXPORT("text") char* plain_text() { return place.data(); }',
    ...exported,
    '}',
  ].join('\n');
}
plain.libraries = ['array'];
plain.headers = ['wasm/plain/places.hpp'];

/** @param {Layouts} layouts @param {string} name @param {Call} call @param {string} callee @param {string[]} self */
function write(layouts, name, { result, given }, callee, ...self) {
  const parameters = [...self, ...given.map(([each, kind]) => `${typeIn(kind)} ${snake(each)}`)];
  /** @type {string[]} */
  const before = [];
  const values = given.map(([each, kind]) => {
    const value = snake(each);
    if (kind.is === 'count') return `from_number(${value})`;
    if (kind.is !== 'text' && kind.is !== 'bytes') return value;
    const from = before.length > 0 ? before.join(' + ') : '0';
    before.push(value);
    return `text_in(place, ${from}, ${value})`;
  });
  const { type, body } = giving(layouts, result, `${callee}(${values.join(', ')})`);
  const called = `plain_${name.replace('.', '_')}`;
  return `RETRACE_EXPORT("${name}") ${type} ${called}(${parameters.join(', ')}) { ${body} }`;
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
      return 'std::size_t';
    default:
      throw new Error(`no plain call is given ${kind.is}`);
  }
}

/** The C++ that gives a call's result to JavaScript, and its type. @param {Layouts} layouts @param {Shape} result @param {string} called */
function giving(layouts, result, called) {
  switch (result.is) {
    case 'none':
      return { type: 'void', body: `${called};` };
    case 'flag':
      return { type: 'bool', body: `return ${called};` };
    case 'int':
      return { type: 'int', body: `return ${called};` };
    case 'object':
      return { type: 'void*', body: `return ${called}.release();` };
    case 'count':
    case 'number':
      return { type: 'double', body: `return static_cast<double>(${called});` };
    case 'text':
      return {
        type: 'std::size_t',
        body: `return plain::text_out(place, text_of(${called}));`,
      };
    case 'name':
      return { type: 'int', body: `return ${layouts.indexOf(result, called)};` };
    case 'laid-out':
      return {
        type: 'const plain::Span*',
        body:
          `Out& out = crossing_out(); out.begin(); ${layouts.put(result.of, called)} ` +
          'return plain::bulk_out(out.doubles());',
      };
    default:
      throw new Error(`no plain call gives ${result.is}`);
  }
}
