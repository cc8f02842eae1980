// Finds the promises that a program drops: calls as statements that give a promise, such as `main();` where main is async.
import type { CallExpression, Expression, Node, Program, Super } from 'acorn';
import { simple } from 'acorn-walk';

/** The methods of promises, which give a promise themselves. */
const ofPromises = ['then', 'catch', 'finally'];

/** The names of a program's async functions and methods, and of the methods that give promises. */
export function promisingNames(program: Program): ReadonlySet<string> {
  const names = new Set(ofPromises);
  const named = (key: Node | null | undefined, value: Node | null | undefined) => {
    const name = key && nameOf(key);
    if (name !== undefined && name !== null && value && isAsync(value)) names.add(name);
  };
  simple(program, {
    Function: (node) => {
      named(node.id, node);
    },
    VariableDeclarator: ({ id, init }) => {
      named(id, init);
    },
    AssignmentExpression: ({ left, right }) => {
      named(left, right);
    },
    Property: ({ key, value }) => {
      named(key, value);
    },
    MethodDefinition: ({ key, value }) => {
      named(key, value);
    },
    PropertyDefinition: ({ key, value }) => {
      named(key, value);
    },
  });
  return names;
}

/** The call in a statement's expression that gives a promise nobody holds, if it is one. */
export function droppedCall(
  expression: Expression,
  names: ReadonlySet<string>,
): CallExpression | undefined {
  if (expression.type === 'ParenthesizedExpression')
    return droppedCall(expression.expression, names);
  if (expression.type === 'UnaryExpression' && expression.operator === 'void')
    return droppedCall(expression.argument, names);
  const isDropped = expression.type === 'CallExpression' && givesPromise(expression.callee, names);
  return isDropped ? expression : undefined;
}

function givesPromise(callee: Expression | Super, names: ReadonlySet<string>): boolean {
  if (callee.type === 'ParenthesizedExpression') return givesPromise(callee.expression, names);
  if (isAsync(callee)) return true;
  const isOfClass =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Promise';
  return isOfClass || names.has(nameOf(callee) ?? '');
}

/** The name of a variable, a property or a method. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && 'property' in node) return nameOf(node.property as Node);
  const isNamed = node.type === 'Identifier' || node.type === 'PrivateIdentifier';
  return isNamed && 'name' in node ? String(node.name) : undefined;
}

const isAsync = (node: Node): boolean =>
  'async' in node && node.async === true && 'generator' in node && node.generator !== true;
