// The binding of a module in C++: its calls with their parameters and results, written in one of two forms.
import { embind } from './embind.mjs';
import { Layouts } from './layout.mjs';
import { plain } from './plain.mjs';

/** @typedef {import('../../web/worker/core/table').Call} Call */
/** @typedef {import('../../web/worker/core/table').ObjectTable} ObjectTable */

/** @param {string} name @param {import('./modules').CoreModule} coreModule @returns {string} */
export function bindingOf(name, { binding, tables }) {
  const calls = tables.flatMap((table) => Object.entries(table.calls));
  const objects = objectsOf(calls.map(([, call]) => call));
  const layouts = new Layouts();
  const room = Math.max(...tables.map((table) => table.room));
  const write = binding === 'embind' ? embind : plain;
  const body = write({ name, calls, objects, layouts, room });
  const headers = [
    ...new Set([
      ...tables.flatMap((table) => table.headers),
      'wasm/crossing.hpp',
      ...write.headers,
    ]),
  ];
  return [
    '// Made by scripts/core-calls.mjs from the tables beside web/worker.',
    ...write.libraries.map((library) => `#include <${library}>`),
    '#include <optional>',
    '#include <variant>',
    ...headers.map((header) => `#include "${header}"`),
    'namespace retrace {',
    'namespace {',
    layouts.text,
    '}  // namespace',
    body,
    '}  // namespace retrace',
    '',
  ].join('\n');
}

/** The objects that calls give, and those that these objects' calls give. @param {readonly Call[]} calls @returns {ObjectTable[]} */
function objectsOf(calls, /** @type {Map<string, ObjectTable>} */ found = new Map()) {
  for (const { result } of calls) {
    if (result.is !== 'object') continue;
    const of = /** @type {ObjectTable} */ (result.of);
    if (found.has(of.name)) continue;
    found.set(of.name, of);
    objectsOf(Object.values(of.calls), found);
  }
  return [...found.values()];
}
