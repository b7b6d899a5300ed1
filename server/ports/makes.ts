import type { LanguageConfig } from '../../config/siteConfig.ts';
import { brandSchema, brandsPageSchema, siteRootSchema } from '../../src/contracts/content/content.ts';
import type { Make } from '../../src/contracts/page/loader.ts';
import type { ContentClient } from './content/contentClient.ts';
import { MAKE_FIELDS, MAKES_QUERY, SITE_ROOT_QUERY } from './content/contentQueries.ts';
import { validEntries } from './upstream/checked.ts';

interface MakesCall {
  site: string;
  language: Pick<LanguageConfig, 'code' | 'locale'>;
  /** GUID of the template of makes, or of its base template. */
  template: string;
  signal: AbortSignal;
}

/** Together with `MAX_PAGES`, more makes than any dealer has. */
const PAGE_SIZE = 100;
const MAX_PAGES = 5;

/**
 * Loads the makes that a site sells (F033): items of the make template below the site, in one language, sorted by name. Null when
 * the platform has no home page of the site in the language (F035).
 */
export async function loadMakes(client: ContentClient, call: MakesCall): Promise<Make[] | null> {
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
  const makes: Make[] = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables = { where, first: PAGE_SIZE, after, ...MAKE_FIELDS };
    const query = { operation: 'Brands', query: MAKES_QUERY, variables, signal: call.signal };
    const { search } = await client.request(query, brandsPageSchema);
    makes.push(...validEntries(brandSchema, search.results).map(makeOf));
    const { hasNext, endCursor } = search.pageInfo;
    if (!hasNext || !endCursor || endCursor === after) break;
    after = endCursor;
  }
  return makes.sort((a, b) => a.title.localeCompare(b.title, language.locale));
}

/** Loads the id of the item above the home page, because makes may be outside the home page. */
async function loadRoot(client: ContentClient, { site, language, signal }: MakesCall) {
  const variables = { site, home: '/', language: language.code };
  const call = { operation: 'SiteRoot', query: SITE_ROOT_QUERY, variables, signal };
  const item = (await client.request(call, siteRootSchema)).layout?.item;
  return item ? (item.parent?.id ?? item.id) : null;
}

interface MakeItem {
  name: string;
  displayName?: string | null | undefined;
  brandCode?: { value?: string | null | undefined } | null | undefined;
  logo?: { jsonValue?: unknown } | null | undefined;
}

function makeOf({ name, displayName, brandCode, logo }: MakeItem): Make {
  return { name, title: displayName || name, code: brandCode?.value ?? '', logo: logo?.jsonValue ?? null };
}
