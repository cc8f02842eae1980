// The part of `compression` that we use; its own types stand on Express, which is not here.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  interface Compression {
    (options: {
      filter: Filter;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** Whether its type is worth it. */
    readonly filter: Filter;
  }

  const compression: Compression;
  export default compression;
}
