import type { Department } from '../../../src/contracts/dealer.ts';
import type { Chance } from '../random.ts';
import type { Country, SiteFacts } from '../sites.ts';
import type { DealerWords, DepartmentGroup, Holiday } from '../words/language.ts';

type Schedule = NonNullable<Department['openingschedule']>;

/** The days between the winters of 2026 and 2027 on which dealers keep other hours. `all` or the countries that know the day. */
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
  ['2027-03-26', 'goodFriday', 'all', false],
  ['2027-03-29', 'easterMonday', 'all', false],
  ['2027-05-01', 'labour', ['SE', 'NO', 'FI', 'SK'], false],
  ['2027-05-03', 'labour', ['GB'], true],
  ['2027-05-06', 'ascension', ['SE', 'NO', 'DK', 'FI'], false],
  ['2027-06-25', 'midsummer', ['SE', 'FI'], false],
];

const OTHER_HOURS: Readonly<Record<Exclude<DepartmentGroup, 'New cars' | 'Workshop'>, readonly string[]>> = {
  Parts: ['07:00–17:00', '07:30–17:00'],
  'Body work': ['07:00–16:00', '07:30–16:30'],
};

/** Countries that write a time with a point. */
const WITH_POINT: ReadonlySet<Country> = new Set(['DK', 'FI']);

/** Opening hours of a department: the week, holidays, and a summer closing of some workshops. */
export function openingOf(group: DepartmentGroup, site: SiteFacts, words: DealerWords, chance: Chance): Schedule {
  const { country } = site;
  const written = (text: string) => (WITH_POINT.has(country) ? text.replaceAll(':', '.') : text);
  const hours = weekOf(group, site, chance);
  return {
    openinghours: words.days.map((day, at) => ({ day, displayText: written(hours[at] ?? words.closed) })),
    deviationdays: HOLIDAYS.filter(([, , countries]) => countries === 'all' || countries.includes(country)).map(
      ([date, holiday, , open]) => ({
        date,
        title: words.holidays[holiday],
        displayText: open ? written('10:00–13:00') : words.closed,
      }),
    ),
    vacation: group === 'Body work' || (group === 'Workshop' && chance.happens(0.3)) ? vacation(words) : null,
  };
}

function vacation(words: DealerWords): Schedule['vacation'] {
  return {
    vacationtitle: words.vacation,
    vacationstart: '2027-07-12',
    vacationend: '2027-07-30',
    vacationdays: [
      { day: words.weekdays, displayText: words.closed },
      { day: words.days[5], displayText: words.closed },
    ],
  };
}

/** Hours from Monday to Sunday; undefined is closed. */
function weekOf(
  group: DepartmentGroup,
  { salesHours, workshopHours }: SiteFacts,
  chance: Chance,
): (string | undefined)[] {
  if (group === 'Workshop') {
    const [weekdays, friday] = workshopHours;
    return [weekdays, weekdays, weekdays, weekdays, friday];
  }
  if (group !== 'New cars') return Array<string>(5).fill(chance.pick(OTHER_HOURS[group]));
  const { weekdays, saturday, sunday, sundayShare } = salesHours;
  const pick = (texts: readonly string[]) => (texts.length > 0 ? chance.pick(texts) : undefined);
  const weekday = pick(weekdays);
  return [
    weekday,
    weekday,
    weekday,
    weekday,
    weekday,
    pick(saturday),
    chance.happens(sundayShare) ? pick(sunday) : undefined,
  ];
}
