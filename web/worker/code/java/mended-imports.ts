// Imports of what the library here does not have, such as windows and databases: programs carry them along, and hardly one uses them.
import type { Diagnostic } from '../../../core/code/run';

interface Supplied {
  from: string;
  /** The names that it is for. */
  names: readonly string[];
  /** Stands behind the program, in its last line. */
  text: string;
}

/** Classes that programs for judges use of those packages. */
const supplied: readonly Supplied[] = [
  {
    from: 'java.awt',
    names: ['Point'],
    text:
      'class Point implements Cloneable { public int x, y; public Point() {} public Point(int x, int y) { this.x = x; this.y = y; } ' +
      'public Point(Point p) { this(p.x, p.y); } public double getX() { return x; } public double getY() { return y; } ' +
      'public Point getLocation() { return new Point(x, y); } public void setLocation(int x, int y) { this.x = x; this.y = y; } ' +
      'public void setLocation(Point p) { setLocation(p.x, p.y); } public void move(int x, int y) { setLocation(x, y); } ' +
      'public void translate(int dx, int dy) { x += dx; y += dy; } ' +
      'public double distance(Point p) { return Math.sqrt((double) (x - p.x) * (x - p.x) + (double) (y - p.y) * (y - p.y)); } ' +
      'public Object clone() { return new Point(x, y); } ' +
      'public boolean equals(Object o) { return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y; } ' +
      'public int hashCode() { return x * 31 + y; } public String toString() { return "java.awt.Point[x=" + x + ",y=" + y + "]"; } }',
  },
  {
    // Files do not exist on a judge, but for standard input by its other name.
    from: 'java.nio.file',
    names: ['Files', 'Paths', 'Path', 'NoSuchFileException'],
    text:
      'class NoSuchFileException extends java.io.IOException { NoSuchFileException(String name) { super(name); } } ' +
      'class Path extends java.io.Reader { private final String name; private java.io.Reader in; private Path(String name) { this.name = name; } ' +
      'public static Path of(String first, String... more) { return new Path(first + (more.length > 0 ? "/" + String.join("/", more) : "")); } ' +
      'public String toString() { return name; } public java.io.File toFile() { return new java.io.File(name); } ' +
      'java.io.InputStream open() throws java.io.IOException { if (name.equals("/dev/stdin")) return System.in; throw new NoSuchFileException(name); } ' +
      // A Scanner takes a path as it takes a reader.
      'public int read(char[] to, int from, int count) throws java.io.IOException { try { if (in == null) in = new java.io.InputStreamReader(open()); } ' +
      'catch (NoSuchFileException e) { throw new RuntimeException(e); } return in.read(to, from, count); } public void close() {} } ' +
      'class Paths { public static Path get(String first, String... more) { return Path.of(first, more); } } ' +
      'class Files { public static byte[] readAllBytes(Path p) throws java.io.IOException { return p.open().readAllBytes(); } ' +
      'public static String readString(Path p) throws java.io.IOException { return new String(readAllBytes(p)); } ' +
      'public static java.util.List<String> readAllLines(Path p) throws java.io.IOException { return new java.util.ArrayList<>(java.util.Arrays.asList(readString(p).split("\\r?\\n"))); } ' +
      'public static java.util.List<String> readAllLines(Path p, java.nio.charset.Charset c) throws java.io.IOException { return readAllLines(p); } ' +
      'public static java.util.stream.Stream<String> lines(Path p) throws java.io.IOException { return readAllLines(p).stream(); } ' +
      'public static java.io.InputStream newInputStream(Path p) throws java.io.IOException { return p.open(); } ' +
      'public static java.io.BufferedReader newBufferedReader(Path p) throws java.io.IOException { return new java.io.BufferedReader(new java.io.InputStreamReader(p.open())); } ' +
      'public static boolean exists(Path p) { return p.toString().equals("/dev/stdin"); } }',
  },
];

const declared = /\b(?:class|record|interface|enum)\s+(\w+)/g;
const imported = /^[ \t]*import\s+(static\s+)?([\w.]+)\.(\w+|\*)\s*;/;
/** The message of the translator on a class that leads out of a program. */
const leadsOut = /^(java\.nio\.file)\.\w/;

export interface Mended {
  source: string;
  /** One for each import that was left out, but for those of classes that are supplied. */
  diagnostics: Diagnostic[];
}

/**
 * The program without the imports at which there are errors, and with the classes that it needs of their packages, also where they are
 * named with their package; undefined where there are none. It may not compile for all that.
 */
export function withoutMissingImports(
  source: string,
  diagnostics: readonly Diagnostic[],
): Mended | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ line }) => line));
  const wanted = new Set(
    errors.flatMap(({ text }) => [
      ...(leadsOut.exec(text)?.slice(1) ?? []),
      ...(/^package (\S+) does not exist/.exec(text)?.slice(1) ?? []),
    ]),
  );
  const lines = source.split('\n');
  const missing = lines.flatMap((text, index) => {
    const [, isStatic, from = '', name = ''] = imported.exec(text) ?? [];
    const isGone = wrong.has(index + 1) || wanted.has(from);
    return from === '' || !isGone ? [] : [{ line: index + 1, from, name, isStatic }];
  });
  for (const { line } of missing) {
    lines[line - 1] = (lines[line - 1] ?? '').replace(imported, '');
  }
  const plain = lines.join('\n');
  const rest = withShortNames(plain, wanted);
  if (missing.length === 0 && rest === plain) return undefined;
  const used = new Set(rest.match(/\w+/g));
  const own = new Set(Array.from(rest.matchAll(declared), ([, name = '']) => name));
  const added = supplied.filter(
    ({ from, names }) =>
      wanted.has(from) &&
      names.some((name) => used.has(name)) &&
      !names.some((name) => own.has(name)),
  );
  const leftOut = missing.filter(
    ({ from, name, isStatic }) =>
      isStatic !== undefined ||
      !added.some((each) => each.from === from && (name === '*' || each.names.includes(name))),
  );
  return {
    source: rest.trimEnd() + added.map(({ text }) => ` ${text}`).join(''),
    diagnostics: leftOut.map(({ line, from, name, isStatic }) => ({
      ...{ line, column: 1, severity: 'warning', note: 'left-out' },
      text: `import ${isStatic === undefined ? '' : 'static '}${from}.${name}`,
    })),
  };
}

/** `java.awt.Point` as `Point`, where such a class is supplied; columns behind it on the line move. */
const withShortNames = (source: string, wanted: ReadonlySet<string>): string =>
  supplied
    .filter(({ from }) => wanted.has(from))
    .flatMap(({ from, names }) => names.map((name) => ({ from, name })))
    .reduce(
      (text, { from, name }) =>
        text.replaceAll(`${from}.${name}`, (found, at: number) =>
          /[\w.]/.test(text.charAt(at - 1)) || /\w/.test(text.charAt(at + found.length))
            ? found
            : name,
        ),
      source,
    );
