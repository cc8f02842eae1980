// Imports of what the library here does not have, such as windows and databases: programs carry them along, and hardly one uses them.
import type { Diagnostic } from '../../../core/code/run';

/** Classes that programs for judges use of those packages; each stands behind the program, in its last line. */
const supplied: Readonly<Record<string, string>> = {
  Point:
    'class Point implements Cloneable { public int x, y; public Point() {} public Point(int x, int y) { this.x = x; this.y = y; } ' +
    'public Point(Point p) { this(p.x, p.y); } public double getX() { return x; } public double getY() { return y; } ' +
    'public Point getLocation() { return new Point(x, y); } public void setLocation(int x, int y) { this.x = x; this.y = y; } ' +
    'public void setLocation(Point p) { setLocation(p.x, p.y); } public void move(int x, int y) { setLocation(x, y); } ' +
    'public void translate(int dx, int dy) { x += dx; y += dy; } ' +
    'public double distance(Point p) { return Math.sqrt((double) (x - p.x) * (x - p.x) + (double) (y - p.y) * (y - p.y)); } ' +
    'public Object clone() { return new Point(x, y); } ' +
    'public boolean equals(Object o) { return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y; } ' +
    'public int hashCode() { return x * 31 + y; } public String toString() { return "java.awt.Point[x=" + x + ",y=" + y + "]"; } }',
};

const declared = /\b(?:class|record|interface|enum)\s+(\w+)/g;
const imported = /^[ \t]*import\s+(static\s+)?([\w.]+)\.(\w+|\*)\s*;/;

export interface Mended {
  source: string;
  /** One for each import that was left out, but for those of classes that are supplied. */
  diagnostics: Diagnostic[];
}

/** The program without the imports at which javac says errors; undefined where there are none. It may not compile for all that. */
export function withoutMissingImports(
  source: string,
  diagnostics: readonly Diagnostic[],
): Mended | undefined {
  const lines = source.split('\n');
  const wrong = new Set(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ line }) => line),
  );
  const missing = [...wrong].flatMap((line) => {
    const [, isStatic, from = '', name = ''] = imported.exec(lines[line - 1] ?? '') ?? [];
    return from === '' || isStatic ? [] : [{ line, from, name }];
  });
  if (missing.length === 0) return undefined;
  for (const { line } of missing) {
    lines[line - 1] = (lines[line - 1] ?? '').replace(imported, '');
  }
  const rest = lines.join('\n');
  const used = new Set(rest.match(/\w+/g));
  const own = new Set(Array.from(rest.matchAll(declared), ([, name = '']) => name));
  const added = Object.entries(supplied).filter(
    ([name]) => used.has(name) && !own.has(name) && missing.some((each) => isFor(name, each)),
  );
  const leftOut = missing.filter((each) => !added.some(([name]) => isFor(name, each)));
  return {
    source: rest.trimEnd() + added.map(([, text]) => ` ${text}`).join(''),
    diagnostics: leftOut.map(({ line, from, name }) => ({
      ...{ line, column: 1, severity: 'warning', text: `import ${from}.${name}` },
      note: 'left-out',
    })),
  };
}

/** Whether an import asks for a class that is supplied. */
const isFor = (supply: string, { from, name }: { from: string; name: string }): boolean =>
  from === 'java.awt' && (name === supply || name === '*');
