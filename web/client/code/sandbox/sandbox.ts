// The sandbox: a hidden frame of an origin of its own whose policy allows no network and no text as a program. The workers that
// compile and run strangers' programs are started in it, so that even a program that leaves its language finds nothing to take.
// A service worker serves no frame of another origin, so the frame's document stands in the page and its scripts are sent to it.
import frameDocument from 'virtual:sandbox-frame';
import { SandboxRefused, WorkerFailure } from '../../errors';

/** The page's end of a worker in the sandbox. */
export interface SandboxedWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  /** Called when the worker fails, or cannot be started. */
  onerror: ((failure: WorkerFailure) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** A frame that says nothing for so long after it was loaded was not allowed its script. */
const mostSilenceMs = 5000;

let frame: Promise<Window> | undefined;

/** One frame for all workers; where it was refused, it is tried again. */
function openSandbox(): Promise<Window> {
  frame ??= openFrame().catch((error: unknown) => {
    frame = undefined;
    throw error;
  });
  return frame;
}

function openFrame(): Promise<Window> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  element.title = 'Retrace';
  // A frame that is not drawn at all may get less of the processor.
  const { style } = element;
  style.cssText = 'position: fixed; inset: auto auto 0 0; width: 1px; height: 1px; border: 0';
  style.opacity = '0';
  style.pointerEvents = 'none';
  element.srcdoc = frameDocument;
  return new Promise((resolve, reject) => {
    const settle = () => {
      element.onload = null;
      removeEventListener('message', hear);
      clearTimeout(timer);
    };
    const hear = ({ source }: MessageEvent) => {
      const { contentWindow } = element;
      if (!contentWindow || source !== contentWindow) return;
      settle();
      resolve(contentWindow);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    element.onload = () => {
      timer = setTimeout(() => {
        settle();
        element.remove();
        reject(new SandboxRefused());
      }, mostSilenceMs);
    };
    addEventListener('message', hear);
    document.body.append(element);
  });
}

/** Starts a worker; what is sent to it meanwhile waits. `script`: text that imports nothing. */
export function startSandboxed(script: Promise<Blob>, name: string): SandboxedWorker {
  const { port1: port, port2: workersPort } = new MessageChannel();
  const { port1: control, port2: framesControl } = new MessageChannel();
  let isEnded = false;
  const worker: SandboxedWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      port.postMessage(message);
    },
    terminate: () => {
      isEnded = true;
      port.close();
      control.postMessage('end');
      // A port that hears is kept for good, with all that it leads to, until one of its two ends is closed.
      control.close();
    },
  };
  const fail = (failure: WorkerFailure) => {
    if (!isEnded) worker.onerror?.(failure);
  };
  port.onmessage = (event: MessageEvent) => {
    if (!isEnded) worker.onmessage?.(event);
  };
  control.onmessage = ({ data }: MessageEvent<unknown>) => {
    // A worker that a policy refuses fails without a message.
    fail(
      typeof data === 'string' ? new WorkerFailure('worker-failed', data) : new SandboxRefused(),
    );
  };
  Promise.all([script, openSandbox()]).then(
    ([text, sandbox]) => {
      if (isEnded) return;
      // An origin that is its own has no name to send to.
      sandbox.postMessage({ script: text, name }, '*', [workersPort, framesControl]);
    },
    (error: unknown) => {
      fail(
        error instanceof WorkerFailure ? error : new WorkerFailure('worker-failed', String(error)),
      );
    },
  );
  return worker;
}

const scripts = new Map<string, Promise<Blob>>();

/** The script at an address of the page, fetched once. */
export function scriptAt(address: string): Promise<Blob> {
  const known = scripts.get(address);
  if (known) return known;
  const fetched = fetchScript(address);
  scripts.set(address, fetched);
  fetched.catch(() => scripts.delete(address));
  return fetched;
}

async function fetchScript(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return scriptOf(await response.blob());
}

/** Texts as one script, whose names nothing else in the worker sees. Chromium starts no module in a frame without an origin. */
export const scriptOf = (...parts: readonly Blob[]): Blob =>
  new Blob(['"use strict";(() => {\n', ...parts.flatMap((part) => [part, '\n']), '})();'], {
    type: 'text/javascript',
  });

// The frame opens while the files of the language are fetched; a refusal is told by the first worker.
openSandbox().catch(() => undefined);
