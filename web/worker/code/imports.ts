// The imports of a module that runs strangers' programs: only what it is offered itself, each of the kind that it asks for. A plain
// object has more than it was given: `constructor` leads to `Function`, which makes a program of any text.

/** The module asks for more than it may have; nothing of it was run. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';

  constructor(from: string, name: string) {
    super(`${from}.${name} is not available here`);
  }
}

/** The objects for an instance, without prototypes and with no more than the module asks for. Throws an `ImportRefused`. */
export function importsOf(
  module: WebAssembly.Module,
  offered: WebAssembly.Imports,
): WebAssembly.Imports {
  const imports = bare<WebAssembly.ModuleImports>();
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const value = given(given(offered, from), name);
    if (!isOfKind[kind](value)) throw new ImportRefused(from, name);
    (imports[from] ??= bare())[name] = value;
  }
  return imports;
}

const bare = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

/** Emscripten gives some of its objects through a proxy, so a name need not be the object's own; but it is not what every object has. */
function given<Value>(
  object: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  const isInherited = name in Object.prototype && object && !Object.hasOwn(object, name);
  return isInherited ? undefined : object?.[name];
}

const isOfKind: Record<
  WebAssembly.ImportExportKind | 'tag',
  (value: unknown) => value is WebAssembly.ImportValue
> = {
  function: (value): value is WebAssembly.ImportValue =>
    typeof value === 'function' || isSuspending(value),
  memory: (value) => value instanceof WebAssembly.Memory,
  table: (value) => value instanceof WebAssembly.Table,
  global: (value) => value instanceof WebAssembly.Global,
  tag: (value): value is WebAssembly.ImportValue => value instanceof WebAssembly.Tag,
};

/** A function that may put its caller to rest until a promise is there. Not every browser has these. */
const isSuspending = (value: unknown): boolean => {
  const known: unknown = Reflect.get(WebAssembly, 'Suspending');
  return typeof known === 'function' && value instanceof known;
};

/** From now on every instance of this worker gets its imports so, whichever library makes it. */
export function guardInstances(): void {
  const { Instance, compile, compileStreaming } = WebAssembly;
  const Guarded = new Proxy(Instance, {
    construct: (made, [module, offered = {}]: [WebAssembly.Module, WebAssembly.Imports?]) =>
      new made(module, importsOf(module, offered)),
  });
  const instanceOf = async (
    compiled: Promise<WebAssembly.Module>,
    offered?: WebAssembly.Imports,
  ) => {
    const module = await compiled;
    return { module, instance: new Guarded(module, offered) };
  };
  Instance.prototype.constructor = Guarded;
  Object.assign(WebAssembly, {
    Instance: Guarded,
    instantiate: async (made: WebAssembly.Module | BufferSource, offered?: WebAssembly.Imports) =>
      made instanceof WebAssembly.Module
        ? new Guarded(made, offered)
        : instanceOf(compile(made), offered),
    instantiateStreaming: (made: Response | Promise<Response>, offered?: WebAssembly.Imports) =>
      instanceOf(compileStreaming(made), offered),
  });
}
