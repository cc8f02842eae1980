// Rewrites a program in JavaScript: promises that the program drops are passed to a hook, and for a film so is each write to an
// element, on the same line.
import { parse, type Node } from 'acorn';
import { ancestor, simple } from 'acorn-walk';
import MagicString from 'magic-string';
import type {
  ArrowFunctionExpression,
  AssignmentExpression,
  BlockStatement,
  Expression,
  ExpressionStatement,
  Function as FunctionNode,
  MemberExpression,
  Pattern,
  Statement,
  UpdateExpression,
  VariableDeclarator,
} from 'acorn';
import type { Diagnostic } from '../../../core/code/run';
import { droppedCall, promisingNames } from './dropped';
import { blockOf, frameOf } from './frame-of';

/** Parses a program as Node reads its modules: as a script that may have `return` at its top. */
const parsed = (source: string) =>
  parse(source, {
    ecmaVersion: 2024,
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    allowHashBang: true,
    preserveParens: true,
    locations: true,
  });

/** The errors of a program before it runs; empty where it can be read. */
export function diagnosticsOf(source: string): Diagnostic[] {
  try {
    parsed(source);
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const text = error.message.replace(/ \(\d+:\d+\)$/, '');
    return [{ line, column: column + 1, severity: 'error', text }];
  }
}

/** The names by which the hooks are called; the program has none of them. */
export interface Hooks {
  /** The object that vm/report.js returns. */
  reporter: string;
  /** The variable that counts how many calls have not returned. */
  depth: string;
  /** The function that is given each promise that is dropped. */
  dropped: string;
}

export function hooksFor(source: string): Hooks {
  let name = '$retrace';
  while (source.includes(name)) name += '$';
  return { reporter: name, depth: `${name}Depth`, dropped: `${name}Dropped` };
}

/** The program rewritten for judging; no line is moved. */
export function judged(source: string, { dropped }: Hooks): string {
  const text = new MagicString(source);
  const program = parsed(source);
  const names = promisingNames(program);
  simple(program, {
    ExpressionStatement: (node) => {
      lookAtDropped(node, names, text, dropped);
    },
  });
  return text.toString();
}

function lookAtDropped(
  { expression }: ExpressionStatement,
  names: ReadonlySet<string>,
  text: MagicString,
  dropped: string,
): void {
  const call = droppedCall(expression, names);
  if (!call) return;
  text.prependRight(call.start, `${dropped}(`);
  text.appendLeft(call.end, ')');
}

/** The program rewritten for its film; no line is moved. */
/** `isFramed`: each call tells its arguments and locals where it is asked. */
export function filmed(source: string, hooks: Hooks, isFramed = false): string {
  const text = new MagicString(source);
  const rewriter = new Rewriter(source, text, hooks, isFramed);
  const program = parsed(source);
  const names = promisingNames(program);
  ancestor(program, {
    ExpressionStatement: (node) => {
      lookAtDropped(node, names, text, hooks.dropped);
    },
    AssignmentExpression: (node) => {
      rewriter.assignment(node);
    },
    UpdateExpression: (node) => {
      rewriter.update(node);
    },
    VariableDeclarator: (node) => {
      rewriter.declared(node);
    },
    Function: (node, _, ancestors) => {
      rewriter.call(node, ancestors.at(-2));
    },
    ForOfStatement: (node, _, ancestors) => {
      const { left } = node;
      if (left.type !== 'VariableDeclaration') rewriter.target(left);
      rewriter.loop(node, left, ancestors);
    },
    ForInStatement: (node, _, ancestors) => {
      const { left } = node;
      if (left.type !== 'VariableDeclaration') rewriter.target(left);
      rewriter.loop(node, left, ancestors);
    },
    ForStatement: (node, _, ancestors) => {
      if (node.init) rewriter.loop(node, node.init, ancestors);
    },
    BlockStatement: (node, _, ancestors) => {
      rewriter.block(node, ancestors);
    },
  });
  return text.toString();
}

type Element = MemberExpression & { object: Expression; property: Expression };

/** `list[key]`, which is no part of a class above and no optional chain. */
const isElement = (node: Node): node is Element =>
  node.type === 'MemberExpression' &&
  'computed' in node &&
  node.computed === true &&
  'object' in node &&
  (node.object as Node).type !== 'Super';

const bare = (node: Expression): Expression =>
  node.type === 'ParenthesizedExpression' ? bare(node.expression) : node;

type AnyFunction = FunctionNode | ArrowFunctionExpression;

const isFunction = (node: Node | undefined): node is AnyFunction =>
  node !== undefined && /^(Arrow)?Function/.test(node.type);

/** Generators and async functions are not counted as calls. */
const isCounted = ({ body, generator, async }: AnyFunction): boolean =>
  body.type === 'BlockStatement' && !generator && !async;

/** Types of nodes that cannot hold a board. */
const plainTypes = new Set([
  'Literal',
  'TemplateLiteral',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassExpression',
  'UnaryExpression',
  'BinaryExpression',
  'UpdateExpression',
]);

/** Rewrites inner nodes first: each insertion then stands outside of those already made at the same spot. */
class Rewriter {
  readonly #source: string;
  readonly #text: MagicString;
  readonly #hooks: Hooks;
  readonly #isFramed: boolean;

  constructor(source: string, text: MagicString, hooks: Hooks, isFramed: boolean) {
    this.#isFramed = isFramed;
    this.#source = source;
    this.#text = text;
    this.#hooks = hooks;
  }

