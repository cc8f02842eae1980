// The sandbox of Code mode in the build: its frame's document and its workers' scripts; and the page's policy in the page itself.
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { frameDocument, policyInPage, policyTag } from './headers.mjs';
import { listedInSandbox } from './notices.mjs';
import { root } from './run.mjs';
import { bundledScript } from './bundled-script.mjs';

const frameModule = 'virtual:sandbox-frame';
const scriptModules = 'virtual:sandboxed/';

/** @param {string} id of a module that is an address */
const nameOf = (id) => id.slice(1 + scriptModules.length);

/**
 * `settings`: the aliases and plugins with which the scripts are bundled.
 * @param {import('vite').UserConfig} settings
 * @returns {import('vite').Plugin[]}
 */
export function sandbox(settings) {
  /** @type {unknown[]} */
  const packages = [];
  let isServing = false;
  const bundled = (/** @type {string} */ name) =>
    bundledScript(join(root, 'web/worker/code', `${name}.ts`), { settings });
  return [
    {
      name: 'retrace-sandbox',
      configResolved: ({ command }) => {
        isServing = command === 'serve';
      },
      resolveId: (source) =>
        source === frameModule || source.startsWith(scriptModules) ? `\0${source}` : undefined,
      async load(id) {
        if (id === `\0${frameModule}`) return `export default ${JSON.stringify(frameDocument)};`;
        if (!id.startsWith(`\0${scriptModules}`)) return undefined;
        const name = nameOf(id);
        if (isServing) return `export default '/sandboxed/${name}';`;
        const script = await bundled(name);
        packages.push(...JSON.parse(script.packages));
        const hash = createHash('sha256').update(script.code).digest('hex').slice(0, 8);
        const reference = this.emitFile({
          type: 'asset',
          fileName: `assets/${basename(name)}-${hash}.js`,
          source: script.code,
        });
        return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
      },
      generateBundle() {
        const { fileName } = listedInSandbox;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(packages) });
      },
      configureServer(server) {
        server.middlewares.use('/sandboxed/', (request, response, next) => {
          bundled((request.url ?? '').slice(1)).then(({ code }) => {
            response.setHeader('Content-Type', 'text/javascript');
            response.end(code);
          }, next);
        });
      },
    },
    {
      name: 'retrace-policy-in-page',
      apply: 'build',
      transformIndexHtml: (html) =>
        html.replace(/<meta charset="utf-8".*/, `$&\n    ${policyTag(policyInPage)}`),
    },
  ];
}
