// One linter for TypeScript and the scripts: typed rules in strict form, no `any`, `as` only at the boundary.
import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import * as regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Files where data from outside (a message port, JSON, the binding) is checked once and given its type.
const boundaryFiles = [
  'web/core/grid.ts',
  'web/client/port-connection.ts',
  'web/client/solver/lines.ts',
  'web/client/solver/host.ts',
  'web/package/solver.ts',
  'web/package/index.ts', // gives the element the type that it promises to others
  'web/worker/**',
  'tests/**',
];

/** Scripts that browsers run as they are. */
const scripts = ['web/page/first.js', 'web/client/code/sandbox/frame.js', 'public/**/*.js'];

export default defineConfig(
  // Typings that name frameworks which are not installed here; package-bundlers.spec.ts compiles them.
  globalIgnores(['web/package/frameworks/']),
  // Programs as people write them, who have other rules or none.
  globalIgnores(['tests/programs/learners/javascript/']),
  globalIgnores(['build/', 'dist/', '.turbo/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.config.ts'],
          defaultProject: 'tests/tsconfig.json',
        },
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  // The page reads texts of strangers: no expression takes longer than its text is long (tests/web/patterns.test.ts).
  {
    files: ['web/**/*.{ts,js,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain', ignoreSticky: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
          message: 'Write the expression as a literal: lint and tests read no other.',
        },
      ],
    },
  },
  { files: ['web/**/*.ts'], extends: [lit['flat/recommended'], wc['flat/recommended']] },
  {
    files: boundaryFiles.map((path) => (path.endsWith('.ts') ? path : `${path}/*.ts`)),
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ignores: [...scripts, 'tests/attacks/escaped.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: scripts,
    languageOptions: { sourceType: 'script', globals: globals.browser },
  },
  {
    files: ['tests/attacks/escaped.js'],
    languageOptions: { sourceType: 'script', globals: globals.worker },
  },
);
