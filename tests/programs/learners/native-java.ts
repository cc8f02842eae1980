// Programs in Java compiled and run by a JDK on this machine: output, ending, and the steps on the board, which is compared after
// each line that says `[seen: board]`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const watcher = `
class RetraceSeen {
    static int[] before = digits(System.getenv("RETRACE_PUZZLE"));
    static int steps;

    static {
        Runtime.getRuntime().addShutdownHook(new java.lang.Thread(() -> {
            try {
                java.nio.file.Files.writeString(java.nio.file.Path.of(System.getenv("RETRACE_STEPS_FILE")), "" + steps);
            } catch (java.io.IOException e) {
                throw new RuntimeException(e);
            }
        }));
    }

    static void look(Object board) {
        int[] now = digits(board);
        for (int i = 0; i < 81; i++) {
            if (now[i] == before[i]) continue;
            if (before[i] != 0) steps++;
            if (now[i] != 0) steps++;
        }
        before = now;
    }

    static int[] digits(Object board) {
        java.util.List<Object> rows = elements(board);
        boolean isFlat = rows.size() > 80;
        int[] digits = new int[81];
        for (int i = 0; i < 81; i++) {
            java.util.List<Object> row = isFlat ? rows : elements(rows.get(rows.size() - 9 + i / 9));
            Object value = row.get(isFlat ? rows.size() - 81 + i : row.size() - 9 + i % 9);
            int digit = value instanceof Character c ? c : ((Number) value).intValue();
            digits[i] = digit >= '0' ? digit - '0' : digit <= 9 ? digit : 0;
        }
        return digits;
    }

    static java.util.List<Object> elements(Object list) {
        if (list instanceof java.util.List<?> l) return new java.util.ArrayList<>(l);
        java.util.List<Object> found = new java.util.ArrayList<>();
        if (list instanceof CharSequence s) s.chars().forEach(c -> found.add((char) c));
        else for (int i = 0; i < java.lang.reflect.Array.getLength(list); i++) found.add(java.lang.reflect.Array.get(list, i));
        return found;
    }
}
`;

const seen = /^(.*?)\s*\/\/ \[seen: ([\p{L}\d_.]+)\]$/u;

export interface NativeJavaRun {
  output: string;
  errors: string;
  exitCode: number | null;
  steps: number;
  /** The exception that ended the program, and its line. */
  uncaught: { text: string; line: number } | undefined;
}

export interface NativeJava {
  /** The first error of javac; undefined where the program compiles. */
  error: { line: number; text: string } | undefined;
  run: (input: string, puzzle: string) => NativeJavaRun;
}

/** Names of classes and texts may go beyond ASCII. */
const locale = { LC_ALL: 'C.UTF-8' };
// Exceptions have the short messages that they have on a judge, which do not name the variable that is null.
const options = [
  '-XX:-ShowCodeDetailsInExceptionMessages',
  '-XX:TieredStopAtLevel=1',
  '-Xshare:auto',
];

export function nativeJava(source: string): NativeJava {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-java-'));
  const lines = source.split('\n').map((line) => {
    const [, code = '', board] = seen.exec(line) ?? [];
    return board === undefined ? line : `${code} RetraceSeen.look(${board});`;
  });
  const name = classOf(source);
  const file = join(folder, `${name}.java`);
  writeFileSync(file, lines.join('\n') + watcher);
  const env = { ...process.env, ...locale };
  mkdirSync(join(folder, 'classes'));
  const javac = ['-encoding', 'UTF-8', '-nowarn', '-d', join(folder, 'classes'), file];
  const compiled = spawnSync('javac', javac, { env, encoding: 'utf8' });
  const [, line, text = ''] = /\.java:(\d+): error: (.*)/.exec(compiled.stderr) ?? [];
  const error = line === undefined ? undefined : { line: Number(line), text };
  const inPackage = /^package ([\w.]+);/m.exec(source)?.[1];
  const main = inPackage === undefined ? name : `${inPackage}.${name}`;
  return {
    error,
    run: (input, puzzle) => {
      const steps = join(folder, 'steps');
      const asked = { RETRACE_PUZZLE: puzzle, RETRACE_STEPS_FILE: steps };
      const args = [...options, '-cp', join(folder, 'classes'), main];
      const told = { input, env: { ...env, ...asked }, encoding: 'utf8' } as const;
      writeFileSync(steps, '0');
      const { stdout, stderr, status } = spawnSync('java', args, told);
      return {
        output: stdout,
        errors: stderr,
        exitCode: status,
        steps: Number(readFileSync(steps, 'utf8')),
        uncaught: uncaughtIn(stderr, name),
      };
    },
  };
}

/** The name of the public class, or else of the class with a main. */
function classOf(source: string): string {
  const name = /^public class ([\p{L}\d_]+)/mu.exec(source)?.[1];
  if (name !== undefined) return name;
  const beforeMain = source.slice(0, source.indexOf('void main('));
  return [...beforeMain.matchAll(/^class ([\p{L}\d_]+)/gmu)].at(-1)?.[1] ?? 'Main';
}

function uncaughtIn(stderr: string, name: string): NativeJavaRun['uncaught'] {
  const [, text] = /^Exception in thread "main" (.*)/m.exec(stderr) ?? [];
  const [, line] = new RegExp(`\\(${name}\\.java:(\\d+)\\)`).exec(stderr) ?? [];
  return text === undefined ? undefined : { text, line: Number(line) };
}

export const hasJdk = (): boolean => {
  try {
    execFileSync('javac', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
