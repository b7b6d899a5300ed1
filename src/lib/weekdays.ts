import { dateFormat } from './formats.ts';
import { timeZoneOf } from './timeZone.ts';

/** A day of the week as in `Date`: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const WORKING_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

/** Separators between the first and the last day of a range. */
const RANGE = /^\s*\.?\s*(?:[-\u2010-\u2015]|till|til|to|thru|až)\s*$/i;
/** Words for 'Monday to Friday' by language. */
const WORKING: Readonly<Record<string, RegExp>> = {
  sv: /vardag/i,
  nb: /hverdag/i,
  da: /hverdag/i,
  fi: /arkisin|arkipäiv/i,
  sk: /pracovn/i,
  en: /weekday/i,
};

/**
 * Returns the days of the week in a text of opening hours, in the language of `locale`: `Måndag–fredag`, `Lör`, `Mon to
 * Thu`, `Lördag och söndag`, `Vardagar`. Empty when the text names no day.
 */
export function weekdaysIn(text: string, locale: string): Weekday[] {
  const days = new Set<Weekday>();
  const names = namesOf(locale);
  let last: { day: Weekday; end: number } | undefined;
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const day = dayOf(match[0].toLocaleLowerCase(locale), names);
    if (day === undefined) continue;
    if (last && RANGE.test(text.slice(last.end, match.index)))
      for (const each of between(last.day, day)) days.add(each);
    days.add(day);
    last = { day, end: match.index + match[0].length };
  }
  if (days.size > 0) return [...days].sort();
  return WORKING[locale.slice(0, 2)]?.test(text) ? [...WORKING_DAYS] : [];
}

interface Names {
  long: readonly string[];
  short: readonly string[];
}

const namesByLocale = new Map<string, Names>();

function namesOf(locale: string): Names {
  const names = namesByLocale.get(locale) ?? formatNames(locale);
  namesByLocale.set(locale, names);
  return names;
}

function formatNames(locale: string): Names {
  const namesIn = (weekday: 'long' | 'short') => {
    const format = dateFormat(locale, { weekday, timeZone: 'UTC' });
    return WEEK.map((day) =>
      format
        .format(SUNDAY + day * DAY)
        .toLocaleLowerCase(locale)
        .replace(/\.$/, ''),
    );
  };
  return { long: namesIn('long'), short: namesIn('short') };
}

/** Returns the day that a word names. A full name may have an ending (`lördagar`); a short name must match exactly. */
function dayOf(word: string, { long, short }: Names): Weekday | undefined {
  return WEEK.find((day) => word.startsWith(long[day] ?? '-') || word === short[day]);
}

/** Returns the days from one day to another, across the end of the week too. */
function between(first: Weekday, last: Weekday): Weekday[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => WEEK[(first + step) % 7] ?? first);
}

/** Returns the day of the week in the country's time zone, independent of the visitor's clock. */
export function weekdayIn(country: string, now: Date): Weekday {
  const date = dateFormat('en-CA', { timeZone: timeZoneOf(country) }).format(now);
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}
