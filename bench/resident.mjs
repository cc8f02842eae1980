// The resident memory of the processes of a benchmark's pages, as Linux reports it.
import { readFileSync, readdirSync } from 'node:fs';

/** The processes of Chromium and Firefox that run a page with its workers. */
export function renderers() {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      return command.includes('--type=renderer') || /-contentproc.*[ \0]tab\0$/.test(command);
    } catch {
      return false;
    }
  });
}

/** The resident memory of these processes in MiB. @param {readonly string[]} ids */
export function residentOf(ids) {
  let sum = 0;
  for (const id of ids) {
    try {
      const kib = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      sum += Number(kib ?? 0) / 1024;
    } catch {
      // The process has ended.
    }
  }
  return sum;
}
