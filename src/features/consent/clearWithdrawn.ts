import { CONSENT_CATEGORIES, type ConsentCategory } from '../../contracts/consent.ts';
import { setCookie } from './setCookie.ts';
import { STORED_THINGS, TAGS_STORED } from './storedThings.ts';

/** What a tag manager acts on. */
const TAGGED: ReadonlySet<ConsentCategory> = new Set(['statistics', 'marketing']);

type Categories = readonly ConsentCategory[];

/**
 * Removes what is neither necessary nor still allowed, as far as a script may. Tags that run already are ended by loading
 * the page anew.
 */
export function clearWithdrawn(before: Categories, after: Categories): void {
  const withdrawn = before.filter((category) => !after.includes(category));
  if (withdrawn.length === 0) return;
  const allowed = allowedNames(after);
  for (const name of cookieNames().filter((each) => !allowed(each))) removeCookie(name);
  for (const storage of storages()) {
    for (const name of Object.keys(storage).filter((each) => !allowed(each))) storage.removeItem(name);
  }
  if (withdrawn.some((category) => TAGGED.has(category)) && hasTagManager()) window.location.reload();
}

function allowedNames(categories: Categories): (name: string) => boolean {
  const things = (['necessary', ...CONSENT_CATEGORIES.filter((each) => categories.includes(each))] as const).flatMap(
    (category) => [...STORED_THINGS[category], ...TAGS_STORED[category]],
  );
  const fits = (name: string, known: string) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known;
  // Another manager's own memory of the choice begins with `uc`.
  return (name) => /^uc/i.test(name) || things.some((thing) => fits(name, thing.name));
}

function cookieNames(): string[] {
  return document.cookie.split(/; ?/).flatMap((cookie) => cookie.split('=', 1)[0] || []);
}

/** Nobody says which domain a cookie was set for: the host's own, or one above it. */
function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  setCookie(name, '', 0);
  for (let at = 0; at < labels.length - 1; at++) setCookie(name, '', 0, labels.slice(at).join('.'));
}

/** A visitor may have forbidden storage. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

function hasTagManager(): boolean {
  return document.querySelector('script[src^="https://www.googletagmanager.com/"]') !== null;
}
