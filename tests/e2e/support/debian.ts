// Programs of Debian's packages, unpacked beside the machine's own: nothing is installed, and no service starts.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface Unpacked {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Undefined where the packages cannot be fetched. */
export async function unpack(packages: readonly string[]): Promise<Unpacked | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'retrace-debian-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await execute('apt-get', ['download', ...packages], { cwd: folder });
    for (const name of await readdir(folder)) {
      await execute('dpkg-deb', ['--extract', name, '.'], { cwd: folder });
    }
    return { folder, remove };
  } catch {
    await remove();
    return undefined;
  }
}
