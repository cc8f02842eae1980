// The text by which a call in JavaScript tells its name, its arguments and the locals of its outermost block.
import type { ArrowFunctionExpression, Function as FunctionNode, Node, Pattern } from 'acorn';

/** `["name",[["row",()=>row]],[["digit",()=>digit]]]`: values are asked for only where the run stops. */
export function frameOf(
  node: FunctionNode | ArrowFunctionExpression,
  parent: Node | undefined,
): string {
  const given = node.params.flatMap(namesIn);
  const statements = node.body.type === 'BlockStatement' ? node.body.body : [];
  const locals = statements.flatMap((each) =>
    each.type === 'VariableDeclaration' ? each.declarations.flatMap(({ id }) => namesIn(id)) : [],
  );
  const tellers = (names: readonly string[]) =>
    `[${names.map((name) => `["${name}",()=>${name}]`).join()}]`;
  return `["${nameOf(node, parent)}",${tellers(given)},${tellers(locals)}]`;
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesIn(each.type === 'RestElement' ? each.argument : each.value),
      );
    case 'MemberExpression':
      return [];
  }
}

const unnamed = '(…)';

/** The function's own name, or that of the variable, property or method that holds the function. */
function nameOf(node: FunctionNode | ArrowFunctionExpression, parent: Node | undefined): string {
  if (node.id) return node.id.name;
  const { id, key, left } = (parent ?? {}) as Partial<Record<'id' | 'key' | 'left', Node>>;
  const holder = id ?? key ?? left;
  return holder?.type === 'Identifier' && 'name' in holder ? String(holder.name) : unnamed;
}
