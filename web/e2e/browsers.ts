// The browsers of Debian.
import { chromium, firefox, type Browser } from 'playwright-core';

export const openChromium = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });

interface Session {
  send(method: string, params: object): Promise<unknown>;
}

/** Spoken to by WebDriver BiDi: of the protocol of Playwright's own Firefox it knows nothing. */
export async function openFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  // Playwright gives every page its colours by a command that this Firefox does not have yet.
  const inside = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: Session } };
  };
  const session = inside._connection.toImpl(browser)._browserSession;
  const kind = Object.getPrototypeOf(session) as Session;
  const { send } = kind;
  kind.send = function (method, params) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, params);
  };
  return browser;
}
