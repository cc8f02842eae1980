// A turn of the event loop in between, in the page and in workers: what was pressed or has come is heard.

declare const setImmediate: (callback: () => void) => unknown;

type Turn = (callback: () => void) => void;

/**
 * The ways to a next turn, the best first. Each throws where the runtime lacks what it calls, or has it only to refuse it:
 * Next's edge runtime does so with `setImmediate`.
 */
const ways: readonly (() => Turn)[] = [
  // Node has this, and would hear up to a thousand messages of one port before those of another.
  () => {
    setImmediate(() => undefined);
    return setImmediate;
  },
  // Timers would be clamped to 4 ms, and slowed in a hidden tab.
  () => {
    const waiting: (() => void)[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => waiting.shift()?.();
    return (callback) => {
      waiting.push(callback);
      port2.postMessage(undefined);
    };
  },
  () => (callback) => setTimeout(callback),
];

let turn: Turn | undefined;

function firstWay(): Turn {
  for (const way of ways) {
    try {
      return way();
    } catch {
      // The next way needs less of the runtime.
    }
  }
  throw new Error('no way to a next turn');
}

/** Resolves after messages that have arrived were handled. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    turn ??= firstWay();
    turn(resolve);
  });
}
