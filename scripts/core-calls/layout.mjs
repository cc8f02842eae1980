// Lays values out in doubles, in C++: a function for each record and for each enumeration of a module's layouts.
import { functionOf, snake } from './names.mjs';

/** @typedef {import('../../web/worker/core/kinds').Shape} Shape */

/** A module's functions, of which each is written once. */
export class Layouts {
  /** @type {Map<string, { of: Shape, text: string }>} */
  #functions = new Map();

  /** The functions that are needed, those that others call first. */
  get text() {
    return [...this.#functions.values()].map(({ text }) => text).join('\n');
  }

  /** An expression's index among the names of an enumeration. @param {Extract<Shape, { is: 'name' }>} shape @param {string} value */
  indexOf(shape, value) {
    const { type, names, others } = shape;
    const called = `index_of_${functionOf(type)}`;
    const cases = names.map(
      (name, index) => `        case ${type}::${others[name] ?? snake(name)}: return ${index};`,
    );
    this.#once(called, shape, () => [
      `constexpr int ${called}(${type} value) {`,
      '    switch (value) {  // a name more or less does not compile',
      ...cases,
      '    }',
      '    return 0;',
      '}',
    ]);
    return `${called}(${value})`;
  }

  /** Holds an enumeration that crosses as bytes to the order of its names. @param {Extract<Shape, { is: 'name' }>} shape */
  holdOrder(shape) {
    const { type, names, others } = shape;
    this.#once(`order of ${type}`, shape, () =>
      names.map((name, index) => {
        const value = `${type}::${others[name] ?? snake(name)}`;
        return `static_assert(${this.indexOf(shape, value)} == ${index} && static_cast<int>(${value}) == ${index});`;
      }),
    );
  }

  /** The statement that lays out an expression's value. @param {Shape} shape @param {string} value @returns {string} */
  put(shape, value) {
    switch (shape.is) {
      case 'flag':
        return `out.put_flag(${value});`;
      case 'int':
      case 'count':
      case 'number':
        return `out.put(${value});`;
      case 'text':
        return `out.put_text(${value});`;
      case 'board':
        return `out.put_board(${value});`;
      case 'name':
        return `out.put(${this.indexOf(shape, value)});`;
      case 'list':
        return (
          `{ const auto& all = ${value}; out.put(all.size()); ` +
          `for (const auto& each : all) { ${this.put(shape.of, 'each')} } }`
        );
      case 'maybe':
        return (
          `{ const auto& some = ${value}; out.put_flag(static_cast<bool>(some)); ` +
          `if (some) { ${this.put(shape.of, '(*some)')} } }`
        );
      case 'record':
        return this.#record(shape, value);
      case 'cases':
        return this.#cases(shape, value);
      case 'seen':
        return this.put(shape.of, value);
      default:
        throw new Error(`${shape.is} cannot be laid out in doubles`);
    }
  }

  /** @param {Extract<Shape, { is: 'record' }>} shape @param {string} value */
  #record(shape, value) {
    const called = `put_${shape.name}`;
    this.#once(called, shape, () => [
      'template <typename It>',
      `void ${called}(Out& out, const It& it) {`,
      ...shape.fields.map(
        ([name, kind, cpp]) => `    ${this.put(kind, partOf(cpp ?? snake(name)))}`,
      ),
      '}',
    ]);
    return `${called}(out, ${value});`;
  }

  /** @param {Extract<Shape, { is: 'cases' }>} shape @param {string} value */
  #cases({ cases }, value) {
    const each = cases.map(
      ([, record], index) =>
        `if (either.index() == ${index}) { ${this.put(record, `*std::get_if<${index}>(&either)`)} }`,
    );
    return (
      `{ const auto& either = ${value}; ` +
      `static_assert(std::variant_size_v<std::decay_t<decltype(either)>> == ${cases.length}); ` +
      `out.put(either.index()); ${each.join(' ')} }`
    );
  }

  /** @param {string} called @param {Shape} of @param {() => string[]} lines */
  #once(called, of, lines) {
    const there = this.#functions.get(called);
    if (!there) {
      const text = `${lines().join('\n')}\n`;
      this.#functions.set(called, { of, text });
    } else if (JSON.stringify(there.of) !== JSON.stringify(of)) {
      throw new Error(`${called} is laid out in two ways`);
    }
  }
}

/** A path stands for itself; a name is a member function or a member. @param {string} cpp */
const partOf = (cpp) => (/^\w+$/.test(cpp) ? `RETRACE_PART(it, ${cpp})` : `it.${cpp}`);
