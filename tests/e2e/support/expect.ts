// The `expect` of every end-to-end test: a poll repeats as quickly as an assertion about an element.
import { expect as original } from '@playwright/test';

/** The pauses between polls in milliseconds; Playwright's own, from 100 to 1000, would take most of a short test. */
const intervals = [20, 50, 100, 100, 250, 500];

type Options = Exclude<Parameters<typeof original.poll>[1], string>;

const poll = <Value>(actual: () => Value | Promise<Value>, options?: Options) =>
  original.poll(actual, { intervals, ...options });

export const expect: typeof original = new Proxy(original, {
  get: (target, name): unknown => (name === 'poll' ? poll : Reflect.get(target, name)),
});
