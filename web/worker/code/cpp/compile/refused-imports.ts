// The imports that a program itself asks for: it may have none, as all that it needs comes with the libraries.
import type { Diagnostic } from '../../../../core/code/run';
import { forbiddenImports } from '../allowed-imports';
import { programCallsOf } from '../compiled-calls';
import { codeStartOf } from '../rewrite/line-table';
import { ByteReader } from '../wasm/bytes';
import { opcodes, skipImmediates } from '../wasm/instructions';
import { factsOf, sectionIds, type Import } from '../wasm/sections';

/** The module under which an object file names what the linker is to find. */
const linked = 'env';

/** `object`: the program compiled; `module`: linked with its libraries. */
export function refusedImports(
  object: Uint8Array,
  module: Uint8Array,
  source: string,
): Diagnostic[] {
  const own = factsOf(object).imports.filter(
    ({ from, kind }) => kind === 'function' && from !== linked,
  );
  const refused = new Map(
    [...own, ...forbiddenImports(factsOf(module))].map((each) => [
      `${each.from}.${each.name}`,
      each,
    ]),
  );
  return [...refused].map(([name, each]) => ({
    line: lineOfName(source, each) ?? lineOfCall(module, name) ?? 1,
    column: 1,
    severity: 'error',
    text: `import refused: ${name}`,
    note: 'import',
  }));
}

/** The line of the declaration that names both, or one of them. */
function lineOfName(source: string, { from, name }: Import): number | undefined {
  const lines = source.split('\n');
  const withAll = (...words: string[]) => {
    const index = lines.findIndex(
      (line) => line.includes('import_') && words.every((word) => line.includes(word)),
    );
    return index < 0 ? undefined : index + 1;
  };
  return withAll(from, name) ?? withAll(`"${name}"`) ?? withAll(`"${from}"`);
}

/** The program's line at which the import is called first. */
function lineOfCall(module: Uint8Array, called: string): number | undefined {
  const { imported } = factsOf(module);
  const { lineAt } = programCallsOf(module);
  const start = codeStartOf(module);
  try {
    for (const at of callsIn(module, imported.indexOf(called))) {
      const line = lineAt(at - start);
      if (line !== undefined) return line;
    }
  } catch {
    // An instruction that no compiler writes for such programs: its line is not known.
  }
  return undefined;
}

/** The offsets of the calls of a function. */
function* callsIn(module: Uint8Array, callee: number): Generator<number> {
  const section = factsOf(module).sections.find(({ id }) => id === sectionIds.code);
  if (!section) return;
  const reader = new ByteReader(module, section.start, section.end);
  for (let left = reader.unsigned(); left > 0; left--) {
    const end = reader.unsigned() + reader.at;
    for (let groups = reader.unsigned(); groups > 0; groups--) {
      reader.unsigned();
      reader.u8();
    }
    while (reader.at < end) {
      const at = reader.at;
      const opcode = reader.u8();
      if (opcode === opcodes.call) {
        if (reader.unsigned() === callee) yield at;
      } else skipImmediates(reader, opcode);
    }
  }
}
