import type { SiteConfig } from '../../config/siteConfig.ts';
import { recordOf } from '../../lib/record.ts';
import { encodeUrlPart } from '../../lib/urlText.ts';
import { IN_STOCK } from '../../src/contracts/car/car.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { WILDCARD } from '../site/sitePath.ts';
import { type ListedSite, sitemapEntries, toIsoDate, type Version } from './listedPages.ts';
import { languagesAt } from './pageLanguages.ts';
import { readIndex } from './readIndex.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Pages of index records: cars and dealers. They exist in the languages of the platform's wildcard item. */
interface Records {
  index: 'vehicles' | 'dealers';
  /** Path of the parent of the platform's wildcard item. */
  parentPath: (site: SiteConfig) => string;
  request: Pick<SearchRequest, 'fields' | 'sort_name' | 'filters'>;
  /** Returns the path without language prefix, or null for a record without a page. */
  pathOf: (record: Record<string, unknown>, site: SiteConfig) => string | null;
  /** Returns the record's date and image. */
  detailsOf: (record: Record<string, unknown>) => Pick<Version, 'lastmod' | 'image'>;
}

interface Sources {
  content: Pick<ContentPort, 'layout'>;
  search: Pick<SearchPort, 'searchUncached'>;
}

/** Yields cars for sale, oldest first, so that only the last files change. Each car is listed once, with its languages as alternates. */
export async function* carEntries(sources: Sources, listed: ListedSite, signal: AbortSignal) {
  for await (const pages of recordPages(CARS, sources, listed, signal))
    yield pages.flatMap((entries) => entries.slice(0, 1));
}

/** Yields dealers in the order of the website, in every language. */
export async function* dealerEntries(sources: Sources, listed: ListedSite, signal: AbortSignal) {
  for await (const pages of recordPages(DEALERS, sources, listed, signal)) yield pages.flat();
}

const CARS: Records = {
  index: 'vehicles',
  parentPath: ({ paths }) => paths.carDetail,
  request: {
    fields: ['car_id', 'slug', 'car_status', 'indexed_at', 'car_primary_image'],
    sort_name: 'car_publishdate_asc',
    filters: IN_STOCK,
  },
  pathOf: ({ car_id: id, slug, car_status: status }, site) =>
    // The page of a sold car responds 410; the status is compared without case.
    /^sold$/i.test(String(status)) ? null : routedPath('car', [id, slug], site.paths.carDetail, site),
  detailsOf: ({ indexed_at, car_primary_image }) => ({
    lastmod: toIsoDate(indexed_at),
    image: imageOf(car_primary_image),
  }),
};

const DEALERS: Records = {
  index: 'dealers',
  parentPath: ({ paths }) => paths.dealers,
  request: {
    fields: ['slug', 'site_primary_image', 'site_image_url'],
    sort_name: 'website_sort_order_asc',
    filters: {},
  },
  pathOf: ({ slug }, site) => routedPath('dealer', [slug], site.paths.dealers, site),
  detailsOf: ({ site_primary_image: image, site_image_url }) => ({
    lastmod: null,
    image: imageOf(image) ?? imageOf({ original: site_image_url }),
  }),
};

/** Yields the batches of the index; each record gives its entries by language. */
async function* recordPages(
  { index, parentPath, request, pathOf, detailsOf }: Records,
  { content, search }: Sources,
  listed: ListedSite,
  signal: AbortSignal,
): AsyncGenerator<SitemapEntry[][]> {
  const { site } = listed;
  const languages = await languagesAt(content, site, `${parentPath(site)}/${WILDCARD}`, signal);
  for await (const records of readIndex(search, { site, index, signal }, request)) {
    yield records.flatMap((record) => {
      const path = pathOf(record, site);
      if (path === null) return [];
      const details = detailsOf(record);
      return [
        sitemapEntries(
          languages.map(({ code, prefix }) => ({ language: code, path: prefix + path, ...details })),
          listed,
        ),
      ];
    });
  }
}

/** Returns the canonical path of a record, or null when the router resolves it to another kind of page. */
function routedPath(kind: 'car' | 'dealer', segments: unknown[], parentPath: string, site: SiteConfig): string | null {
  const texts = segments.map((segment) => (typeof segment === 'string' ? segment.toWellFormed() : ''));
  if (texts.includes('')) return null;
  const routed = parsePageUrl(site, `${parentPath}/${texts.map(encodeUrlPart).join('/')}`, new URLSearchParams());
  return routed?.route.kind === kind ? routed.path : null;
}

function imageOf(image: unknown): string | null {
  const { original, thumbnail_url: thumbnail } = recordOf(image);
  return [original, thumbnail].find((src): src is string => typeof src === 'string' && src !== '') ?? null;
}
