// Runs other programs: with their output shown, kept, or both.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** An expected end of a command: its message is printed without a stack, and its code is the exit code. */
export class Stop extends Error {
  /** @param {string} message @param {number} [code] */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs a program with its output shown; resolves with its exit code (128 when a signal ended it).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, hear?: (output: string) => void }} [options]
 * `quiet` holds the output back unless the program fails; `hear` gets it meanwhile.
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const kept = [];
    child.stdout?.on('data', (chunk) => {
      kept.push(chunk);
      options.hear?.(String(chunk));
    });
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 128);
    });
  });
}

/**
 * Like `run`, but a failure ends the command.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runOrStop(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) throw new Stop(`${program} ${args.join(' ')} failed (exit ${code})`);
}

/** Waits for all, also where one fails, so that none goes on behind the message. @param {readonly Promise<unknown>[]} tasks */
export async function allDone(tasks) {
  for (const ended of await Promise.allSettled(tasks)) {
    if (ended.status === 'rejected') throw ended.reason;
  }
}

/**
 * The output of a program, or undefined when it cannot be run, fails or takes too long.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function outputOf(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout : undefined;
}

/**
 * Runs the body of a command: a Stop is printed in one line, any other error with its stack.
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(error.message);
    process.exitCode = error.code;
  }
}
