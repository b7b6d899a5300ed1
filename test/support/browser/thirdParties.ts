import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { norrvagDk } from '../../../customers/sample/sites/norrvag-dk.ts';
import type { ConsentCategory } from '../../../src/contracts/consent/consent.ts';
import type { browserFixture } from '../data/fixtures.ts';
import { waitForHydration, waitForIdle } from './browser.ts';

/** A site with a tag manager, whose servers are replaced. */
export const TAGGED: SiteConfig = { ...norrvagDk, id: 'tagged-dk', host: 'tagged.example', tagManagerId: 'GTM-ABC123' };
export const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';

interface Held {
  /** Part of the URL of requests that wait. */
  part: string;
  until: Promise<void>;
}

/** Responds to every request of another origin with the script, and records the requests. */
export async function play(page: Page, script: string, held?: Held): Promise<string[]> {
  const requests: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (held && request.url().includes(held.part)) return void held.until.then(() => request.continue());
    if (hostname.endsWith('.localhost') || hostname === '') return void request.continue();
    requests.push(request.url());
    const headers = { 'access-control-allow-origin': '*' };
    return void request.respond({ status: 200, contentType: 'text/javascript', headers, body: script });
  });
  return requests;
}

interface Opened {
  host: string;
  consent: readonly ConsentCategory[] | null;
  script: string;
  path: string;
}

/** Opens a page whose requests of other origins get a script. */
export async function openPlayed(
  fixture: Pick<ReturnType<typeof browserFixture>, 'open' | 'urlOf'>,
  { host, consent, script, path }: Opened,
) {
  const opened = await fixture.open({ consent });
  const requests = await play(opened.page, script);
  await opened.page.goto(fixture.urlOf(path, host), { waitUntil: 'load' });
  await waitForHydration(opened.page);
  return { ...opened, requests };
}

/** Time in which something that must not happen would have happened: a request of the page, a call of the server. */
export async function settle(page: Page): Promise<void> {
  await waitForIdle(page);
  await sleep(400);
}

/** Returns the data layer as plain values; `arguments` objects become arrays. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((window as Window & { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

/** Clicks a link so that the browser loads a new document. */
export async function navigateFully(page: Page, path: string, click: () => void): Promise<void> {
  const loaded = new Promise((done) => page.once('load', done));
  const pending = page.waitForResponse(
    (response) => response.request().resourceType() === 'document' && new URL(response.url()).pathname === path,
  );
  await page.evaluate(click);
  await pending;
  await loaded;
  await waitForHydration(page);
}
