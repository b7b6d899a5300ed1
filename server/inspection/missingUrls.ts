import leven from 'leven';
import { LRUCache } from 'lru-cache';
import { redactText } from '../operations/log/redact.ts';

/** URLs that were requested and are not there, without what may be personal in them. */
export interface MissingUrls {
  add: (site: string, path: string) => void;
  /** Returns those that are requested most, first. */
  top: (count: number) => readonly MissingUrl[];
}

export interface MissingUrl {
  site: string;
  path: string;
  requests: number;
}

/** URLs that are counted. Beyond it, the least recently requested one is forgotten: scanners make up new ones. */
const MAX_URLS = 2_000;
const MAX_PATH = 200;

export function createMissingUrls(): MissingUrls {
  const counts = new LRUCache<string, MissingUrl>({ max: MAX_URLS });
  return {
    add(site, path) {
      const shown = redactText(path.slice(0, MAX_PATH));
      const key = `${site} ${shown}`;
      const { requests = 0 } = counts.get(key) ?? {};
      counts.set(key, { site, path: shown, requests: requests + 1 });
    },
    top: (count) => [...counts.values()].sort((one, other) => other.requests - one.requests).slice(0, count),
  };
}

/** A path is another's misspelling when this share of its characters differs. */
const MAX_DIFFERENCE = 0.3;

/** Returns the page that a missing URL was probably meant to be: with the same last part, else with the most similar spelling. */
export function probablePage(path: string, pages: readonly string[]): string | null {
  const last = lastPart(path);
  const sameName = pages.filter((page) => last !== '' && lastPart(page) === last);
  const candidates = sameName.length > 0 ? sameName : pages;
  const [nearest] = candidates
    .map((page) => ({ page, distance: leven(path.toLowerCase(), page) }))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest) return null;
  const isNear = sameName.length > 0 || nearest.distance <= path.length * MAX_DIFFERENCE;
  return isNear ? nearest.page : null;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
