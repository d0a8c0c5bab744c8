// The folders of web/src are layers: every import is held against the table in docs/web.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const source = resolve(repository, 'web/src');
const rootFiles = 'App.svelte';

/** What each folder may use, in the order of the table; `/content` is a folder of the repository. */
function readTable(): Map<string, Set<string>> {
  const layers = new Map<string, Set<string>>();
  for (const line of readFileSync(resolve(repository, 'docs/web.md'), 'utf8').split('\n')) {
    const row = /^\| `([\w.]+)\/?`[^|]*\|[^|]*\|([^|]*)\|$/.exec(line);
    if (row) layers.set(row[1], new Set([...row[2].matchAll(/`([^`]+)`/g)].map((m) => m[1])));
  }
  return layers;
}

const layers = readTable();
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
);
const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0] : rootFiles);

/** Everything relative that a file asks for: imports, workers, globs. */
function importsOf(file: string): string[] {
  const text = readFileSync(resolve(source, file), 'utf8');
  const asked =
    /(?:\bfrom|\bimport|\bimport\(|\.glob(?:<\w+>)?\(|\bnew URL\()\s*(['"`])(\.[^'"`]*)\1/g;
  return [...text.matchAll(asked)].map((m) => m[2]);
}

/** The folder an import leads to: `words`, or `/content` outside of the client. */
function targetOf(file: string, asked: string): string {
  const path = resolve(source, dirname(file), asked);
  const inside = relative(source, path);
  return inside.startsWith('..')
    ? `/${relative(repository, path).split('/')[0]}`
    : folderOf(inside);
}

function faultsOf(file: string): string[] {
  const folder = folderOf(file);
  const allowed = layers.get(folder);
  if (!allowed) return [`${file}: docs/web.md has no row for the folder ${folder}/`];
  return importsOf(file)
    .map((asked) => ({ asked, target: targetOf(file, asked) }))
    .filter(({ target }) => target !== folder && !allowed.has(target))
    .map(({ asked, target }) => `${file} imports ${asked}: ${folder} may not use ${target}`);
}

describe('the layers of the client', () => {
  it('are read from the table, one row for each folder', () => {
    const folders = readdirSync(source, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect([...layers.keys()].sort()).toEqual([...folders, rootFiles].sort());
  });

  it('use only what stands above them, so that there is no circle', () => {
    const above = new Set<string>();
    const wrong: string[] = [];
    for (const [folder, allowed] of layers) {
      for (const used of allowed)
        if (!used.startsWith('/') && !above.has(used)) wrong.push(`${folder} may use ${used}`);
      above.add(folder);
    }
    expect(wrong).toEqual([]);
  });

  it('are granted nothing that nobody uses', () => {
    const used = new Set(
      files.flatMap((file) =>
        importsOf(file).map((asked) => `${folderOf(file)} uses ${targetOf(file, asked)}`),
      ),
    );
    const granted = [...layers].flatMap(([folder, all]) =>
      [...all].map((a) => `${folder} uses ${a}`),
    );
    expect(granted.filter((one) => !used.has(one))).toEqual([]);
  });

  it('hold in every file', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap(faultsOf)).toEqual([]);
  });

  it('see static, dynamic, type and side-effect imports', () => {
    expect(importsOf('App.svelte')).toContain('./screens/lobby/Join.svelte');
    expect(importsOf('App.svelte')).toContain('./browser/router.svelte');
    expect(importsOf('main.ts')).toContain('./style/base.css');
    expect(targetOf('engine/engine.ts', '../../../text/*.lang')).toBe('/text');
  });
});
