import { timeZoneOf } from '../../lib/timeZone.ts';
import { dateFormat } from './formats.ts';

/** A day of the week as in `Date`: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

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
 * Thu`, `Lördag och söndag`, `Vardagar`. Empty when the text names no day, or when one end of a range is no day (`Mon–Weds`).
 */
export function weekdaysIn(text: string, locale: string): Weekday[] {
  const days = new Set<Weekday>();
  let last: Word | undefined;
  for (const word of wordsIn(text, locale)) {
    const named = last && RANGE.test(text.slice(last.end, word.start)) ? rangeOf(last.day, word.day) : daysOf(word);
    if (named === null) return [];
    for (const day of named) days.add(day);
    last = word;
  }
  if (days.size > 0) return [...days].sort();
  return WORKING[locale.slice(0, 2)]?.test(text) ? [...WORKING_DAYS] : [];
}

/** A word of a text, with the day that it names and its place in the text. */
interface Word {
  day: Weekday | undefined;
  start: number;
  end: number;
}

/** Returns the words of a text without those for 'to'. */
function wordsIn(text: string, locale: string): Word[] {
  const names = namesOf(locale);
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const day = dayOf(word.toLocaleLowerCase(locale), names);
    return day === undefined && RANGE.test(word) ? [] : [{ day, start: index, end: index + word.length }];
  });
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

/** Shortest beginning of a name that is different for every day in every language of the sites. */
const MIN_LETTERS = 3;

/** Returns the day that a word names: a full name, which may have an ending (`lördagar`), its beginning, or a short name. */
function dayOf(word: string, { long, short }: Names): Weekday | undefined {
  return WEEK.find((day) => {
    const name = long[day] ?? '-';
    return word.startsWith(name) || word === short[day] || (word.length >= MIN_LETTERS && name.startsWith(word));
  });
}

const daysOf = ({ day }: Word): Weekday[] => (day === undefined ? [] : [day]);

/** Returns the days of a range; none when neither end is a day, null when only one is. */
function rangeOf(first: Weekday | undefined, last: Weekday | undefined): Weekday[] | null {
  if (first !== undefined && last !== undefined) return between(first, last);
  return first === last ? [] : null;
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
