// What a formatter cannot see. Layout is prettier's; types are svelte-check's.
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules', 'public']),
  tseslint.configs.strict,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    // Where promises live. Reading types takes its time, so the rest goes without.
    files: ['src/{browser,engine,server,state}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    rules: {
      'eqeqeq': 'error',
      'max-len': ['error', { code: 120 }],
      // `!` is written where the line before has made sure.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Collections are replaced whole ($state.raw), or nothing on the page reads them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Sentences and paths of drawings: one to a line, however long.
    files: ['src/words/*/*.ts', 'src/art/*.ts'],
    rules: { 'max-len': 'off' },
  },
  {
    // Drawings of our own; no word of a person comes here.
    files: ['src/art/*.svelte', 'src/board/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
