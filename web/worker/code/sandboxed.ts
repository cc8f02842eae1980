// Serves a worker of the sandbox: the page's messages come by a port that nothing in the worker's scope leads to.

interface Failure {
  type: 'failed';
  message: string;
}

/** `open` is told how to answer, and gives the function that hears requests; what that throws is told as a failure. */
export function serveSandboxed<Talk extends { request: unknown; reply: unknown }>(
  open: (say: (reply: Talk['reply']) => void) => (request: Talk['request']) => void | Promise<void>,
): void {
  self.onmessage = ({ ports: [port] }: MessageEvent) => {
    self.onmessage = null;
    if (!port) throw new Error('the worker was given no port');
    // Bound now, since a program may later find and replace what a call looks up.
    const post: (reply: Talk['reply'] | Failure) => void = port.postMessage.bind(port);
    const hear = open(post);
    const answer = async (request: Talk['request']) => {
      try {
        await hear(request);
      } catch (error) {
        post({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    };
    port.onmessage = ({ data }: MessageEvent<Talk['request']>) => {
      void answer(data);
    };
  };
}
