// A turn of the event loop in between, in the page and in workers: what was pressed or has come is heard.

declare const setImmediate: ((callback: () => void) => unknown) | undefined;

/** Node has this, and would hear up to a thousand messages of one port before those of another. */
const immediately =
  typeof setImmediate !== 'undefined'
    ? setImmediate
    : typeof MessageChannel === 'undefined'
      ? (callback: () => void) => setTimeout(callback)
      : undefined;

let channel: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/** Resolves after messages that have arrived were handled; timers would be clamped to 4 ms, and slowed in a hidden tab. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (immediately) {
      immediately(resolve);
      return;
    }
    if (!channel) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.shift()?.();
    }
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });
}
