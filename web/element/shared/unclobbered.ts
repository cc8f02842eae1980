// The document and the window without the names that a page's HTML adds to them: `<img name="createElement">` in a
// reader's comment replaces `document.createElement`, and `<a id="litHtmlVersions">` makes a variable. In the builds of
// the widget and of the package scripts/widget/own-names.mjs puts these in the place of `document` and `globalThis`,
// in Lit's modules, too.

const documents = new WeakMap<Document, Document>();

/** The document with the members of the DOM's classes, whichever elements have the same names. */
export function ownOf(real: Document): Document {
  const known = documents.get(real);
  if (known) return known;
  const bound = new Map<PropertyKey, unknown>();
  const own = new Proxy(real, {
    get(_, name) {
      if (bound.has(name)) return bound.get(name);
      const value: unknown = Reflect.get(Document.prototype, name, real);
      if (!isFunction(value)) return value;
      // DOM functions do not take a proxy as a node.
      const realOf = (given: unknown) => (given === own ? real : given);
      const call = (...given: unknown[]) => {
        const made = Reflect.apply(value, real, given.map(realOf));
        if (made instanceof TreeWalker) takeAlso(made, realOf);
        return made;
      };
      bound.set(name, call);
      return call;
    },
    set: (_, name, value) => Reflect.set(Document.prototype, name, value, real),
  });
  documents.set(real, own);
  return own;
}

/** Lit sets the `currentNode` of its walker to the document. */
function takeAlso(walker: TreeWalker, realOf: (node: unknown) => unknown): void {
  Object.defineProperty(walker, 'currentNode', {
    get: (): unknown => Reflect.get(TreeWalker.prototype, 'currentNode', walker),
    set: (node: unknown) => Reflect.set(TreeWalker.prototype, 'currentNode', realOf(node), walker),
  });
}

type Called = (...given: unknown[]) => unknown;
const isFunction = (value: unknown): value is Called => typeof value === 'function';

const { document: page } = self;
export const ownDocument = ownOf(page);

/** Variables and the browser's own names, but no elements or frames that are named like one. */
export const ownGlobal = new Proxy(self, {
  get: (_, name): unknown => (Object.hasOwn(self, name) ? Reflect.get(self, name) : undefined),
});

const isNode = (value: unknown): value is Node => value !== null && value !== undefined;

/** The parent of a node, also of a form with a field named `parentNode`. */
export function parentOf(node: Node): Node | null {
  const parent: unknown = Reflect.get(Node.prototype, 'parentNode', node);
  return isNode(parent) ? parent : null;
}
