import { isRecord } from '../../../lib/record.ts';
import type { PageDescription, PageRecord } from '../../contracts/assistants/records.ts';
import { renderingsOf } from '../../contracts/content/renderings.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
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
import { visibleRecord } from './visibleRecord.ts';

/** Returns the record of a page from the data of the component that makes it what it is; null when those say that there is no such car. */
type Describe = (value: unknown, sections: SectionValues, page: AssistantPage) => PageRecord | null;

interface Description {
  describe: Describe;
  /** What the page says while the data cannot be loaded. */
  error: DictionaryKey;
}

const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  CarDetail: {
    describe: (value, sections, page) => {
      const { car } = value as CarDetailData;
      return car && carRecord(car, sections, page);
    },
    error: 'carFailedText',
  },
  CarList: { describe: (value, _sections, page) => carListRecord(value as CarListData, page), error: 'carListError' },
  CarCompare: {
    describe: (value, _sections, page) => comparisonRecord(value as ComparisonResponse, page),
    error: 'carListError',
  },
  DealerDetail: {
    describe: (value, _sections, page) => dealerRecord(value as DealerPageView, page),
    error: 'sectionErrorText',
  },
  DealerList: {
    describe: (value, _sections, page) => dealerListRecord(value as DealerListData, page),
    error: 'dealerListError',
  },
};

/**
 * Describes a page for assistants, as a record and as Markdown: a car, a list, a comparison, a dealer, the dealers. Of every other page it
 * says title and description, and of one whose data cannot be loaded the error that people read. No text has characters that nobody sees.
 *
 * @param deferred outcomes of the deferred sections, by uid
 */
export function describePage(page: PageData, deferred: Readonly<Record<string, SectionOutcome>>): PageDescription {
  const about = assistantPageOf(page);
  const { record, isFailed } = mainRecord(page, deferred, about);
  const visible = visibleRecord(record ?? otherRecord(about));
  return { record: visible, isFailed, markdown: recordMarkdown(visible, about) };
}

function mainRecord(
  page: PageData,
  deferred: Readonly<Record<string, SectionOutcome>>,
  about: AssistantPage,
): { record: PageRecord | null; isFailed: boolean } {
  const outcomeOf = ({ uid = '' }: { uid?: string | undefined }) => page.sections[uid] ?? deferred[uid];
  const main = [...renderingsOf(page.placeholders)].find((rendering) => {
    const outcome = outcomeOf(rendering);
    const isThere = outcome?.status === 'failed' || Boolean(dataOf(outcome));
    return isThere && Object.hasOwn(DESCRIPTIONS, rendering.componentName ?? '');
  });
  const description = DESCRIPTIONS[main?.componentName ?? ''];
  const outcome = main && outcomeOf(main);
  const value = dataOf(outcome);
  const isFailed = page.status === 503 || outcome?.status === 'failed' || (isRecord(value) && value.failed === true);
  if (isFailed) return { record: failedRecord(about, description?.error ?? 'sectionErrorText'), isFailed };
  const record = description && value ? description.describe(value, sectionValues(page, deferred), about) : null;
  return { record, isFailed };
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

const failedRecord = ({ url, head, translate }: AssistantPage, error: DictionaryKey): PageRecord => ({
  kind: 'other',
  url,
  title: head.title,
  text: translate(error),
});

const otherRecord = ({ url, head }: AssistantPage): PageRecord => ({
  kind: 'other',
  url,
  title: head.title,
  text: head.description ?? '',
});