  assignment(node: AssignmentExpression): void {
    const { left, right, operator } = node;
    if (!isElement(left)) {
      if (left.type === 'ArrayPattern' || left.type === 'ObjectPattern') this.target(left);
      else if (operator === '=') this.#held(right);
      return;
    }
    if (operator !== '=') {
      this.#reference(left);
      return;
    }
    // list[key] = value → set(list, (key), value, line, depth)
    const [name, parts] = this.#partsOf(left);
    this.#open(left, name === 'atIn' ? 'setIn' : 'set', parts);
    this.#gap(parts[parts.length - 1]?.end ?? left.end, right.start, '),');
    this.#text.appendLeft(right.end, this.#place(left));
  }

  update({ argument }: UpdateExpression): void {
    if (isElement(argument)) this.#reference(argument);
  }

  /** Rewrites a target that is assigned to without `=`: a part of a pattern, or the variable of a loop. */
  target(node: Pattern): void {
    switch (node.type) {
      case 'MemberExpression':
        if (isElement(node)) this.#reference(node);
        return;
      case 'ArrayPattern':
        for (const element of node.elements) if (element) this.target(element);
        return;
      case 'ObjectPattern':
        for (const property of node.properties)
          this.target(property.type === 'RestElement' ? property.argument : property.value);
        return;
      case 'AssignmentPattern':
        this.target(node.left);
        return;
      case 'RestElement':
        this.target(node.argument);
        return;
      case 'Identifier':
    }
  }

  declared({ init }: VariableDeclarator): void {
    if (init) this.#held(init);
  }

  /** A loop tells the variables of its head at each turn. */
  loop(
    { body, ...loop }: Node & { body: Statement },
    head: Node,
    ancestors: readonly Node[],
  ): void {
    const declared = blockOf(loop, [head]);
    if (declared === undefined || !this.#isTold(ancestors)) return;
    const first = body.type === 'BlockStatement' ? body.body[0] : body;
    if (!first) return;
    const told = this.#tells(loop.start, declared);
    this.#text.prependRight(first.start, body === first ? `{${told}` : told);
    if (body === first) this.#text.appendLeft(body.end, '}');
  }

  block(node: BlockStatement, ancestors: readonly Node[]): void {
    const [first] = node.body;
    const declared = blockOf(node, node.body);
    if (!first || declared === undefined || !this.#isTold(ancestors)) return;
    if (isFunction(ancestors.at(-2))) return; // tells them as a call
    this.#text.prependRight(first.start, this.#tells(node.start, declared));
  }

  #tells(block: number, declared: string): string {
    return `${this.#hooks.reporter}.inside(${block},${declared});`;
  }

  /** Whether the call at work around a node is one that tells. */
  #isTold(ancestors: readonly Node[]): boolean {
    const around = ancestors.findLast(isFunction);
    return this.#isFramed && around !== undefined && isCounted(around);
  }

  /** Counts a call from its first statement to its end. */
  call(node: FunctionNode | ArrowFunctionExpression, parent: Node | undefined): void {
    const { body } = node;
    if (body.type !== 'BlockStatement' || !isCounted(node)) return;
    const { depth } = this.#hooks;
    // 'use strict' has to stay the first statement.
    const first = body.body.find((each) => !('directive' in each));
    if (!first) return;
    const last = body.body.at(-1) ?? first;
    const open = `${this.#hooks.reporter}.open`;
    const opens = this.#isFramed ? `${open}.push(${frameOf(node, parent)});` : '';
    const closes = this.#isFramed ? `${open}.pop();` : '';
    this.#text.prependRight(first.start, `${depth}++;try{${opens}`);
    this.#text.appendLeft(last.end, `}finally{${closes}${depth}--}`);
  }

  #held(node: Expression): void {
    if (plainTypes.has(bare(node).type)) return;
    this.#text.prependRight(node.start, `${this.#hooks.reporter}.held(`);
    this.#text.appendLeft(node.end, ')');
  }

  /** list[key] → at(list, (key), line, depth).value */
  #reference(node: Element): void {
    const [name, parts] = this.#partsOf(node);
    this.#open(node, name, parts);
    const last = parts[parts.length - 1];
    this.#gap(last?.end ?? node.end, node.end, `)${this.#place(node)}.value`);
  }

  /** The arguments for an element of a row include the board's own list. */
  #partsOf(node: Element): ['at' | 'atIn', Expression[]] {
    const { object, property } = node;
    return isElement(object)
      ? ['atIn', [object.object, object.property, property]]
      : ['at', [object, property]];
  }

  #open(node: Node, name: string, parts: readonly Expression[]): void {
    this.#text.prependRight(node.start, `${this.#hooks.reporter}.${name}(`);
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1];
      if (before) this.#gap(before.end, part.start, index === 1 ? ',(' : '),(');
    }
  }

  #place(node: Node): string {
    return `,${node.loc?.start.line ?? 0},${this.#hooks.depth})`;
  }

  /** Replaces the text between two parts by another one on the same lines. */
  #gap(from: number, to: number, text: string): void {
    const lines = this.#source.slice(from, to).replace(/[^\n]/g, '');
    if (from === to) this.#text.appendLeft(from, text);
    else this.#text.overwrite(from, to, text + lines, { contentOnly: true });
  }
}
