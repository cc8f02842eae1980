// Imports that are not there are left out in Java, with a message each, and a Point is supplied where it is used.
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../../web/core/code/run';
import { withoutMissingImports } from '../../../../web/worker/code/java/mended-imports';

const missing = (line: number, text = 'package java.awt does not exist'): Diagnostic => ({
  ...{ line, column: 1, severity: 'error', text },
});

it('leaves out imports at their lines, and keeps the lines of the rest', () => {
  const source =
    'import java.util.*;\nimport java.sql.Array;\nimport javax.swing.*;\nclass Main {}\n';
  const mended = withoutMissingImports(source, [missing(2), missing(3)]);
  expect(mended?.source).toBe('import java.util.*;\n\n\nclass Main {}');
  expect(mended?.diagnostics).toEqual([
    { line: 2, column: 1, severity: 'warning', text: 'import java.sql.Array', note: 'left-out' },
    { line: 3, column: 1, severity: 'warning', text: 'import javax.swing.*', note: 'left-out' },
  ]);
});

it.each(['import java.awt.Point;', 'import java.awt.*;'])('supplies a Point for %s', (line) => {
  const source = `${line}\nclass Main {\n  Point p = new Point(1, 2);\n}\n`;
  const mended = withoutMissingImports(source, [missing(1)]);
  const lines = mended?.source.split('\n') ?? [];
  expect(lines.slice(0, 3)).toEqual(['', 'class Main {', '  Point p = new Point(1, 2);']);
  expect(mended?.diagnostics).toEqual([]);
  expect(lines[3]).toMatch(/^\} class Point .*\bint x, y;/);
});

it('supplies none beside the program’s own, or where nothing uses it', () => {
  const own = 'import java.awt.*;\nclass Main {}\nclass Point {}';
  expect(withoutMissingImports(own, [missing(1)])?.source).toBe('\nclass Main {}\nclass Point {}');
  const unused = 'import java.awt.Point;\nclass Main {}';
  expect(withoutMissingImports(unused, [missing(1)])?.source).toBe('\nclass Main {}');
});

it('leaves a program alone whose errors are elsewhere', () => {
  const source = 'import java.util.*;\nclass Main { int a = "b"; }';
  expect(withoutMissingImports(source, [missing(2, 'incompatible types')])).toBeUndefined();
});

it('names a Point without its package, and leaves imports of static members out', () => {
  const full = 'class Main { java.awt.Point p = new java.awt.Point(1, 2); }';
  expect(withoutMissingImports(full, [missing(1)])?.source).toMatch(
    /^class Main \{ Point p = new Point\(1, 2\); \} class Point /,
  );
  const members = 'import static javax.swing.JFrame.*;\nclass Main {}';
  const mended = withoutMissingImports(members, [missing(1, 'package javax.swing does not exist')]);
  expect(mended?.source).toBe('\nclass Main {}');
  expect(mended?.diagnostics).toMatchObject([
    { line: 1, text: 'import static javax.swing.JFrame.*', note: 'left-out' },
  ]);
});

it('supplies files that are not there where the translator refuses those that lead out', () => {
  const source =
    'import java.nio.file.*;\nclass Main { byte[] a = Files.readAllBytes(Paths.get("a")); }';
  const told = missing(2, 'java.nio.file.Paths.get is not available here');
  const mended = withoutMissingImports(source, [told]);
  expect(mended?.source).toMatch(/^\nclass Main .* class Path .* class Paths .* class Files /);
  expect(mended?.diagnostics).toEqual([]);
});
