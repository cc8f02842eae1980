// Names of a program's own that stand in std here and not in GCC, where the headers of the program bring fewer names.
import { bare } from '../../../../core/code/functions-in';
import { headersIn, namedInLibrary } from '../../../../core/code/remarks/gcc-headers';

/** Whether GCC takes a name for the program's own: none of its headers brings it there. */
export function isOwnInGcc(name: string, source: string): boolean {
  const named = namedInLibrary(name);
  const headers = headersIn(source);
  return (
    named !== undefined && headers !== undefined && !headers.some((each) => named.headers.has(each))
  );
}

/** The program with other names in place of these; members of objects and names of std stay, and so does every line. */
export function withOtherNames(source: string, names: ReadonlySet<string>): string {
  const text = bare(source, 'cpp');
  let [renamed, at] = ['', 0];
  for (const { 0: name, index } of text.matchAll(/[A-Za-z_]\w*/g)) {
    const before = text.slice(Math.max(0, index - 100), index).trimEnd();
    if (!names.has(name) || /(?:\.|->|\bstd\s*::)$/.test(before)) continue;
    const end = index + name.length;
    renamed += `${source.slice(at, end)}${suffixFor(name, text)}`;
    at = end;
  }
  return renamed + source.slice(at);
}

/** So many signs that no other name of the program has them. */
function suffixFor(name: string, text: string): string {
  let suffix = '_';
  while (text.includes(name + suffix)) suffix += '_';
  return suffix;
}
