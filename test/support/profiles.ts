import type { Browser, BrowserContext, Page } from 'puppeteer';

/** A profile of a browser with its first page. */
export interface Profile {
  context: BrowserContext;
  page: Page;
}

/** Where the visitors of a test get their profiles. */
export interface Profiles {
  /** Opens an empty page in a profile without cookies, stored data and permissions. */
  open: () => Promise<Profile>;
  /** Closes all pages of a profile. */
  close: (profile: Profile) => Promise<void>;
}

/** Profiles that several visitors use. */
export interface SharedProfiles extends Profiles {
  /** Closes all profiles and their pages. */
  closeAll: () => Promise<void>;
}

/** Everything that a page can store, except the HTTP cache. */
const STORED = ['cookies', 'local_storage', 'indexeddb', 'cache_storage', 'service_workers', 'storage_buckets'].join();

/** Visitors of a shared profile, because a renderer process never frees all memory of the pages that it has shown. */
const MAX_VISITORS = 40;

/** What is known of a shared profile. */
interface Shared {
  /** Those whose pages it has shown. */
  origins: ReadonlySet<string>;
  /** The page that stays open: without a page, the renderer process would end. */
  kept: Page;
  /** How many have left it. */
  visitors: number;
}

/** Profiles that are made for one visitor each. */
export function newProfiles(browser: Browser): Profiles {
  return {
    async open() {
      const context = await browser.createBrowserContext();
      return { context, page: await context.newPage() };
    },
    close: ({ context }) => context.close(),
  };
}

/**
 * Profiles that the visitors of a test file use one after another. Only the HTTP cache and the renderer process go from one to the next, so
 * that the scripts of the product are requested and compiled once (docs/decisions/0060).
 */
export function sharedProfiles(browser: Browser): SharedProfiles {
  const profiles = newProfiles(browser);
  const shared = new Map<BrowserContext, Shared>();
  const free: BrowserContext[] = [];
  return {
    async open() {
      const context = free.pop();
      if (!context) {
        const profile = await profiles.open();
        const origins = recordOrigins(profile.context);
        shared.set(profile.context, { origins, kept: await profile.context.newPage(), visitors: 0 });
        // A page behind another one draws no frames.
        await profile.page.bringToFront();
        return profile;
      }
      const page = await context.newPage();
      await clearStored(page, shared.get(context)?.origins ?? new Set());
      return { context, page };
    },
    async close({ context }) {
      const state = shared.get(context);
      if (!state) return;
      state.visitors += 1;
      if (state.visitors === MAX_VISITORS) {
        shared.delete(context);
        return context.close();
      }
      await context.clearPermissionOverrides();
      for (const page of await context.pages()) if (page !== state.kept) await closePage(page);
      free.push(context);
    },
    async closeAll() {
      for (const context of shared.keys()) await context.close();
    },
  };
}

/** Closes a page. Chromium forgets this while the page changes to another document, and does it when it is called again. */
async function closePage(page: Page): Promise<void> {
  const again = setInterval(() => void page.close().catch(() => undefined), 2_000);
  await page.close().finally(() => clearInterval(again));
}

/** Returns the origins of the pages that the profile shows, from now on. */
function recordOrigins(context: BrowserContext): Set<string> {
  const origins = new Set<string>();
  context.on('targetchanged', (target) => {
    // A page that opens has no URL yet.
    if (target.url().startsWith('http')) origins.add(new URL(target.url()).origin);
  });
  return origins;
}

async function clearStored(page: Page, origins: ReadonlySet<string>): Promise<void> {
  const session = await page.createCDPSession();
  await Promise.all(
    [...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })),
  );
  await session.detach();
}
