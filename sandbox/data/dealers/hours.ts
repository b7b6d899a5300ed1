import type { Random } from '../../../lib/random.ts';
import type { Department } from '../../../src/contracts/dealers/dealer.ts';
import type { Country, SiteFacts } from '../sites.ts';
import type { DealerTexts, DepartmentGroup, Holiday } from '../texts/language.ts';

type Schedule = NonNullable<Department['openingschedule']>;

/** Days from December 2026 to June 2027 with other opening hours, in `all` countries or in those listed. */
const HOLIDAYS: readonly (readonly [
  date: string,
  holiday: Holiday,
  countries: readonly Country[] | 'all',
  open: boolean,
])[] = [
  ['2026-12-24', 'christmasEve', 'all', false],
  ['2026-12-25', 'christmasDay', 'all', false],
  ['2026-12-26', 'boxingDay', 'all', false],
  ['2026-12-31', 'newYearsEve', 'all', true],
  ['2027-01-01', 'newYear', 'all', false],
  ['2027-01-06', 'epiphany', ['SE', 'FI', 'SK'], false],
  ['2027-03-25', 'maundyThursday', ['NO', 'DK'], false],
  ['2027-03-26', 'goodFriday', 'all', false],
  ['2027-03-29', 'easterMonday', 'all', false],
  ['2027-05-01', 'labour', ['SE', 'NO', 'FI', 'SK'], false],
  ['2027-05-03', 'labour', ['GB'], true],
  ['2027-05-06', 'ascension', ['SE', 'NO', 'DK', 'FI'], false],
  ['2027-05-17', 'whitMonday', ['NO', 'DK'], false],
  ['2027-06-25', 'midsummer', ['SE', 'FI'], false],
];

/** Opening hours of days on which all departments open for a short time, in minutes since midnight. */
const SHORT_DAY = { opens: 10 * 60, closes: 13 * 60 } as const;

/** Returns the opening hours of a holiday, in minutes since midnight; null for a day off, undefined for any other day. */
export function holidayHours(date: string, country: Country): typeof SHORT_DAY | null | undefined {
  const holiday = HOLIDAYS.find(
    ([day, , countries]) => day === date && (countries === 'all' || countries.includes(country)),
  );
  return holiday && (holiday[3] ? SHORT_DAY : null);
}

const OTHER_HOURS: Readonly<Record<Exclude<DepartmentGroup, 'New cars' | 'Workshop'>, readonly string[]>> = {
  Parts: ['07:00–17:00', '07:30–17:00'],
  'Body work': ['07:00–16:00', '07:30–16:30'],
};

/** Countries that write a time with a point. */
const WITH_POINT: ReadonlySet<Country> = new Set(['DK', 'FI']);

/** Returns the opening hours of a department: the week, holidays, and a summer closing of some workshops. */
export function openingOf(group: DepartmentGroup, site: SiteFacts, texts: DealerTexts, random: Random): Schedule {
  const { country } = site;
  const localized = (text: string) => (WITH_POINT.has(country) ? text.replaceAll(':', '.') : text);
  const hours = weekOf(group, site, random);
  return {
    openinghours: texts.days.map((day, at) => ({ day, displayText: localized(hours[at] ?? texts.closed) })),
    deviationdays: HOLIDAYS.filter(([, , countries]) => countries === 'all' || countries.includes(country)).map(
      ([date, holiday, , open]) => ({
        date,
        title: texts.holidays[holiday],
        displayText: open ? localized('10:00–13:00') : texts.closed,
      }),
    ),
    vacation: group === 'Body work' || (group === 'Workshop' && random.chance(0.3)) ? vacation(texts) : null,
  };
}

function vacation(texts: DealerTexts): Schedule['vacation'] {
  return {
    vacationtitle: texts.vacation,
    vacationstart: '2027-07-12',
    vacationend: '2027-07-30',
    vacationdays: [
      { day: texts.weekdays, displayText: texts.closed },
      { day: texts.days[5], displayText: texts.closed },
    ],
  };
}

/** Returns the hours from Monday to Sunday; undefined for a closed day. */
function weekOf(
  group: DepartmentGroup,
  { salesHours, workshopHours }: SiteFacts,
  random: Random,
): (string | undefined)[] {
  if (group === 'Workshop') {
    const [weekdays, friday] = workshopHours;
    return [weekdays, weekdays, weekdays, weekdays, friday];
  }
  if (group !== 'New cars') return Array<string>(5).fill(random.pick(OTHER_HOURS[group]));
  const { weekdays, saturday, sunday, sundayShare } = salesHours;
  const pick = (texts: readonly string[]) => (texts.length > 0 ? random.pick(texts) : undefined);
  const weekday = pick(weekdays);
  return [
    weekday,
    weekday,
    weekday,
    weekday,
    weekday,
    pick(saturday),
    random.chance(sundayShare) ? pick(sunday) : undefined,
  ];
}
