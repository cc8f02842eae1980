// The part of `compression` that we use; its own types need those of Express, which is not installed.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  interface Compression {
    (options: {
      filter: Filter;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** Whether a response of this type is worth compressing. */
    readonly filter: Filter;
  }

  const compression: Compression;
  export default compression;
}
