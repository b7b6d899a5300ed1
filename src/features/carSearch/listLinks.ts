import { basePath, type ListBase } from '../../contracts/listSegments.ts';
import type { Wording } from '../../contracts/loader.ts';
import type { BrandView } from '../../contracts/page.ts';
import type { Facet, FacetValue } from '../../contracts/search.ts';
import { plainText } from '../../contracts/valueTexts.ts';
import { collator } from '../../lib/formats.ts';
import { EMPTY_QUERY } from './listState.ts';
import { listHref, listPath } from './listUrl.ts';

/** Pages below or beside a list (F031): its makes, or the models of a make. */
export interface ListLinks {
  /** Whose models they are; null for makes. */
  make: string | null;
  links: { text: string; href: string; count: number }[];
}

/**
 * The makes in stock, or below a make its models, each with its page; by name. On a brand host models are states of its list.
 */
export function listLinks(
  base: ListBase | null,
  facets: readonly Facet[],
  wording: Wording & { brand?: BrandView | null },
): ListLinks {
  const { site, language, brand } = wording;
  const hrefOf = (own: ListBase) =>
    brand && own.model
      ? listHref({ ...EMPTY_QUERY, values: { car_model: [own.model] } }, null, site, language)
      : `${listPath(site, language)}${basePath(own, site)}`;
  const makes = makesIn(facets);
  const values = base ? (makes.find(({ text }) => text === base.brand)?.children ?? []) : makes;
  const inStock = values.filter(({ count }) => count > 0);
  const links = inStock.map(({ text, count }) => {
    const own = base ? { brand: base.brand, model: text } : { brand: text, model: null };
    const shown = base ? plainText(wording.valueText('car_model', text)) : text;
    return { text: shown, count, href: hrefOf(own) };
  });
  const byName = collator(language.locale, { numeric: true });
  return { make: base?.brand ?? null, links: links.sort((a, b) => byName.compare(a.text, b.text)) };
}

/** How many cars of a make or model are in stock. */
export function countOf({ brand, model }: ListBase, facets: readonly Facet[]): number {
  const make = makesIn(facets).find(({ text }) => text === brand);
  const value = model === null ? make : make?.children?.find(({ text }) => text === model);
  return value?.count ?? 0;
}

function makesIn(facets: readonly Facet[]): readonly FacetValue[] {
  const found = facets.find(({ name }) => name === 'car_brand');
  return found?.type === 'value' ? found.value : [];
}
