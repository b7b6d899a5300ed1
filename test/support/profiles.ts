import type { Browser, BrowserContext, Page } from 'puppeteer-core';

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
 * that the scripts of the product are requested and compiled once (docs/decisions/0141, 0151).
 */
export function sharedProfiles(browser: Browser): SharedProfiles {
  const profiles = newProfiles(browser);
  /** Origins whose pages each profile has shown. */
  const origins = new Map<BrowserContext, Set<string>>();
  const free: BrowserContext[] = [];
  /** Of each profile the page that stays open: without a page, its renderer process would end. */
  const kept = new Map<BrowserContext, Page>();
  return {
    async open() {
      const context = free.pop();
      if (!context) {
        const profile = await profiles.open();
        origins.set(profile.context, recordOrigins(profile.context));
        kept.set(profile.context, await profile.context.newPage());
        return profile;
      }
      const page = await context.newPage();
      await clearStored(page, origins.get(context) ?? new Set());
      return { context, page };
    },
    async close({ context }) {
      await context.clearPermissionOverrides();
      for (const page of await context.pages()) if (page !== kept.get(context)) await page.close();
      free.push(context);
    },
    async closeAll() {
      for (const context of kept.keys()) await context.close();
    },
  };
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
