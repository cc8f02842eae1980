// Runs in the frame of the sandbox: starts each worker that the page asks for, and ends it. The policies name this text by its hash.
addEventListener('message', ({ source, data, ports: [port, control] }) => {
  if (source !== parent) return;
  const address = URL.createObjectURL(data.script);
  let worker;
  try {
    worker = new Worker(address, { name: data.name });
  } catch {
    control.postMessage(undefined);
    return;
  }
  worker.onerror = (event) => {
    event.preventDefault();
    control.postMessage(event.message);
  };
  control.onmessage = () => {
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  worker.postMessage(undefined, [port]);
});
parent.postMessage('up', '*');
