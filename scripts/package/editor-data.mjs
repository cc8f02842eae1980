// VS Code's custom data from the manifest: completion and tooltips for the tag in HTML, and for its custom
// properties and parts in CSS.

/** @param {ReturnType<typeof import('./manifest.mjs').manifest>} manifest */
export function editorData(manifest) {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  return {
    'vscode.html-data.json': { version: 1.1, tags: elements.map(tagOf) },
    'vscode.css-data.json': {
      version: 1.1,
      properties: elements.flatMap(({ cssProperties }) => cssProperties),
      pseudoElements: elements.flatMap(({ cssParts }) =>
        cssParts.map(({ name, description }) => ({ name: `::part(${name})`, description })),
      ),
    },
  };
}

/** @param {Parameters<typeof editorData>[0]['modules'][number]['declarations'][number]} element */
function tagOf({ tagName, description, attributes }) {
  return {
    name: tagName,
    description,
    attributes: attributes.map(({ name, description, type }) => {
      const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => ({ name: value }));
      return {
        name,
        description,
        ...(values.length > 0 && { values }),
        ...(type.text === 'boolean' && { valueSet: 'v' }), // the attribute has no value
      };
    }),
  };
}
