// A turn of the event loop in between, in the page and in workers: what was pressed or has come is heard.

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Resolves after messages that have arrived were handled; timers would be clamped to 4 ms, and slowed in a hidden tab. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });
}
