// Starts a thread from a script, Node's or a browser's worker; undefined where there is neither.
import { nodeThreads } from '../../core/solver/node-threads';
import { policy } from '../pool/policy';

export interface Thread {
  post(message: unknown): void;
  /** Whether the process waits for the thread; browsers have no such thing. */
  keepAlive(isOwing: boolean): void;
  end(): void;
}

export interface ThreadEvents {
  hear: (message: unknown) => void;
  /** Called when the thread fails after it was up. */
  crash: (message: string) => void;
}

type Start = (
  script: string,
  hear: (message: unknown) => void,
  fail: (why: string) => void,
) => Thread;

/** Called once the thread has reported that it is up. */
export async function startThread(
  script: string,
  { hear, crash }: ThreadEvents,
): Promise<Thread | undefined> {
  for (const start of [startNodeThread, startWebWorker]) {
    const thread = await upFrom(start, script, hear, crash);
    if (thread) return thread;
  }
  return undefined;
}

function upFrom(
  start: Start,
  script: string,
  hear: ThreadEvents['hear'],
  crash: ThreadEvents['crash'],
): Promise<Thread | undefined> {
  return new Promise((resolve) => {
    let isUp = false;
    try {
      const thread = start(
        script,
        (message) => {
          if (isUp) hear(message);
          isUp = true;
          resolve(thread);
        },
        (why) => {
          if (isUp) crash(why);
          resolve(undefined);
        },
      );
    } catch {
      resolve(undefined);
    }
  });
}

const startNodeThread: Start = (script, hear, fail) => {
  const threads = nodeThreads();
  if (!threads) throw new Error('this is not Node');
  const thread = new threads.Worker(script, { eval: true, name: 'retrace' });
  thread.on('message', hear);
  thread.on('error', (error) => {
    fail(String(error));
  });
  thread.on('exit', () => {
    fail('the thread ended');
  });
  return {
    post: (message) => {
      thread.postMessage(message);
    },
    keepAlive: (isOwing) => {
      if (isOwing) thread.ref();
      else thread.unref();
    },
    end: () => {
      void thread.terminate();
    },
  };
};

/** Made from a string: it needs no file, and of the page's policy only `worker-src blob:`. */
const startWebWorker: Start = (script, hear, fail) => {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { name: 'retrace' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    hear(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || 'the worker did not start');
  };
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    keepAlive: () => undefined,
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
};
