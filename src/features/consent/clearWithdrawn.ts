import { CONSENT_CATEGORIES, type ConsentCategory } from '../../contracts/consent/consent.ts';
import { setCookie } from './setCookie.ts';
import { STORED_ITEMS, TAG_MANAGER_ITEMS } from './storedItems.ts';

/** Categories that a tag manager uses. */
const TAG_MANAGER_CATEGORIES: ReadonlySet<ConsentCategory> = new Set(['statistics', 'marketing']);

type Categories = readonly ConsentCategory[];

/**
 * Removes cookies, storage entries and caches that are neither necessary nor still allowed, as far as scripts can. Reloads the page
 * to stop running tags.
 */
export function clearWithdrawn(before: Categories, after: Categories): void {
  const withdrawn = before.filter((category) => !after.includes(category));
  if (withdrawn.length === 0) return;
  const allowed = allowedNameTest(after);
  for (const name of cookieNames().filter((each) => !allowed(each))) removeCookie(name);
  for (const storage of storages()) {
    for (const name of Object.keys(storage).filter((each) => !allowed(each))) storage.removeItem(name);
  }
  for (const { name } of withdrawn.flatMap((category) => STORED_ITEMS[category])) void removeCache(name);
  if (withdrawn.some((category) => TAG_MANAGER_CATEGORIES.has(category)) && hasTagManager()) window.location.reload();
}

function allowedNameTest(categories: Categories): (name: string) => boolean {
  const items = (['necessary', ...CONSENT_CATEGORIES.filter((each) => categories.includes(each))] as const).flatMap(
    (category) => [...STORED_ITEMS[category], ...TAG_MANAGER_ITEMS[category]],
  );
  const matches = (name: string, pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  // Usercentrics stores the choice under names that start with `uc`.
  return (name) => /^uc/i.test(name) || items.some((item) => matches(name, item.name));
}

function cookieNames(): string[] {
  return document.cookie.split(/; ?/).flatMap((cookie) => cookie.split('=', 1)[0] || []);
}

/** Removes a cookie for the host and its parent domains, because scripts cannot read a cookie's domain. */
function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  setCookie(name, '', 0);
  for (let level = 0; level < labels.length - 1; level++) setCookie(name, '', 0, labels.slice(level).join('.'));
}

/** Returns the storages; empty when the visitor blocks them. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

/** Removes a cache, if there is one with this name. A browser may forbid the storage. */
async function removeCache(name: string): Promise<void> {
  try {
    await caches.delete(name);
  } catch {
    // Without it nothing has been stored.
  }
}

function hasTagManager(): boolean {
  return document.querySelector('script[src^="https://www.googletagmanager.com/"]') !== null;
}
