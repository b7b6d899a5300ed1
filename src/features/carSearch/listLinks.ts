import type { Wording } from '../../contracts/page/loader.ts';
import type { BrandView } from '../../contracts/page/page.ts';
import { basePath, type ListBase } from '../../contracts/search/listSegments.ts';
import type { Facet, FacetValue } from '../../contracts/search/search.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { collator } from '../../lib/formats.ts';
import { listPath } from './listPath.ts';
import { EMPTY_QUERY } from './listState.ts';
import { listHref } from './listUrl.ts';

/** Links to lists of makes, or to lists of one make's models (F031). */
export interface ListLinks {
  /** The make of the models; null for makes. */
  make: string | null;
  links: readonly { text: string; href: string; count: number }[];
}

type LinkWording = Pick<Wording, 'site' | 'language' | 'valueText'> & { brand?: BrandView | null };

interface MadeLinks extends LinkWording {
  links: ListLinks;
}

/** Links by the facets that they are made from, which are cached with their search. Limit for each: a full map is emptied. */
const linksByFacets = new WeakMap<readonly Facet[], Map<string, MadeLinks>>();
const MAX_LINKS = 200;

/**
 * Returns links to the pages of the makes in stock, or of one make's models, sorted by name. On a brand host models are states
 * of its list. For the same facets they are the same object, so that their JSON and their markup are found again.
 */
export function listLinks(base: ListBase | null, facets: readonly Facet[], wording: LinkWording): ListLinks {
  const { site, language, brand, valueText } = wording;
  const made = linksByFacets.get(facets) ?? new Map<string, MadeLinks>();
  linksByFacets.set(facets, made);
  const key = JSON.stringify([site.id, language.code, brand?.make, base?.make, base?.model]);
  const found = made.get(key);
  if (found?.site === site && found.language === language && found.valueText === valueText) return found.links;
  const links = makeLinks(base, facets, wording);
  if (made.size >= MAX_LINKS) made.clear();
  made.set(key, { site, language, valueText, links });
  return links;
}

function makeLinks(base: ListBase | null, facets: readonly Facet[], wording: LinkWording): ListLinks {
  const { site, language, brand } = wording;
  const hrefOf = (linkBase: ListBase) =>
    brand && linkBase.model
      ? listHref({ ...EMPTY_QUERY, values: { car_model: [linkBase.model] } }, null, site, language)
      : `${listPath(site, language)}${basePath(linkBase, site)}`;
  const makes = makesIn(facets);
  const values = base ? (makes.find(({ text }) => text === base.make)?.children ?? []) : makes;
  const inStock = values.filter(({ count }) => count > 0);
  const links = inStock.map(({ text, count }) => {
    const linkBase = base ? { make: base.make, model: text } : { make: text, model: null };
    const label = base ? plainText(wording.valueText('car_model', text)) : text;
    return { text: label, count, href: hrefOf(linkBase) };
  });
  const byName = collator(language.locale, { numeric: true });
  return { make: base?.make ?? null, links: links.sort((a, b) => byName.compare(a.text, b.text)) };
}

/** Returns how many cars of a make or model are in stock. */
export function countOf({ make, model }: ListBase, facets: readonly Facet[]): number {
  const found = makesIn(facets).find(({ text }) => text === make);
  const value = model === null ? found : found?.children?.find(({ text }) => text === model);
  return value?.count ?? 0;
}

function makesIn(facets: readonly Facet[]): readonly FacetValue[] {
  const found = facets.find(({ name }) => name === 'car_brand');
  return found?.type === 'value' ? found.value : [];
}
