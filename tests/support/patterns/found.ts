// The regular expressions in our sources, and those of them that take too long on some text.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';

export interface Pattern {
  source: string;
  flags: string;
}

interface Found extends Pattern {
  file: string;
  line: number;
}

/** Every regular expression that is written in the scripts of a folder. */
export function patternsUnder(folder: string): Found[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', folder];
  return execFileSync('git', listed, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|js|mjs)$/.test(file))
    .flatMap(patternsIn);
}

function patternsIn(file: string): Found[] {
  const script = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/([^]*)\/(\w*)$/.exec(node.text) ?? [];
      const { line } = script.getLineAndCharacterOfPosition(node.getStart(script));
      found.push({ source, flags, file, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return found;
}

type Attack = readonly [begin: string, again: string, end: string];

interface Slow<One extends Pattern> {
  pattern: One;
  /** The text on which it took too long. */
  attack: Attack;
}

/** Finding more of them would take as long again for each. */
const mostSlow = 3;

/** The first expressions that take longer than `within` milliseconds on a text of 1 MB or more, each with one of them. */
export async function slowAmong<One extends Pattern>(
  patterns: readonly One[],
  within: number,
): Promise<Slow<One>[]> {
  const slow: Slow<One>[] = [];
  for (let from = 0; from < patterns.length && slow.length < mostSlow;) {
    const first = await firstSlow(patterns.slice(from), within);
    const pattern = first && patterns[from + first.index];
    if (!pattern) break;
    slow.push({ pattern, attack: first.attack });
    from += first.index + 1;
  }
  return slow;
}

interface Told {
  index: number;
  attack: Attack;
}

function firstSlow(patterns: readonly Pattern[], within: number): Promise<Told | undefined> {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { patterns },
  });
  let timer: NodeJS.Timeout;
  const first = new Promise<Told | undefined>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (told: Told | 'done') => {
      clearTimeout(timer);
      if (told === 'done') resolve(undefined);
      else timer = setTimeout(resolve, within, told);
    });
  });
  return first.finally(() => worker.terminate());
}
