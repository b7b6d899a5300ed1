import type { SiteConfig } from '../../config/siteConfig.ts';
import { IN_STOCK } from '../../src/contracts/car.ts';
import { recordOf } from '../../src/contracts/record.ts';
import type { SearchRequest } from '../../src/contracts/search.ts';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import { routeUrl, WILDCARD } from '../page/route.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { sweep } from './indexSweep.ts';
import { entriesOf, type ListedSite, momentOf, type Version } from './listedPages.ts';
import { languagesAt } from './pageLanguages.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Pages that stand for records of an index: cars and dealers. They exist in the languages of the platform's wildcard item. */

interface Records {
  index: 'vehicles' | 'dealers';
  /** What the platform's wildcard item is below. */
  below: (site: SiteConfig) => string;
  request: Pick<SearchRequest, 'fields' | 'sort_name' | 'filters'>;
  /** Path without language prefix; null for a record that has no page. */
  pathOf: (record: Record<string, unknown>, site: SiteConfig) => string | null;
  /** The record's moment and its picture. */
  detailsOf: (record: Record<string, unknown>) => Pick<Version, 'lastmod' | 'picture'>;
}

interface Sources {
  content: Pick<ContentPort, 'layout'>;
  search: Pick<SearchPort, 'searchOnce'>;
}

/** Cars for sale, oldest first, so that files change at their end. Each once: its other languages are its alternates. */
export async function* carEntries(sources: Sources, listed: ListedSite, signal: AbortSignal) {
  for await (const pages of recordPages(CARS, sources, listed, signal))
    yield pages.flatMap((entries) => entries.slice(0, 1));
}

/** Dealers in the order of the website, in every language. */
export async function* dealerEntries(sources: Sources, listed: ListedSite, signal: AbortSignal) {
  for await (const pages of recordPages(DEALERS, sources, listed, signal)) yield pages.flat();
}

const CARS: Records = {
  index: 'vehicles',
  below: ({ paths }) => paths.carDetail,
  request: {
    fields: ['car_id', 'slug', 'car_status', 'indexed_at', 'car_primary_image'],
    sort_name: 'car_publishdate_asc',
    filters: IN_STOCK,
  },
  pathOf: ({ car_id: id, slug, car_status: status }, site) =>
    // However it is spelled, the page of a sold car is gone.
    /^sold$/i.test(String(status)) ? null : routedAs('car', [id, slug], site.paths.carDetail, site),
  detailsOf: ({ indexed_at, car_primary_image }) => ({
    lastmod: momentOf(indexed_at),
    picture: pictureOf(car_primary_image),
  }),
};

const DEALERS: Records = {
  index: 'dealers',
  below: ({ paths }) => paths.dealers,
  request: {
    fields: ['slug', 'site_primary_image', 'site_image_url'],
    sort_name: 'website_sort_order_asc',
    filters: {},
  },
  pathOf: ({ slug }, site) => routedAs('dealer', [slug], site.paths.dealers, site),
  detailsOf: ({ site_primary_image: picture, site_image_url }) => ({
    lastmod: null,
    picture: pictureOf(picture) ?? pictureOf({ original: site_image_url }),
  }),
};

/** Slices of the index; of each record its entries by language. */
async function* recordPages(
  { index, below, request, pathOf, detailsOf }: Records,
  { content, search }: Sources,
  listed: ListedSite,
  signal: AbortSignal,
): AsyncGenerator<SitemapEntry[][]> {
  const { site } = listed;
  const languages = await languagesAt(content, site, `${below(site)}/${WILDCARD}`, signal);
  for await (const records of sweep(search, { site, index, signal }, request)) {
    yield records.flatMap((record) => {
      const path = pathOf(record, site);
      if (path === null) return [];
      const details = detailsOf(record);
      return [
        entriesOf(
          languages.map(({ code, prefix }) => ({ language: code, path: prefix + path, ...details })),
          listed,
        ),
      ];
    });
  }
}

/** The path of a record below its place, as the router spells it; null when the router would take it for something else. */
function routedAs(kind: 'car' | 'dealer', segments: unknown[], below: string, site: SiteConfig): string | null {
  const texts = segments.map((segment) => (typeof segment === 'string' ? segment.toWellFormed() : ''));
  if (texts.includes('')) return null;
  const routed = routeUrl(site, `${below}/${texts.map(encodeUrlPart).join('/')}`, new URLSearchParams());
  return routed?.route.kind === kind ? routed.path : null;
}

function pictureOf(picture: unknown): string | null {
  const { original, thumbnail_url: small } = recordOf(picture);
  return [original, small].find((src): src is string => typeof src === 'string' && src !== '') ?? null;
}
