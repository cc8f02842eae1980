// The npm package's custom-elements.json (schema 1.0.0), from the interfaces of web/package/surface.ts and
// the events of web/element/events.ts: their names, types and comments.
import { join } from 'node:path';
import ts from 'typescript';
import { Stop } from '../run.mjs';
import { packageProgram, web } from './program.mjs';

/** @typedef {{ name: string, description?: string, type?: { text: string }, default?: string, syntax?: string }} Described */

const modules = { index: 'dist/package/index.js', define: 'dist/package/define.js' };
const className = 'RetraceSudoku';

export function manifest() {
  const program = packageProgram();
  const { tag, ...declared } = declaration(program);
  const reference = { name: className, module: modules.index };
  const exported = { kind: 'js', name: className, declaration: reference };
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: modules.index,
        declarations: [{ ...declared, tagName: tag, customElement: true }],
        exports: [exported],
      },
      {
        kind: 'javascript-module',
        path: modules.define,
        declarations: [],
        exports: [
          { kind: 'custom-element-definition', name: tag, declaration: reference },
          exported,
        ],
      },
    ],
  };
}

/** @param {ts.Program} program */
function declaration(program) {
  const checker = program.getTypeChecker();
  const surface = interfaceOf(program, 'package/surface.ts', className);
  const attributes = interfaceOf(program, 'package/surface.ts', `${className}Attributes`);
  const events = interfaceOf(program, 'element/events.ts', 'RetraceEventMap');
  const attributeNames = new Set(attributes.members.map(nameOf));
  const properties = membersByName(surface);
  const members = [...properties.values()];
  /** @param {ts.TypeElement} attribute */
  const attributeOf = (attribute) => {
    const property = properties.get(nameOf(attribute));
    if (!property) throw new Stop(`The attribute ${nameOf(attribute)} has no property`);
    return {
      ...described(property),
      type: { text: withoutText(typeText(attribute, checker)) },
      fieldName: nameOf(attribute),
    };
  };
  return {
    kind: 'class',
    name: className,
    ...description(surface),
    tag: tagsOf(surface, 'tag')[0] ?? '',
    superclass: { name: 'HTMLElement' },
    attributes: attributes.members.map(attributeOf),
    members: members.map((member) =>
      ts.isMethodSignature(member)
        ? method(member)
        : field(member, attributeNames.has(nameOf(member)), checker),
    ),
    events: events.members.map((member) => ({
      ...described(member),
      type: { text: typeText(member, checker) },
    })),
    slots: tagsOf(surface, 'slot').map(tagged),
    cssProperties: tagsOf(surface, 'cssprop').map(tagged),
    cssParts: tagsOf(surface, 'csspart').map(tagged),
  };
}

/** @param {ts.Program} program @param {string} path under web/ @param {string} name */
function interfaceOf(program, path, name) {
  const found = program
    .getSourceFile(join(web, path))
    ?.statements.filter(ts.isInterfaceDeclaration)
    .find((each) => each.name.text === name);
  if (!found) throw new Stop(`web/${path} has no interface ${name}`);
  return found;
}

/** A getter and its setter are one member. @param {ts.InterfaceDeclaration} declared */
function membersByName(declared) {
  /** @type {Map<string, ts.TypeElement>} */
  const members = new Map();
  for (const member of declared.members) {
    if (!members.has(nameOf(member))) members.set(nameOf(member), member);
  }
  return members;
}

/** @param {ts.TypeElement} member */
const nameOf = (member) => (member.name && 'text' in member.name ? member.name.text : '');

/** @param {ts.TypeElement} member @param {boolean} isAttribute @param {ts.TypeChecker} checker */
function field(member, isAttribute, checker) {
  const isReadonly =
    ts.getCombinedModifierFlags(/** @type {ts.PropertySignature} */ (member)) &
    ts.ModifierFlags.Readonly;
  return {
    kind: 'field',
    ...described(member),
    type: { text: typeText(member, checker) },
    ...(isAttribute && { attribute: nameOf(member) }),
    ...(hasTag(member, 'reflect') && { reflects: true }),
    ...(isReadonly && { readonly: true }),
  };
}

/** @param {ts.MethodSignature} member */
function method(member) {
  const parameters = member.parameters.map((parameter) => ({
    name: parameter.name.getText(),
    type: { text: parameter.type?.getText() ?? '' },
    ...(parameter.questionToken && { optional: true }),
  }));
  return {
    kind: 'method',
    ...described(member),
    ...(parameters.length > 0 && { parameters }),
    return: { type: { text: member.type?.getText() ?? '' } },
  };
}

/** The type with its unions spelt out, as editors show them. @param {ts.TypeElement} member @param {ts.TypeChecker} checker */
function typeText(member, checker) {
  const type = checker.getTypeAtLocation(member);
  if (type.isIntersection()) return 'string'; // a checked string, such as a grid
  const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const texts = (type.isUnion() ? type.types : [type]).map((each) =>
    checker
      .typeToString(each, member, NoTruncation | UseSingleQuotesForStringLiteralType)
      .replace(/^(true|false)$/, 'boolean'),
  );
  const last = texts.includes('undefined') ? ['undefined'] : [];
  return [...new Set([...texts.filter((text) => text !== 'undefined'), ...last])].join(' | ');
}

/** The type without the template literals for a number or boolean written as text. @param {string} type */
const withoutText = (type) =>
  type
    .split(' | ')
    .filter((each) => each !== 'undefined' && each !== "''" && !each.startsWith('`'))
    .join(' | ');

/** @param {ts.TypeElement} member */
function described(member) {
  const [initial] = tagsOf(member, 'default');
  return {
    name: nameOf(member),
    ...description(member),
    ...(initial !== undefined && { default: initial }),
  };
}

/** The text of a tooltip. @param {ts.Node} node */
function description(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.trim();
  if (!text) throw new Stop(`Without a comment in the sources: ${node.getText().split('\n')[0]}`);
  return { description: text.replace(/\s*\n\s*/g, ' ') };
}

/** The texts of a comment's tags of a name. @param {ts.Node} node @param {string} name */
const tagsOf = (node, name) =>
  ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === name)
    .map((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? '').trim());

/** @param {ts.Node} node @param {string} name */
const hasTag = (node, name) => ts.getJSDocTags(node).some((tag) => tag.tagName.text === name);

/** `{syntax} name - description`. @param {string} text @returns {Described} */
function tagged(text) {
  const [, syntax, name = '', words = ''] = /^(?:\{(.+?)\} )?(\S+) - (.+)$/s.exec(text) ?? [];
  if (!name) throw new Stop(`Not "name - description": ${text}`);
  return { name, description: words, ...(syntax && { syntax }) };
}
