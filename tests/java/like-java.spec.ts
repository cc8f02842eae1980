// What Java's library answers, and the exceptions of the language and of the library with their texts: the same as in a JDK.
import { readFileSync } from 'node:fs';
import { hasJdk, nativeJava } from '../programs/learners/native-java';
import { expect, test } from './support/java-test';

/** Programs whose output is compared line by line; each row of them prints a line. */
const programs = ['exceptions', 'values', 'language', 'library'];

for (const name of programs) {
  test(`${name} of Java are those of a JDK @java`, async ({ java }) => {
    test.skip(!hasJdk(), 'a JDK runs them beside');
    test.setTimeout(240_000);
    const file = new URL(`like-java/${name}.java`, import.meta.url);
    const source = readFileSync(file, 'utf8');
    expect((await java.compile(source)).diagnostics).toEqual([]);
    const { output, ending } = await java.run('');
    expect(output.split('\n')).toEqual(nativeJava(source).run('', '').output.split('\n'));
    expect(ending).toEqual({ kind: 'finished', exitCode: 0 });
  });
}
