// C++ that lays values out in doubles and reads them back: a function for each record and each enumeration in a module's
// layouts.

/** @typedef {import('../../web/worker/core/kinds').Shape} Shape */

/** The functions of a module, each written once. */
export class Layouts {
  /** @type {Map<string, { of: Shape, text: string }>} */
  #functions = new Map();
  /** The depth of nesting in lists and the like, which makes the names of variables unique. */
  #depth = 0;

  /** The needed functions, each after those that it calls. */
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
      `[[maybe_unused]] constexpr int ${called}(${type} value) {  // a parameter alone does not call it`,
      '    switch (value) {  // a name more or less does not compile',
      ...cases,
      '    }',
      '    return 0;',
      '}',
    ]);
    return `${called}(${value})`;
  }

  /** Asserts that an enumeration that crosses as bytes has the order of its names. @param {Extract<Shape, { is: 'name' }>} shape */
  holdOrder(shape) {
    const { type, names, others } = shape;
    this.#once(`order of ${type}`, shape, () =>
      names.map((name, index) => {
        const value = `${type}::${others[name] ?? snake(name)}`;
        return `static_assert(${this.indexOf(shape, value)} == ${index} && static_cast<int>(${value}) == ${index});`;
      }),
    );
  }

  /** The name at an index, an optional of C++. @param {Extract<Shape, { is: 'name' }>} shape @param {string} index */
  nameAt(shape, index) {
    const { type, names, others } = shape;
    const called = `name_at_${functionOf(type)}`;
    this.#once(called, shape, () => [
      `constexpr std::optional<${type}> ${called}(double index) {`,
      `    switch (static_cast<int>(index)) {`,
      ...names.map(
        (name, at) => `        case ${at}: return ${type}::${others[name] ?? snake(name)};`,
      ),
      '        default: return std::nullopt;',
      '    }',
      '}',
    ]);
    // A switch over all names of C++, which must match the names of the table.
    this.indexOf(shape, `${type}{}`);
    return `${called}(${index})`;
  }

  /** The statements that lay out a call's result. @param {Extract<Shape, { is: 'laid-out' }>} shape @param {string} called */
  out(shape, called) {
    return `Out& out = crossing_out(); out.begin(); ${this.put(shape.of, called)}`;
  }

  /** A parameter that was laid out, as a std::optional: empty where a part of it makes no sense. @param {Extract<Shape, { is: 'laid-in' }>} shape @param {string} doubles */
  taken({ of, type }, doubles) {
    return `taken<${type}>(${doubles}, [](In& in, auto& it) { ${this.#take(of, 'it')} })`;
  }

  /** The statement that reads the next value into a variable. @param {Shape} shape @param {string} into @returns {string} */
  #take(shape, into) {
    switch (shape.is) {
      case 'flag':
      case 'int':
      case 'count':
      case 'number':
      case 'board':
        return `in.take_${shape.is}(${into});`;
      case 'name':
        return `in.take_some(${this.nameAt(shape, 'in.next()')}, ${into});`;
      case 'list':
        return this.#within(
          (all, each) =>
            `{ auto& ${all} = ${into}; for (auto left = in.take_length(); left > 0; --left) ` +
            `{ auto& ${each} = ${all}.emplace_back(); ${this.#take(shape.of, each)} } }`,
        );
      case 'maybe':
        return this.#within(
          (some) =>
            `if (in.next() != 0) { auto& ${some} = ${into}.emplace(); ${this.#take(shape.of, some)} }`,
        );
      case 'record':
        return this.#takeRecord(shape, into);
      default:
        throw new Error(`${shape.is} cannot be given`);
    }
  }

  /** @param {Extract<Shape, { is: 'record' }>} shape @param {string} into */
  #takeRecord(shape, into) {
    const called = `take_${shape.name}`;
    this.#once(called, shape, () => [
      'template <typename It>',
      `void ${called}(In& in, It& it) {`,
      ...shape.fields.map(
        ([name, kind, cpp]) => `    ${this.#take(kind, `it.${cpp ?? snake(name)}`)}`,
      ),
      '}',
    ]);
    return `${called}(in, ${into});`;
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
        return this.#within(
          (all, each) =>
            `{ const auto& ${all} = ${value}; out.put(${all}.size()); ` +
            `for (const auto& ${each} : ${all}) { ${this.put(shape.of, each)} } }`,
        );
      case 'maybe':
        return this.#within(
          (some) =>
            `{ const auto& ${some} = ${value}; out.put_flag(static_cast<bool>(${some})); ` +
            `if (${some}) { ${this.put(shape.of, `(*${some})`)} } }`,
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

  /** @param {(...names: string[]) => string} write */
  #within(write) {
    const depth = this.#depth++;
    const text = write(...['all', 'each'].map((name) => `${name}${depth || ''}`));
    this.#depth--;
    return text;
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

/** A path is used as it is; a name is a member function or a member. @param {string} cpp */
const partOf = (cpp) => (/^\w+$/.test(cpp) ? `RETRACE_PART(it, ${cpp})` : `it.${cpp}`);

/** legalityChecks and legality-checks → legality_checks. @param {string} name */
export const snake = (name) =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replaceAll('-', '_');

/** The name of a function for a type. @param {string} type */
export const functionOf = (type) =>
  snake(type.replace(/^([A-Z])/, (first) => first.toLowerCase())).replace(/\W+/g, '_');
