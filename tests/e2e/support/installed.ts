// The npm package as people get it: packed and installed into an empty project, and there type-checked and bundled with this
// repository's tools or with others from the registry.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const execute = promisify(execFile);

export interface Project {
  readonly folder: string;
  /** The package's tarball in the project's folder, and the files in the tarball. */
  readonly tarball: string;
  readonly packed: readonly string[];
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs one of this repository's programs in the project; rejects with its output if it fails. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Runs a program that is installed in the project, by its name. */
  runOwn(program: string, ...args: readonly string[]): Promise<string>;
  /** Runs a module in Node, with these arguments, and gives its output. */
  evaluate(module: string, ...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

async function output(program: string, args: readonly string[], cwd: string): Promise<string> {
  // Without NO_COLOR, Playwright has the processes that it starts colour their output.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  try {
    return (await execute(program, args, { cwd, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}

/** Whether the npm registry can be reached. */
export async function registryAnswers(): Promise<boolean> {
  try {
    await output('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], root);
    return true;
  } catch {
    return false;
  }
}

/**
 * A new project in which the package and `others` are installed; needs a built dist. Only `others` come from the network.
 */
export async function install(others: readonly string[] = []): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'retrace-installed-'));
  const write: Project['write'] = async (files) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  };
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(await output('npm', pack, root)) as {
    filename: string;
    files: { path: string }[];
  }[];
  if (!packed) throw new Error('npm packed nothing');
  await write({ 'package.json': '{ "private": true, "type": "module" }' });
  const network = others.length > 0 ? '--prefer-offline' : '--offline';
  const installing = ['install', network, '--no-audit', '--no-fund', packed.filename, ...others];
  await output('npm', installing, folder);
  return {
    folder,
    tarball: packed.filename,
    packed: packed.files.map(({ path }) => path),
    write,
    run: (program, ...args) =>
      output(process.execPath, [join(root, 'node_modules', program), ...args], folder),
    runOwn: (program, ...args) => output(join(folder, 'node_modules/.bin', program), args, folder),
    evaluate: (module, ...args) =>
      output(process.execPath, [...args, '--input-type=module', '--eval', module], folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Serves a folder under the least policy that the documentation names. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:";
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(join(folder, pathname));
    if (!file.startsWith(folder + sep) || pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    readFile(file).then(
      (body) => {
        const type = contentTypes[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
