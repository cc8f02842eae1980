// A module's calls as plain exports, which need no Embind script; web/worker/core/plain-core.ts calls them.
import { snake } from './layout.mjs';
import { scalarOf } from './scalars.mjs';

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
    `constinit std::array<char, ${room}> texts{};`,
    '}  // namespace',
    'using plain::text_in;',
    'extern "C" {',
    'RETRACE_EXPORT("text") char* plain_text() { return texts.data(); }',
    ...exported,
    '}',
  ].join('\n');
}
plain.libraries = ['array'];
plain.headers = ['wasm/plain/texts.hpp'];

/** @param {Layouts} layouts @param {string} name @param {Call} call @param {string} callee @param {string[]} self */
function write(layouts, name, { result, given }, callee, ...self) {
  /** @type {string[]} */
  const before = [];
  const taken = given.map(([each, kind]) => {
    const value = snake(each);
    const scalar = scalarOf(kind, layouts);
    if (scalar) return { parameter: `${scalar.type} ${value}`, value: scalar.take(value) };
    if (kind.is !== 'text' && kind.is !== 'bytes') {
      throw new Error(`no plain call is given ${kind.is}`);
    }
    const from = before.length > 0 ? before.join(' + ') : '0';
    before.push(value);
    return { parameter: `std::size_t ${value}`, value: `text_in(texts, ${from}, ${value})` };
  });
  const parameters = [...self, ...taken.map(({ parameter }) => parameter)].join(', ');
  const values = taken.map(({ value }) => value).join(', ');
  const { type, body } = giving(layouts, result, `${callee}(${values})`);
  const called = `plain_${name.replace('.', '_')}`;
  return `RETRACE_EXPORT("${name}") ${type} ${called}(${parameters}) { ${body} }`;
}

/** The C++ that converts a call's result for JavaScript, and its type. @param {Layouts} layouts @param {Shape} result @param {string} called */
function giving(layouts, result, called) {
  const scalar = scalarOf(result, layouts);
  if (scalar) return { type: scalar.type, body: `return ${scalar.give(called)};` };
  switch (result.is) {
    case 'none':
      return { type: 'void', body: `${called};` };
    case 'object':
      return { type: 'void*', body: `return ${called}.release();` };
    case 'text':
      return {
        type: 'std::size_t',
        body: `return plain::text_out(texts, text_of(${called}));`,
      };
    case 'laid-out':
      return {
        type: 'const plain::Span*',
        body: `${layouts.out(result, called)} return plain::bulk_out(out.doubles());`,
      };
    default:
      throw new Error(`no plain call gives ${result.is}`);
  }
}
