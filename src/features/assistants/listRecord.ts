import type { CarListRecord, ComparisonRecord, FacetRecord } from '../../contracts/assistants/records.ts';
import { CAR_PAGE_SIZE, type CarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { nextPage } from '../carList/counts.ts';
import { chipLabel } from '../carSearch/chipLabel.ts';
import { labelOf } from '../carSearch/facetLabels.ts';
import { type FacetView, isRange, type ValueView } from '../carSearch/facetViews.ts';
import type { CarListData } from '../carSearch/listResponse.ts';
import { chipsOf, setPage } from '../carSearch/listState.ts';
import { listHref } from '../carSearch/listUrl.ts';
import { rangeLabel } from '../carSearch/rangeLabels.ts';
import { isByRelevance } from '../carSearch/relevance.ts';
import { termsText } from '../carSearch/termsText.ts';
import type { ComparisonResponse } from '../compare/comparedCar.ts';
import type { AssistantPage } from './assistantPage.ts';
import { carCardRecord } from './carCardRecord.ts';
import { offerRecord, offerTexts } from './money.ts';
import { quotedTexts } from './quotedTexts.ts';

/** Returns a list as a record: the cars of the URL's own page, where the page for people shows all pages up to it. */
export function carListRecord(data: CarListData, page: AssistantPage): CarListRecord {
  const { site, language, translate, absolute } = page;
  const query: CarQuery = { ...parseCarQuery(new URLSearchParams(data.state)), page: data.pages.length - 1 };
  const cards = data.pages.at(-1) ?? [];
  const first = query.page * CAR_PAGE_SIZE;
  const href = (number: number) => absolute(listHref(setPage(query, number), data.base, site, language));
  const next = nextPage(query.page, data.total);
  const { name, dropped = [] } = data;
  const context = { site, language, translate };
  const chips = chipsOf(query, data.facets).map((chip) => plainText(chipLabel(chip, data.facets, dropped, context)));
  return {
    kind: 'carList',
    url: page.url,
    title: name ? translate('carListNameTitle', { name }) : translate('carListTitle'),
    total: data.total,
    page: query.page + 1,
    first: cards.length > 0 ? first + 1 : 0,
    last: cards.length > 0 ? first + cards.length : 0,
    chosen: [...chips, termsText(query.terms ?? {}, site, translate)].filter(Boolean),
    sort: translate(isByRelevance(query, dropped) ? 'sortByRelevance' : query.sortName),
    ...(next !== null && { nextUrl: href(next) }),
    ...(query.page > 0 && { previousUrl: href(query.page - 1) }),
    cars: cards.map((card) => carCardRecord(card, page)),
    facets: data.facets.flatMap((facet) => facetRecords(facet, page)),
  };
}

/** Returns a filter; after that of makes the one of models, as far as makes are chosen. */
function facetRecords(facet: FacetView, { site, language, translate }: AssistantPage): FacetRecord[] {
  if (isRange(facet)) {
    const { name, min, max, scale = 1 } = facet;
    const range = { from: min * scale, to: max * scale };
    return [{ name, label: rangeLabel(name, { site, language, translate }), range }];
  }
  const { name, values } = facet;
  const filter = { name, label: translate(name), values: values.map(valueRecord) };
  const models = values.flatMap((value) => value.models ?? []).map(valueRecord);
  return models.length > 0 ? [filter, { name: 'car_model', label: translate('car_model'), values: models }] : [filter];
}

const valueRecord = (value: ValueView) => ({ value: value.text, label: plainText(labelOf(value)), count: value.count });

/** Returns a comparison as a record. */
export function comparisonRecord({ cars, gone }: ComparisonResponse, page: AssistantPage): ComparisonRecord {
  return {
    kind: 'comparison',
    url: page.url,
    title: page.head.title,
    cars: cars.map(({ card, full }) => {
      const { monthlyCost, quoted, ...record } = carCardRecord(card, page);
      const { offers = [], equipment = [], groups = [] } = full ?? {};
      const finance = offers.flatMap(offerTexts);
      return {
        ...record,
        quoted: quotedTexts({ version: card.text, equipment, finance }, page),
        monthlyCosts: full ? offers.map((offer) => offerRecord(offer, page)) : monthlyCost ? [monthlyCost] : [],
        groups: groups.map(({ title, rows }) => ({
          title,
          rows: rows.map(({ label, value }) => ({ label, text: plainText(value) })),
        })),
      };
    }),
    gone,
  };
}
