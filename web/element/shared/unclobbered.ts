// The document and the window without the names that a page's HTML puts there: `<img name="createElement">`, in a
// comment of a reader, replaces `document.createElement`, and `<a id="litHtmlVersions">` is a variable. The builds of
// the widget and of the package (scripts/widget/own-names.mjs) read these wherever a module, Lit's too, says
// `document` or `globalThis`.

const documents = new WeakMap<Document, Document>();

/** The members of a document as the DOM's classes have them, whatever elements have their names. */
export function ownOf(real: Document): Document {
  const known = documents.get(real);
  if (known) return known;
  const bound = new Map<PropertyKey, unknown>();
  const own = new Proxy(real, {
    get(_, name) {
      if (bound.has(name)) return bound.get(name);
      const value: unknown = Reflect.get(Document.prototype, name, real);
      if (!isFunction(value)) return value;
      // The browser takes no proxy for a node.
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

/** Lit lets its one walker rest at the document. */
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

/** Variables and what the browser has; elements and frames that are named like one are neither. */
export const ownGlobal = new Proxy(self, {
  get: (_, name): unknown => (Object.hasOwn(self, name) ? Reflect.get(self, name) : undefined),
});

const isNode = (value: unknown): value is Node => value !== null && value !== undefined;

/** The parent of a node, though it be a form with a field that is named `parentNode`. */
export function parentOf(node: Node): Node | null {
  const parent: unknown = Reflect.get(Node.prototype, 'parentNode', node);
  return isNode(parent) ? parent : null;
}
