import type { PortSearchRequest } from '../../contracts/loader.ts';

/** Dealers of a page, and latest arrivals of one (S2 §9). */
const DEALER_PAGE_SIZE = 48;
export const LATEST_ARRIVALS = 12;
const PAGE_CAP = 20;

/** The dealer list's state, as its address holds it; `page` is cumulative. */
export interface DealerQuery {
  keyphrase: string;
  region: string;
  page: number;
}

const DEALER_CARD_FIELDS: readonly string[] = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_phone',
  'site_image_url',
  'site_primary_image',
];

export function parseDealerQuery(params: URLSearchParams): DealerQuery {
  const page = Number.parseInt(params.get('page') ?? '0', 10);
  return {
    keyphrase: params.get('keyphrase')?.trim() ?? '',
    region: params.get('site_region')?.trim() ?? '',
    page: Number.isFinite(page) ? Math.min(Math.max(page, 0), PAGE_CAP - 1) : 0,
  };
}

/** The search call of the dealer list (F080): 48 a page in the website's own order. */
export function dealerListRequest({ keyphrase, region, page }: DealerQuery): PortSearchRequest {
  return {
    fields: [...DEALER_CARD_FIELDS],
    keyphrase,
    facets: [{ name: 'site_region', sort_order: 'alpha', filters: region ? [region] : [] }],
    limit: (page + 1) * DEALER_PAGE_SIZE,
    sort_name: 'website_sort_order_asc',
  };
}

/** The address of a state of the dealer list, below `path`. */
export function dealerListHref(path: string, { keyphrase, region, page }: DealerQuery): string {
  const params = new URLSearchParams();
  if (keyphrase) params.set('keyphrase', keyphrase);
  if (region) params.set('site_region', region);
  if (page > 0) params.set('page', String(page));
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
