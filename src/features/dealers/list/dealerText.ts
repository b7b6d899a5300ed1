import { dateFormat } from '../../../lib/formats.ts';
import { type Postcode, postcodeIn } from '../../../lib/postcode.ts';
import { slug } from '../../../lib/slug.ts';

/** What the keyphrase of a dealer list says besides names of dealers, towns and services. */
export interface DealerText {
  /** The other words. */
  words: string[];
  postcode: Postcode | null;
  /** Days on which a dealer is to be open, as days from today: 0 is today. */
  openOn: number[];
  /** Whether a dealer is to be open now. */
  openNow: boolean;
}

/** Words about opening, in the languages of the sites, without accents. */
const OPENING =
  /^(?:open|hours|opp(?:et|en|na|ettid.*)|apen|apent|apningstid.*|aben|abent|abningstid.*|auki.*|avoinna|otvoren.*|otvarac.*)$/;
const NOW = /^(?:now|nu|na|nyt|teraz)$/;
const TODAY = /^(?:today|idag|tanaan|dnes)$/;
const TOMORROW = /^(?:tomorrow|imorgon|imorgen|huomenna|zajtra)$/;
const WEEKEND = /^(?:weekend.*|helg.*|viikonlop.*|vikend.*)$/;
/** Words before a day. */
const PREPOSITION = /^(?:on|at|the|in|pa|om|i|v|vo|cez)$/;
/** `i dag`, `i morgon` and their Norwegian and Danish forms are one word. */
const TWO_WORDS = /\bi (?=dag\b|morg[oe]n\b)/gi;

/** Letters that tell the days of a week apart. */
const MIN_LETTERS = 3;
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

/** "or" in the languages of the sites. */
const OR = /\s+(?:or|eller|tai|alebo)\s+/i;
/** Alternatives that are searched; others are dropped. */
const MAX_ALTERNATIVES = 4;

/** Returns the alternatives of a keyphrase, as in `Leeds or Bradford`: one when it has no "or". */
export const alternativesIn = (keyphrase: string): string[] => keyphrase.trim().split(OR).slice(0, MAX_ALTERNATIVES);

/**
 * Reads the keyphrase of a dealer list that no dealer matches. Days are only read beside a word about opening, or alone.
 *
 * @param locales of the page and of the index
 * @param today weekday of the site, 0 is Sunday
 */
export function readDealerText(keyphrase: string, locales: readonly string[], today: number): DealerText {
  const postcode = postcodeIn(keyphrase);
  const text = (postcode ? keyphrase.replace(postcode.text, ' ') : keyphrase).replace(TWO_WORDS, 'i');
  const words: string[] = [];
  const openOn = new Set<number>();
  let openNow = false;
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const folded = slug(word);
    const days = daysFrom(folded, locales, today);
    for (const day of days) openOn.add(day);
    if (NOW.test(folded)) openNow = true;
    else if (days.length === 0 && !OPENING.test(folded)) words.push(word);
  }
  const speaksOfTime = openNow || openOn.size > 0;
  return {
    words: speaksOfTime ? words.filter((word) => !PREPOSITION.test(slug(word))) : words,
    postcode,
    openOn: [...openOn].sort(),
    openNow,
  };
}

/** Returns the days that a word names, as days from today. */
function daysFrom(word: string, locales: readonly string[], today: number): number[] {
  if (TODAY.test(word)) return [0];
  if (TOMORROW.test(word)) return [1];
  const weekdays = WEEKEND.test(word) ? [6, 0] : weekdaysNamed(word, locales);
  return weekdays.map((day) => (day - today + 7) % 7);
}

/** Returns the weekday of a name without accents, which may be cut short or have an ending: `lor`, `lordagar`, `sobotu`. */
function weekdaysNamed(word: string, locales: readonly string[]): number[] {
  if (word.length < MIN_LETTERS) return [];
  const isNamed = (name: string) =>
    word.startsWith(name) || name.startsWith(word) || (word.length > MIN_LETTERS && name === `${word.slice(0, -1)}a`);
  for (const locale of locales) {
    const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    const day = Array.from({ length: 7 }, (_, at) => slug(format.format(SUNDAY + at * DAY_MS))).findIndex(isNamed);
    if (day >= 0) return [day];
  }
  return [];
}
