import type { PageDescription, PageRecord } from '../../contracts/assistants/records.ts';
import { renderingsOf } from '../../contracts/content/renderings.ts';
import type { PageData, SectionOutcome } from '../../contracts/page/page.ts';
import type { CarDetailData } from '../carDetail/detailData.ts';
import type { CarListData } from '../carSearch/listResponse.ts';
import type { ComparisonResponse } from '../compare/comparedCar.ts';
import type { DealerPageView } from '../dealers/dealerPage.ts';
import type { DealerListData } from '../dealers/list/dealerListData.ts';
import { type AssistantPage, assistantPageOf, dataOf, type SectionValues } from './assistantPage.ts';
import { carRecord } from './carRecord.ts';
import { dealerListRecord, dealerRecord } from './dealerRecord.ts';
import { carListRecord, comparisonRecord } from './listRecord.ts';
import { recordMarkdown } from './recordMarkdown.ts';

/** Returns the record of a page by the component that makes it what it is; null when that component has no data. */
type Describe = (value: unknown, sections: SectionValues, page: AssistantPage) => PageRecord | null;

const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  CarDetail: (value, sections, page) => {
    const { car } = value as CarDetailData;
    return car && carRecord(car, sections, page);
  },
  CarList: (value, _sections, page) => {
    const list = value as CarListData;
    return list.failed ? null : carListRecord(list, page);
  },
  CarCompare: (value, _sections, page) => {
    const comparison = value as ComparisonResponse;
    return comparison.failed ? null : comparisonRecord(comparison, page);
  },
  DealerDetail: (value, _sections, page) => dealerRecord(value as DealerPageView, page),
  DealerList: (value, _sections, page) => {
    const list = value as DealerListData;
    return list.failed ? null : dealerListRecord(list, page);
  },
};

/**
 * Describes a page for assistants, as a record and as Markdown: a car, a list, a comparison, a dealer, the dealers. Of every other page it
 * says title and description.
 *
 * @param deferred outcomes of the deferred sections, by uid
 */
export function describePage(page: PageData, deferred: Readonly<Record<string, SectionOutcome>>): PageDescription {
  const sections = sectionValues(page, deferred);
  const about = assistantPageOf(page);
  const record = firstRecord(sections, about) ?? otherRecord(about);
  return { record, markdown: recordMarkdown(record, about) };
}

function firstRecord(sections: SectionValues, page: AssistantPage): PageRecord | null {
  for (const [name, value] of sections) {
    if (Object.hasOwn(DESCRIPTIONS, name)) return DESCRIPTIONS[name]?.(value, sections, page) ?? null;
  }
  return null;
}

function sectionValues(
  { placeholders, sections }: PageData,
  deferred: Readonly<Record<string, SectionOutcome>>,
): SectionValues {
  const values = new Map<string, unknown>();
  for (const { componentName, uid } of renderingsOf(placeholders)) {
    const value = componentName && uid && dataOf(sections[uid] ?? deferred[uid]);
    if (componentName && value && !values.has(componentName)) values.set(componentName, value);
  }
  return values;
}

const otherRecord = ({ url, head }: AssistantPage): PageRecord => ({
  kind: 'other',
  url,
  title: head.title,
  text: head.description ?? '',
});
