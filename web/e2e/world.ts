// A server of the tests' own and a real browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { growing, languages as all } from '../src/engine/generated';
import { openChromium } from './browsers';

const root = join(import.meta.dirname, '../..');
export const program = process.env.DARKROCK_BINARY ?? join(root, 'build/release/darkrock');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const laptop = { width: 1366, height: 768 };
export const languages = all.filter((code) => !growing.includes(code));
export const phone = { width: 390, height: 844 };

/** In the page: every run draws the same keys, and so the same cards. */
function dealTheSame() {
  if (!location.protocol.startsWith('http')) return;
  const kept = 'e2e-drawn';
  let drawn = Number(localStorage.getItem(kept) ?? 1);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const bytes = new Uint8Array(into!.buffer, into!.byteOffset, into!.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
      bytes[i] = drawn >>> 24;
    }
    localStorage.setItem(kept, String(drawn));
    return into;
  };
}

export class World {
  #server: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'darkrock-web-'));
  #port = 0;
  browser!: Browser;
  /** What went wrong in any page: nothing should. */
  faults: string[] = [];
  private cutOff = new WeakSet<BrowserContext>();

  /** `options`: more of them for the server. */
  constructor(readonly options: string[] = []) {}

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async begin(open = openChromium) {
    await this.serve();
    this.browser = await open();
  }
  async end() {
    await this.browser?.close();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Starts the server, again on the same port and database if it ran before. */
  async serve() {
    const args = [
      'serve',
      '--port',
      String(this.#port),
      '--database',
      join(this.#folder, 'test.db'),
      '--bot-delay',
      '0',
      '--log-level',
      'error',
      ...this.options,
    ];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#server = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.on('exit', (code) => reject(new Error(`the server ended (${code}): ${said}`)));
      child.stdout!.on('data', (bytes) => {
        said += bytes;
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (found) resolve(Number(found[1]));
      });
    });
  }
  stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return Promise.resolve();
    return new Promise((done) => {
      server.removeAllListeners('exit');
      server.on('exit', () => done());
      server.kill('SIGTERM');
    });
  }

  async person(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: laptop,
      reducedMotion: 'reduce',
      locale: 'en-US',
      ...options,
    });
    context.setDefaultTimeout(20_000);
    await context.addInitScript(dealTheSame);
    return context;
  }
  /** `meant`: what the console of this page may say, because the test makes it. */
  async page(context: BrowserContext, path = '/', meant?: RegExp): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      const said = `${message.type()}: ${message.text()} ${message.location().url}`;
      const expected = meant?.test(said) || (this.cutOff.has(context) && noNetwork.test(said));
      if (/^(error|warning)/.test(said) && !expected) this.faults.push(said);
    });
    await page.goto(this.url + path);
    return page;
  }
  /** From now on the console of its pages may say that there was no network. */
  async goOffline(context: BrowserContext) {
    this.cutOff.add(context);
    await context.setOffline(true);
  }
}

// Of what was fetched, by the page or the service worker, or of the service worker itself.
const noNetwork = /net::ERR_(FAILED|INTERNET_DISCONNECTED)|occurred when fetching the script/;

/** Findings that keep people out, as axe-core sees them: serious and critical ones. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.html.slice(0, 160)}`));
  });
}
