import type { Department } from '../../../contracts/dealer.ts';
import type { Wording } from '../../../contracts/loader.ts';
import { plainText } from '../../../contracts/valueTexts.ts';
import { weekdaysIn } from '../../../lib/weekdays.ts';
import type { ListMoment } from '../dealerCard.ts';
import { departmentName } from '../departmentName.ts';
import { hoursIn, type Schedule } from './openingHours.ts';
import { dateText, dayIn } from './openingState.ts';

type Ld = Record<string, unknown>;

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Nobody is there: as schema.org has it, from and to the same moment. */
const CLOSED = [{ opens: '00:00', closes: '00:00' }];

/** schema.org: hours of the week, and of single days and holidays that are still to come; nothing of what no clock can read. */
export function openingLd(schedule: Schedule | null | undefined, moment: ListMoment): Ld {
  const today = dateText(moment.now, moment.timeZone);
  const week = (schedule?.openinghours ?? []).flatMap((line) => onDays(line, moment.locale));
  const special = [...singleDays(schedule, today), ...holiday(schedule, today, moment.locale)];
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

type Line = NonNullable<Schedule['openinghours']>[number];

/** A line of a week; days off are left out, as schema.org understands what is not named. */
function onDays({ day, displayText }: Line, locale: string): Ld[] {
  const dayOfWeek = weekdaysIn(day ?? '', locale).map((weekday) => DAY_NAMES[weekday]);
  if (dayOfWeek.length === 0) return [];
  return spansOf(displayText).map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }));
}

function singleDays(schedule: Schedule | null | undefined, today: string): Ld[] {
  return (schedule?.deviationdays ?? []).flatMap(({ date, displayText }) => {
    const day = dayIn(date);
    return !day || day < today ? [] : during(day, day, displayText);
  });
}

function holiday(schedule: Schedule | null | undefined, today: string, locale: string): Ld[] {
  const { vacationstart, vacationend, vacationdays } = schedule?.vacation ?? {};
  const [start, end] = [dayIn(vacationstart), dayIn(vacationend)];
  if (!start || !end || end < today) return [];
  return (vacationdays ?? []).flatMap(({ day, displayText }) => {
    const dayOfWeek = weekdaysIn(day ?? '', locale).map((weekday) => DAY_NAMES[weekday]);
    return dayOfWeek.length === 0 ? [] : during(start, end, displayText).map((each) => ({ ...each, dayOfWeek }));
  });
}

function during(validFrom: string, validThrough: string, text: string | null | undefined): Ld[] {
  const spans = hoursIn(text ?? '');
  if (spans === null) return [];
  return (spans.length > 0 ? spansOf(text) : CLOSED).map((span) => ({
    '@type': 'OpeningHoursSpecification',
    ...{ validFrom, validThrough },
    ...span,
  }));
}

const spansOf = (text: string | null | undefined): { opens: string; closes: string }[] =>
  (hoursIn(text ?? '') ?? []).map(([from, to]) => ({ opens: clock(from), closes: clock(to) }));

/** `07:30`; after midnight the next day's time, and at midnight the last minute before it. */
function clock(minutes: number): string {
  const within = minutes === 1440 ? 1439 : minutes % 1440;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What schema.org calls a department of a group (S2 §3). */
const TYPES: Readonly<Record<string, string>> = {
  'New cars': 'AutoDealer',
  Parts: 'AutoPartsStore',
  Workshop: 'AutoRepair',
  'Body work': 'AutoBodyShop',
};

/** schema.org: the departments of a dealer, each with its hours. */
export function departmentsLd(departments: readonly Department[], moment: ListMoment, wording: Wording): Ld[] {
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
