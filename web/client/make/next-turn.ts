// A turn of the browser in between: what was pressed or has come is heard. Timers would be slowed in a tab that is hidden.

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
