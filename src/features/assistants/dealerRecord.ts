import { timeZoneOf } from '../../../lib/timeZone.ts';
import type {
  DealerCardRecord,
  DealerListRecord,
  DealerRecord,
  HoursRecord,
  LabelledText,
} from '../../contracts/assistants/records.ts';
import { DEALER_PAGE_CAP, DEALER_PAGE_SIZE, formatDealerQuery } from '../../contracts/dealers/dealerSearch.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { carsOfDealerHref } from '../carSearch/carsOfDealerHref.ts';
import type { DealerPageView, DepartmentView } from '../dealers/dealerPage.ts';
import { addressText, type DealerContact, dealerHref } from '../dealers/dealerView.ts';
import { dayText } from '../dealers/hours/dayText.ts';
import { dateText } from '../dealers/hours/openingState.ts';
import { daysText, type HoursLine } from '../dealers/hours/week.ts';
import type { DealerListData } from '../dealers/list/dealerListData.ts';
import type { AssistantPage } from './assistantPage.ts';
import { carCardRecord } from './carCardRecord.ts';

/** Returns a dealer's address and contact. */
export function dealerCardRecord(dealer: DealerContact, page: AssistantPage): DealerCardRecord {
  const { name, slug, phone, email } = dealer;
  return {
    url: page.absolute(dealerHref(dealer, page.site, page.language)),
    slug,
    name,
    address: addressText(dealer),
    ...(phone && { phone }),
    ...(email && { email }),
  };
}

/** Returns the opening hours of a week. */
export function weekRecord(week: readonly HoursLine[], { language, translate }: AssistantPage): LabelledText[] {
  return week.map((line) => ({
    label: daysText(line, language.locale),
    text: line.hours ? plainText(line.hours) : translate('closedThen'),
  }));
}

/** Returns the page of a dealer as a record, without the people who work there. */
export function dealerRecord(dealer: DealerPageView, page: AssistantPage): DealerRecord {
  const { site, language } = page;
  const today = dateText(dealer.asOf, timeZoneOf(site.country));
  return {
    kind: 'dealer',
    ...dealerCardRecord(dealer, page),
    departments: dealer.groups.flatMap(({ departments }) =>
      departments.map((department) => hoursRecord(department, today, page)),
    ),
    cars: dealer.latest.map((card) => carCardRecord(card, page)),
    carsUrl: page.absolute(carsOfDealerHref(dealer, site, language)),
  };
}

function hoursRecord(department: DepartmentView, today: string, page: AssistantPage): HoursRecord {
  const { name, phone, email, makes, week, deviations, holiday, spans } = department;
  const { translate, language } = page;
  const day = (date: string) => dayText(date, today, language.locale);
  const closed = translate('closedThen');
  const days = deviations.map(({ date, title, hours }) => ({
    label: [day(date), plainText(title)].filter(Boolean).join(', '),
    text: hours ? plainText(hours) : closed,
  }));
  const period = holiday && {
    label: `${plainText(holiday.title) || translate('holidayPeriod')}, ${day(holiday.start)} – ${day(holiday.end)}`,
    text: weekRecord(holiday.week, page)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('; '),
  };
  const iso = (moment: number) => new Date(moment).toISOString();
  return {
    department: plainText(name),
    ...(phone && { phone }),
    ...(email && { email }),
    makes,
    week: weekRecord(week, page),
    otherDays: period ? [...days, period] : days,
    ...(spans && { open: spans.map(([from, to]) => ({ from: iso(from), to: iso(to) })) }),
  };
}

/** Returns the list of dealers as a record. The URL's page is the last of those that the page shows. */
export function dealerListRecord(data: DealerListData, page: AssistantPage): DealerListRecord {
  const { query, total, dealers } = data;
  const isMore = (query.page + 1) * DEALER_PAGE_SIZE < total && query.page + 1 < DEALER_PAGE_CAP;
  const next = formatDealerQuery({ ...query, page: query.page + 1 });
  return {
    kind: 'dealerList',
    url: page.url,
    title: page.translate('dealerListTitle'),
    total,
    dealers: dealers.slice(query.page * DEALER_PAGE_SIZE).map((dealer) => dealerCardRecord(dealer, page)),
    ...(isMore && { nextUrl: page.absolute(`${page.path}?${next}`) }),
  };
}
