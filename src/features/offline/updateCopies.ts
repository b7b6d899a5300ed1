import { WORKER_PATH } from '../../contracts/offline/workerPath.ts';
import { hasFeature, type LanguageView, type PageData, type SiteView } from '../../contracts/page/page.ts';
import { OFFLINE_SEARCH } from '../../contracts/search/listVariants.ts';
import { nextTask } from '../../lib/browser/nextTask.ts';
import { savesData } from '../../lib/browser/savesData.ts';
import { carHref } from '../car/carHref.ts';
import { listPath } from '../carSearch/listPath.ts';
import { viewedCars } from '../recentlyViewed/viewedStore.ts';
import type { StoredCar } from '../saved/deviceCars.ts';
import { savedCars } from '../saved/savedStore.ts';
import { copyCar } from './copyCar.ts';
import { type CopyParts, copyOfflinePage } from './copyOfflinePage.ts';
import { COPY_CACHES, COPY_HEADERS, deleteOld, OFFLINE_PAGES } from './copyStore.ts';

/** Maximum numbers of copies, newest cars first. A copy has less than a megabyte. */
const MAX_COPIES = { saved: 12, viewed: 8 } as const;

/** Age from which a copy is made anew, in milliseconds. */
const RENEW_MS = 6 * 3_600_000;
/** Time after which a page that failed is fetched again, in milliseconds. */
const RETRY_MS = 5 * 60_000;

type Kind = keyof typeof COPY_CACHES;

/** A car to copy: the path of its page, and the language of that page. */
interface ChosenCar {
  path: string;
  language: LanguageView;
}

type Chosen = Readonly<Record<Kind, readonly ChosenCar[]>>;

/** What the copies of this document take from offline pages, by their URLs. */
const partsByUrl = new Map<string, CopyParts>();

/** By path of a page that is sold or failed: the `performance.now()` before which it is not fetched again. */
const waitsUntil = new Map<string, number>();

/**
 * Makes the copies those of the saved cars and, with consent, of the viewed ones: deletes the others, and makes those that are missing or
 * old. Registers the service worker with the first copy. Removes worker and caches when there is nothing to copy, and where the feature is off.
 *
 * @throws without network, and when the browser has no room
 */
export async function updateCopies(page: PageData, signal: AbortSignal): Promise<void> {
  if (!hasFeature(page.site, 'offline')) return removeAll();
  const { site, language } = page;
  await deleteOthers(page);
  const chosen = chosenCars(page);
  if (chosen.saved.length + chosen.viewed.length === 0) return removeAll();
  if (!(await caches.match(offlineUrl(site, language), { cacheName: OFFLINE_PAGES }))) {
    partsByUrl.clear();
    if (!(await partsFor(site, language))) return removeAll();
  }
  await register();
  for (const kind of ['saved', 'viewed'] as const) {
    // The oldest first: the worker lists the newest copies first.
    for (const car of [...chosenCars(page)[kind]].reverse()) {
      if (signal.aborted || isWaiting(car) || (await isCopied(kind, car))) continue;
      const parts = await partsFor(site, car.language);
      if (!parts) return removeAll();
      await copyUnlessRemoved(kind, car, parts, () => has(chosenCars(page)[kind], car.path));
      await nextTask();
    }
  }
}

/** Deletes the copies of cars that are no longer saved, or no longer among the viewed ones, and those that are too old to be shown. */
export async function deleteOthers(page: PageData): Promise<void> {
  // Otherwise it might create the caches again that an update removes.
  if (!hasFeature(page.site, 'offline')) return;
  const chosen = chosenCars(page);
  for (const [kind, name] of Object.entries(COPY_CACHES) as [Kind, string][]) {
    if (!(await caches.has(name))) continue;
    await deleteOld(name);
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const path = new URL(url).pathname;
      if (!has(chosen[kind], path)) await cache.delete(path);
    }
    if (chosen[kind].length === 0) await caches.delete(name);
  }
}

const has = (cars: readonly ChosenCar[], path: string): boolean => cars.some((car) => car.path === path);

const offlineUrl = (site: SiteView, language: LanguageView): string => `${listPath(site, language)}?${OFFLINE_SEARCH}`;

/** Returns what copies take from the offline page in a language; null where the site has none. */
async function partsFor(site: SiteView, language: LanguageView): Promise<CopyParts | null> {
  const url = offlineUrl(site, language);
  const existing = partsByUrl.get(url);
  if (existing) return existing;
  const parts = await copyOfflinePage(url, language);
  if (parts) partsByUrl.set(url, parts);
  return parts;
}

/** Returns the cars to copy, newest first; one that is saved and viewed as a saved one. */
function chosenCars({ site, language }: PageData): Chosen {
  const chosenCar = (car: StoredCar): ChosenCar => {
    const ownLanguage = site.languages.find(({ code }) => code === car.language) ?? language;
    return { path: carHref(car.card, site, ownLanguage), language: ownLanguage };
  };
  const saved = savedCars().slice(0, MAX_COPIES.saved).map(chosenCar);
  const viewed = savesData() ? [] : viewedCars().slice(0, MAX_COPIES.viewed).map(chosenCar);
  return { saved, viewed: viewed.filter(({ path }) => !has(saved, path)) };
}

const isWaiting = ({ path }: ChosenCar): boolean => performance.now() < (waitsUntil.get(path) ?? 0);

/** Returns whether there is a recent copy of a page. */
async function isCopied(kind: Kind, { path }: ChosenCar): Promise<boolean> {
  const copy = await caches.match(path, { cacheName: COPY_CACHES[kind] });
  return copy !== undefined && Date.now() - Number(copy.headers.get(COPY_HEADERS.at)) < RENEW_MS;
}

/** Makes the copy of a page, or deletes that of a car that is no longer for sale. A page that fails now keeps its copy. */
async function copyUnlessRemoved(
  kind: Kind,
  { path }: ChosenCar,
  parts: CopyParts,
  isStillChosen: () => boolean,
): Promise<void> {
  const copy = await copyCar(path, parts).catch(() => undefined);
  if (!copy) waitsUntil.set(path, performance.now() + (copy === null ? RENEW_MS : RETRY_MS));
  // Meanwhile the visitor may have removed the car or withdrawn the consent, and the site may have switched the feature off.
  if (copy === undefined || !isStillChosen() || !(await caches.has(OFFLINE_PAGES))) return;
  const cache = await caches.open(COPY_CACHES[kind]);
  await cache.delete(path);
  if (copy) await cache.put(path, copy);
}

/** The used part of the browser's Trusted Types API, which TypeScript's library does not declare. */
interface TrustedTypes {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string };
}

/** A page may create it once. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER_PATH });

async function register(): Promise<void> {
  if (await navigator.serviceWorker.getRegistration()) return;
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH);
}

async function removeAll(): Promise<void> {
  for (const name of [...Object.values(COPY_CACHES), OFFLINE_PAGES]) await caches.delete(name);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
