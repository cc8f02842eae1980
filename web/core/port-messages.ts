// The messages between page and worker for any request: every message carries its request's id.

/**
 * One kind of request. A call ends with its answer, and reports progress before that. A session has no
 * answer: it receives what is sent to it and reports progress until it is cancelled.
 */
export type CallType =
  | { ask: object; progress: unknown; answer: unknown }
  | { ask: object; progress: unknown; sent: unknown };

/** The kinds of request that a worker serves, by name. */
export type CallTypes<Calls> = { [Kind in keyof Calls]: CallType };

/** The kinds of a map that are calls, and those that are sessions. */
export type CallKind<Calls> = KindWith<Calls, { answer: unknown }>;
export type SessionKind<Calls> = KindWith<Calls, { sent: unknown }>;
type KindWith<Calls, Part> = {
  [Kind in keyof Calls]: Calls[Kind] extends Part ? Kind : never;
}[keyof Calls];

/** The type that a kind has under a name; never where it has none. */
export type Part<Call, Name extends string> =
  Call extends Record<Name, infer Value> ? Value : never;

export type PortRequest<Calls extends CallTypes<Calls>> =
  | {
      [Kind in keyof Calls]: { type: 'request'; id: number; kind: Kind; ask: Calls[Kind]['ask'] };
    }[keyof Calls]
  /** To a session. */
  | { type: 'send'; id: number; sent: Part<Calls[keyof Calls], 'sent'> }
  /** To a call. */
  | { type: 'pause' | 'resume'; id: number }
  | { type: 'cancel'; id: number }
  /** Cancels everything; said where others share the worker. */
  | { type: 'close' };

/** Things that a host page may refuse: without workers the search runs on the page, without WebAssembly there is none. */
export type HostRefusal = 'workers' | 'webassembly';

export type PortReply<Calls extends CallTypes<Calls>> =
  /** The core is loaded; sent once, before anything else. */
  | { type: 'ready' }
  /** Said by what stands for the worker. Without workers the search goes on. */
  | { type: 'host-refused'; refusal: HostRefusal }
  | { type: 'progress'; id: number; progress: Calls[keyof Calls]['progress'] }
  | { type: 'answer'; id: number; answer: Part<Calls[keyof Calls], 'answer'> }
  /** The request makes no sense, and this sentence says why. Nothing else is touched by it. */
  | { type: 'refused'; id: number; reason: string }
  /** This worker's core lacks what the rest takes, another worker's has it. All progress up to here has been told. */
  | { type: 'needs-more'; id: number }
  /** The worker threw: it is to be discarded. */
  | { type: 'failed'; id: number; message: string }
  /** Still at it: said where nothing else is said for long. */
  | { type: 'alive'; id: number };

/** The message to a shared worker for each client: that client's port, and the first time the compiled core. */
export interface Introduction {
  port: MessagePort;
  module?: WebAssembly.Module;
}
