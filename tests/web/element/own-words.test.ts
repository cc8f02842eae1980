// No view has words of its own: what a person reads comes from the texts of the languages, so that it is there in each of them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Code and names, which are the same in every language. */
const everywhere = /^(dfs\(\d,(?: \d\))?|row\/3\*3 \+ column\/3|SudokuWiki|SudokuPad)$/;

const attributes =
  /\b(?:title|alt|placeholder|aria-(?:label|description|valuetext|roledescription))="([^"{]*\p{L}[^"]*)"/gu;

/** The fixed parts of the templates of a file, with `{}` in place of each value. */
function templatesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      ts.isIdentifier(node.tag) &&
      ['html', 'svg'].includes(node.tag.text)
    ) {
      const { template } = node;
      found.push(
        ts.isTemplateExpression(template)
          ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
              .map(({ text }) => text)
              .join('{}')
          : template.text,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The words between tags and in attributes that are read. */
const wordsIn = (template: string): string[] =>
  [
    ...template
      .replaceAll(/<!--[^]*?-->/g, '')
      .split(/<[^>]*>/)
      .flatMap((text) => text.split('{}')),
    ...[...template.matchAll(attributes)].map(([, text = '']) => text),
  ]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}|\p{Script=Hangul}/u.test(text) && !everywhere.test(text));

it('no view has words of its own', () => {
  const files = execFileSync('git', ['ls-files', 'web/element', 'web/page'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts'));
  const templates = files.flatMap((file) =>
    templatesIn(file).map((template) => ({ file, template })),
  );
  expect(templates.length).toBeGreaterThan(200);
  expect(
    templates.flatMap(({ file, template }) => wordsIn(template).map((text) => `${file}: ${text}`)),
  ).toEqual([]);
});

it.each([
  '<p>Hello</p>',
  '<p>{} steps</p>',
  '<p title="The first">{}</p>',
  '<p>\n  {} <b>두 개</b></p>',
])('words are found in %j', (template) => {
  expect(wordsIn(template)).toHaveLength(1);
});
