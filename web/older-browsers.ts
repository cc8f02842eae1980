// Built-in functions that browsers of 2021 lack and the widget uses. Each is defined only where it is missing, as the standard has
// it, and is as little seen by the page's own loops.

const define = (on: object, functions: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(functions)) {
    if (!(name in on)) {
      Object.defineProperty(on, name, { value, writable: true, configurable: true });
    }
  }
};

define(Object, {
  hasOwn: (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key),
});

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}
define(String.prototype, { at });
for (const typed of [Uint8Array, Uint16Array, Uint32Array, Float64Array]) {
  define(typed.prototype, { at });
}
define(Array.prototype, {
  at,
  findLast(this: unknown[], ...given: Parameters<unknown[]['find']>) {
    return [...this].reverse().find(...given);
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: unknown[], ...given: Parameters<unknown[]['sort']>) {
    return [...this].sort(...given);
  },
  with(this: unknown[], index: number, value: unknown) {
    return Object.assign([...this], { [index < 0 ? this.length + index : index]: value });
  },
});

define(AbortSignal, {
  any(signals: Iterable<AbortSignal>) {
    const first = new AbortController();
    for (const signal of signals) {
      const abort = () => {
        first.abort(signal.reason);
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
    }
    return first.signal;
  },
});
