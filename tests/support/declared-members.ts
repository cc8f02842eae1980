// The member names of an interface, read from its source, since types do not exist at run time.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The sorted names; `file` is a path from the root of the repository. */
export function declaredMembers(interfaceName: string, file: string): string[] {
  const path = new URL(`../../${file}`, import.meta.url);
  const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === interfaceName) {
      for (const member of node.members) {
        if (member.name && ts.isIdentifier(member.name)) names.push(member.name.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names.sort();
}
