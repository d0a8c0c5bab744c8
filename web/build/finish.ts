// What is done when the pages are built: a service worker that knows all files, and a compressed copy
// of each file that gains by it, in both ways that browsers know.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packed = /\.(html|js|css|svg|json|wasm|webmanifest)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function writeWorker(root: string, template: string) {
  // sounds are kept once they were wanted
  const files = filesBelow(root).filter((file) => !/\.(gz|br|map|webm)$/.test(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const names = files.map((file) => '/' + relative(root, file)).filter((n) => n !== '/index.html');
  const source = readFileSync(template, 'utf8')
    .replace("'@version@'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace("['@files@']", JSON.stringify(['/', ...names]));
  writeFileSync(join(root, 'sw.js'), source);
}

export function finish(): Plugin {
  let root = '';
  let template = '';
  return {
    name: 'darkrock-finish',
    apply: 'build',
    configResolved(config) {
      root = join(config.root, config.build.outDir);
      template = join(config.root, 'build/sw.js');
    },
    writeBundle() {
      writeWorker(root, template);
      for (const file of filesBelow(root)) {
        if (!packed.test(file)) continue;
        const bytes = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_LGWIN]: 24,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        const smaller = {
          gz: gzipSync(bytes, { level: 9 }),
          br: brotliCompressSync(bytes, { params }),
        };
        for (const [ending, small] of Object.entries(smaller))
          if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small);
      }
    },
  };
}
