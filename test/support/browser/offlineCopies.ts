import type { Page } from 'puppeteer';

/** What tests of copies for reading without a connection do on a page (docs/decisions/0224). */

/** Returns the paths of the copies, and whether there is a worker. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const paths = async (name: string) => {
      if (!(await caches.has(name))) return [];
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    };
    const [saved, viewed, registration] = await Promise.all([
      paths('forecourt.saved.pages'),
      paths('forecourt.viewed.pages'),
      navigator.serviceWorker.getRegistration(),
    ]);
    return { saved, viewed, worker: registration?.active?.state ?? null };
  });

export const firstCar = (page: Page, place = 0) =>
  page.$$eval('main ul[aria-busy] article h2 a', (links, index) => links[index]?.getAttribute('href') ?? '', place);
export const follow = (page: Page, path: string) =>
  page.$eval(`main h2 a[href="${path}"]`, (link) => (link as HTMLElement).click());
/** The buttons of a car's views are pressed too: the heart has the outline of one. */
export const pressHeart = (page: Page) =>
  page.$eval('main article button[aria-pressed]:has(path[d^="M12 20.5"])', (heart) => (heart as HTMLElement).click());

/** Makes a copy 31 days old. */
export const makeOld = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const cache = await caches.open('forecourt.saved.pages');
    const copy = await cache.match(url);
    const headers = new Headers(copy?.headers);
    headers.set('Copy-At', String(Date.now() - 31 * 86_400_000));
    await cache.put(url, new Response(await copy?.text(), { headers }));
  }, path);
