// In Java a program for Baekjoon has no package, and its class is called Main.
import { bare } from '../functions-in';
import { lineAt, type Remark } from './remark';

const main = 'Main';

export function wrongPackage(source: string): Remark[] {
  const found = /^[ \t]*package\s+[\w.]+\s*;/m.exec(bare(source, 'java'));
  if (!found) return [];
  const { 0: text, index } = found;
  const line = lineAt(source, index + text.length - text.trimStart().length);
  return [{ kind: 'package', line, edits: [{ from: index, to: index + text.length, insert: '' }] }];
}

interface TopClass {
  name: string;
  isPublic: boolean;
  at: number;
}

const declared =
  /\b(public\s+)?(?:(?:final|abstract|strictfp|sealed)\s+)*(?:class|interface|enum|record)\s+(\w+)/g;

/** The classes that stand in no other. */
function topClasses(text: string): TopClass[] {
  const depths = depthsOf(text);
  return Array.from(text.matchAll(declared), ({ 1: isPublic, 2: name = '', index }) => ({
    ...{ name, isPublic: isPublic !== undefined, at: index },
  })).filter(({ at }) => depths(at) === 0);
}

/** How many braces are open at an offset, asked for in order. */
function depthsOf(text: string): (offset: number) => number {
  let [at, depth] = [0, 0];
  return (offset) => {
    for (; at < offset; at++) {
      if (text[at] === '{') depth++;
      else if (text[at] === '}') depth--;
    }
    return depth;
  };
}

/** A public class stands in a file of its name, which is Main.java there; and Main is what is started. */
export function wrongMainClass(source: string): Remark[] {
  const text = bare(source, 'java');
  const classes = topClasses(text);
  const wrong =
    classes.find(({ isPublic, name }) => isPublic && name !== main) ??
    (classes.some(({ name }) => name === main) ? undefined : started(text, classes));
  if (!wrong) return [];
  const { name, isPublic, at } = wrong;
  const isTaken = classes.some((each) => each.name === main);
  const edits = isTaken ? [] : renamed(text, name);
  return [{ kind: 'main-class', name, isPublic, line: lineAt(source, at), edits }];
}

/** The class that has the method main. */
function started(text: string, classes: readonly TopClass[]): TopClass | undefined {
  const method = /\bstatic\s+(?:final\s+)?void\s+main\s*\(/.exec(text);
  return method ? classes.findLast(({ at }) => at < method.index) : undefined;
}

const renamed = (text: string, name: string) =>
  [...text.matchAll(/\b[A-Za-z_$][\w$]*/g)]
    .filter(([word]) => word === name)
    .map(({ index }) => ({ from: index, to: index + name.length, insert: main }));
