import type { LanguageConfig } from '../../config/siteConfig.ts';
import { brandSchema, brandsPageSchema, siteRootSchema } from '../../src/contracts/content.ts';
import type { Brand } from '../../src/contracts/loader.ts';
import { fitting } from './checked.ts';
import type { ContentClient } from './contentClient.ts';
import { BRAND_FIELDS, BRANDS_QUERY, SITE_ROOT_QUERY } from './contentQueries.ts';

interface BrandsCall {
  site: string;
  language: Pick<LanguageConfig, 'code' | 'locale'>;
  /** GUID of the template that brands are made of, or that theirs derives from. */
  template: string;
  signal: AbortSignal;
}

/** More makes than any dealer has. */
const PAGE_SIZE = 100;
const MAX_PAGES = 5;

/**
 * The makes that a site sells (F033): items of the brand template anywhere below the site, in one language, by name.
 * Null where the platform has no home page of that site in that language (F035).
 */
export async function loadBrands(client: ContentClient, call: BrandsCall): Promise<Brand[] | null> {
  const root = await loadRoot(client, call);
  if (root === null) return null;
  const { language, template } = call;
  const where = {
    AND: [
      { name: '_path', value: root, operator: 'CONTAINS' },
      { name: '_templates', value: template, operator: 'CONTAINS' },
      { name: '_language', value: language.code, operator: 'EQ' },
    ],
  };
  const brands: Brand[] = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables = { where, first: PAGE_SIZE, after, ...BRAND_FIELDS };
    const query = { operation: 'Brands', query: BRANDS_QUERY, variables, signal: call.signal };
    const { search } = await client.ask(query, brandsPageSchema);
    brands.push(...fitting(brandSchema, search.results).map(brandOf));
    const { hasNext, endCursor } = search.pageInfo;
    if (!hasNext || !endCursor || endCursor === after) break;
    after = endCursor;
  }
  return brands.sort((a, b) => a.title.localeCompare(b.title, language.locale));
}

/** The item above the home page: brands need not be below that page itself. */
async function loadRoot(client: ContentClient, { site, language, signal }: BrandsCall) {
  const variables = { site, home: '/', language: language.code };
  const call = { operation: 'SiteRoot', query: SITE_ROOT_QUERY, variables, signal };
  const item = (await client.ask(call, siteRootSchema)).layout?.item;
  return item ? (item.parent?.id ?? item.id) : null;
}

interface BrandItem {
  name: string;
  displayName?: string | null | undefined;
  brandCode?: { value?: string | null | undefined } | null | undefined;
  logo?: { jsonValue?: unknown } | null | undefined;
}

function brandOf({ name, displayName, brandCode, logo }: BrandItem): Brand {
  return { name, title: displayName || name, code: brandCode?.value ?? '', logo: logo?.jsonValue ?? null };
}
