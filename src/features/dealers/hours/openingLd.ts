import { addDays } from '../../../../lib/days.ts';
import type { Department } from '../../../contracts/dealers/dealer.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import { plainText } from '../../../contracts/search/valueTexts.ts';
import { weekdaysIn } from '../../../lib/weekdays.ts';
import { departmentName } from '../departmentName.ts';
import { parseHours, type Schedule, type SiteMoment } from './openingHours.ts';
import { dateText, dayIn } from './openingState.ts';

type Ld = Record<string, unknown>;

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Closed: schema.org writes it with equal opening and closing times. */
const CLOSED_SPANS = [{ opens: '00:00', closes: '00:00' }];

/** Returns schema.org hours of the week and of future special days and holidays; texts without times are left out. */
export function openingLd(schedule: Schedule | null | undefined, moment: SiteMoment): Ld {
  const today = dateText(moment.now, moment.timeZone);
  const week = (schedule?.openinghours ?? []).flatMap((line) => weekLine(line, moment.locale));
  const single = singleDays(schedule);
  const special = [
    ...[...single].flatMap(([day, text]) => (day < today ? [] : validHours(day, day, text))),
    ...holiday(schedule, { today, locale: moment.locale, without: [...single.keys()] }),
  ];
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

type Line = NonNullable<Schedule['openinghours']>[number];

/** Returns the specifications of a line of the week; days off are left out, because unnamed days mean closed. */
function weekLine({ day, displayText }: Line, locale: string): Ld[] {
  const dayOfWeek = weekdaysIn(day ?? '', locale).map((weekday) => DAY_NAMES[weekday]);
  if (dayOfWeek.length === 0) return [];
  return spansOf(displayText).map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }));
}

/** Returns the texts of the special days. As on the page, the first of a day counts. */
function singleDays(schedule: Schedule | null | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { date, displayText } of schedule?.deviationdays ?? []) {
    const day = dayIn(date);
    if (day && !texts.has(day)) texts.set(day, displayText ?? '');
  }
  return new Map([...texts].filter(([, text]) => text !== ''));
}

interface HolidayOptions {
  today: string;
  locale: string;
  /** Special days, which have priority over the holiday (`hoursOn`). */
  without: readonly string[];
}

function holiday(schedule: Schedule | null | undefined, { today, locale, without }: HolidayOptions): Ld[] {
  const { vacationstart, vacationend, vacationdays } = schedule?.vacation ?? {};
  const [start, end] = [dayIn(vacationstart), dayIn(vacationend)];
  if (!start || !end || end < today) return [];
  const ranges = rangesWithout(without, start, end).filter(([, to]) => to >= today);
  return (vacationdays ?? []).flatMap(({ day, displayText }) => {
    const dayOfWeek = weekdaysIn(day ?? '', locale).map((weekday) => DAY_NAMES[weekday]);
    if (dayOfWeek.length === 0) return [];
    return ranges.flatMap(([from, to]) => validHours(from, to, displayText).map((each) => ({ ...each, dayOfWeek })));
  });
}

/** Returns the ranges of days that remain of a range without some of its days; first and last day of each. */
function rangesWithout(days: readonly string[], start: string, end: string): [string, string][] {
  const ranges: [string, string][] = [];
  let from = start;
  for (const day of days.filter((each) => start <= each && each <= end).sort()) {
    if (from < day) ranges.push([from, addDays(day, -1)]);
    from = addDays(day, 1);
  }
  return from <= end ? [...ranges, [from, end]] : ranges;
}

function validHours(validFrom: string, validThrough: string, text: string | null | undefined): Ld[] {
  const spans = parseHours(text ?? '');
  if (spans === null) return [];
  return (spans.length > 0 ? spansOf(text) : CLOSED_SPANS).map((span) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    ...span,
  }));
}

const spansOf = (text: string | null | undefined): { opens: string; closes: string }[] =>
  (parseHours(text ?? '') ?? []).map(([from, to]) => ({ opens: clock(from), closes: clock(to) }));

/** Formats minutes as `07:30`; after midnight as the next day's time, midnight itself as `23:59`. */
function clock(minutes: number): string {
  const minutesOfDay = minutes === 1440 ? 1439 : minutes % 1440;
  return [Math.floor(minutesOfDay / 60), minutesOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** schema.org types by department group (S2 §3). */
const TYPES: Readonly<Record<string, string>> = {
  'New cars': 'AutoDealer',
  Parts: 'AutoPartsStore',
  Workshop: 'AutoRepair',
  'Body work': 'AutoBodyShop',
};

/** Returns the departments of a dealer with their hours for schema.org. */
export function departmentsLd(departments: readonly Department[], moment: SiteMoment, wording: Wording): Ld[] {
  return departments.flatMap(({ name, group, phone, email, openingschedule }) =>
    name
      ? [
          {
            '@type': TYPES[group ?? ''] ?? 'AutomotiveBusiness',
            name: plainText(departmentName({ name, group }, wording)),
            ...(phone && { telephone: phone }),
            ...(email && { email }),
            ...openingLd(openingschedule, moment),
          },
        ]
      : [],
  );
}
