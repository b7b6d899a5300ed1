import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SITES } from '../../../config/sites.ts';
import { isRecord } from '../../../lib/record.ts';
import { send } from '../request.ts';
import { readSitemaps } from '../sitemaps.ts';

/** A facet as `/api/search` returns it. */
interface Facet {
  name: string;
  values?: { text: string }[];
  min?: number;
  max?: number;
}

/** Data of one site in one language. */
export interface Place {
  host: string;
  site: string;
  language: string;
  list: string;
  facets: readonly Facet[];
}

/** Data for random requests, fetched once from the running product. */
export interface World {
  hosts: readonly string[];
  places: readonly Place[];
  /** Every page of every sitemap. */
  pages: readonly (readonly [host: string, path: string])[];
  sitemaps: readonly (readonly [host: string, path: string])[];
  /** Exact source paths of the redirect tables. */
  oldPaths: readonly (readonly [host: string, path: string])[];
  /** Images, without a width. */
  images: readonly (readonly [host: string, path: string])[];
}

/** Fetches sitemaps, facets and images from the product at `url`. */
export async function readWorld(url: string): Promise<World> {
  const { port } = new URL(url);
  const hostOf = (site: string) => `${site}.localhost:${port}`;
  const pages: [string, string][] = [];
  const sitemaps: [string, string][] = [];
  const images = new Map<string, readonly [string, string]>();
  const places: Place[] = [];
  for (const { id, languages, paths } of SITES) {
    const host = hostOf(id);
    for (const { path, items } of await readSitemaps(url, host)) {
      sitemaps.push([host, path]);
      for (const { url: page } of items) pages.push([host, new URL(page).pathname]);
    }
    for (const { code, prefix } of languages) {
      const list = `${prefix}${paths.carList}`;
      places.push({ host, site: id, language: code, list, facets: await facetsOf(url, host, id, code) });
      const { body } = await send(url, list, { host });
      for (const [path] of body.matchAll(/\/-\/media\/cars\/[\w/-]+\.jpg/g)) images.set(path, [host, path]);
    }
  }
  return {
    hosts: SITES.map(({ id }) => hostOf(id)),
    places,
    pages,
    sitemaps,
    oldPaths: oldPaths(hostOf),
    images: [...images.values()],
  };
}

async function facetsOf(url: string, host: string, site: string, language: string): Promise<Facet[]> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ site, language, query: '' });
  const response: unknown = JSON.parse((await send(url, '/api/search', { host, method: 'POST', headers, body })).body);
  if (!isRecord(response) || !Array.isArray(response.facets)) throw new Error(`${host}: no facets`);
  return response.facets as Facet[];
}

/** Returns the sources of redirects that are plain paths with a plain target. */
function oldPaths(hostOf: (site: string) => string): [string, string][] {
  return SITES.flatMap(({ id }) => {
    const table = readFileSync(
      join(resolve(import.meta.dirname, '../../..'), 'customers/sample/redirects', `${id}.redirects`),
      'utf8',
    );
    return [...table.matchAll(/^(\/[a-z0-9/-]+) -> \/[a-z0-9/-]+$/gm)].map(([, path = '/']): [string, string] => [
      hostOf(id),
      path,
    ]);
  });
}
