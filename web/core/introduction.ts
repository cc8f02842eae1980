// The message to a shared worker for each client: that client's port, and the first time the compiled core.

export interface Introduction {
  port: MessagePort;
  module?: WebAssembly.Module;
}
