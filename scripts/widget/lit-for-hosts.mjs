// For the widget: Lit as a guest on other people's pages. Its trusted-types policy is the widget's
// own (a host allows one name), and it leaves no names on the global object.
import { Stop, root } from '../run.mjs';
import { join } from 'node:path';

const policyFile = JSON.stringify(join(root, 'web/client/pool/policy.ts'));

/** What is replaced, by the file's end: exactly these texts of the locked version. */
const replacements = [
  {
    file: '/lit-html/lit-html.js',
    from: /s\?s\.createPolicy\("lit-html",\{createHTML:t=>t\}\):void 0/,
    to: 'retracePolicy',
    head: `import { policy as retracePolicy } from ${policyFile};`,
  },
  {
    file: '/lit-html/lit-html.js',
    from: /\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/,
    to: 'void 0',
  },
  {
    file: '/lit-element/lit-element.js',
    from: /\([\w.]+\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/,
    to: 'void 0',
  },
  {
    file: '/@lit/reactive-element/reactive-element.js',
    from: /\([\w.]+\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/,
    to: 'void 0',
  },
  {
    file: '/@lit/reactive-element/reactive-element.js',
    from: /Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap/,
    to: 'void 0',
  },
  {
    file: '/@lit/reactive-element/reactive-element.js',
    from: /litPropertyMetadata\.get\(\w+\)/,
    to: 'void 0',
  },
];

/** @returns {import('vite').Plugin} */
export function litForHosts() {
  return {
    name: 'retrace-lit-for-hosts',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
      let changed = code;
      for (const { file, from, to, head = '' } of replacements) {
        if (!path.endsWith(file)) continue;
        if (!from.test(changed)) throw new Stop(`${file} no longer has ${from.source}`);
        changed = head + changed.replace(from, to);
      }
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
