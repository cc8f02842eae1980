// The texts by which a call in JavaScript tells its name, its arguments and its locals, and a block within it those of its own.
import type {
  ArrowFunctionExpression,
  Function as FunctionNode,
  Node,
  Pattern,
  VariableDeclaration,
} from 'acorn';
import { base, simple } from 'acorn-walk';

/** `["name",[["row",()=>row]],[["digit",()=>digit]]]`: values are asked for only where the run stops. */
export function frameOf(
  node: FunctionNode | ArrowFunctionExpression,
  parent: Node | undefined,
): string {
  const given = node.params.flatMap(namesIn);
  const statements = node.body.type === 'BlockStatement' ? node.body.body : [];
  const locals = new Set([...varsIn(node.body), ...declaredIn(statements)]);
  return `["${nameOf(node, parent)}",${tellers(given)},${tellers([...locals])}]`;
}

/** The variables that a block or loop declares for itself, as `5,7,[["digit",()=>digit]]` with its lines; undefined where it declares nothing. */
export function blockOf({ loc }: Node, declaring: readonly Node[]): string | undefined {
  const names = declaredIn(declaring);
  if (names.length === 0 || !loc) return undefined;
  return `${loc.start.line},${loc.end.line},${tellers(names)}`;
}

const tellers = (names: readonly string[]): string =>
  `[${names.map((name) => `["${name}",()=>${name}]`).join()}]`;

const isDeclaration = (node: Node): node is VariableDeclaration =>
  node.type === 'VariableDeclaration';

const declaredIn = (nodes: readonly Node[]): string[] =>
  nodes.filter(isDeclaration).flatMap(namesOf);

const namesOf = ({ declarations }: VariableDeclaration): string[] =>
  declarations.flatMap(({ id }) => namesIn(id));

/** A `var` belongs to its whole function, wherever it stands. */
function varsIn(body: Node): string[] {
  const names: string[] = [];
  simple(
    body,
    {
      VariableDeclaration: (each) => {
        if (each.kind === 'var') names.push(...namesOf(each));
      },
    },
    { ...base, Function: () => undefined },
  );
  return names;
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
