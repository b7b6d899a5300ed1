import type { Department } from '../../../contracts/dealer.ts';
import type { Wording } from '../../../contracts/loader.ts';
import { type LocalizedText, plainText } from '../../../contracts/valueTexts.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { otherIndexLanguage, recordText } from '../../../lib/indexLanguage.ts';
import { weekdaysIn } from '../../../lib/weekdays.ts';
import { isClosed } from './openingHours.ts';
import { timeSeparator } from './openingState.ts';

/** Opening hours as a table of the week: days are told in the language of the page, whatever the index speaks. */

/** Days with the same hours. */
export interface HoursLine {
  /** Days of the week, 0 is Sunday; Monday first. Empty when the record's words name none. */
  days: number[];
  /** The days as the index words them. */
  words: string;
  /** Null: closed. */
  hours: LocalizedText | null;
}

type Place = Pick<Wording, 'site' | 'language'>;
type Lines = NonNullable<NonNullable<Department['openingschedule']>['openinghours']>;

/** Days in a row with equal hours become one line. @param locale language that the index speaks */
export function weekOf(hours: Lines | null | undefined, locale: string, wording: Place): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const { day, displayText } of hours ?? []) {
    if (!day || !displayText) continue;
    const line = { days: mondayFirst(weekdaysIn(day, locale)), words: day, hours: shownHours(displayText, wording) };
    const previous = lines.at(-1);
    if (previous && isSame(previous.hours, line.hours) && isKnown(previous) === isKnown(line)) join(previous, line);
    else lines.push(line);
  }
  return lines;
}

const isSame = (one: LocalizedText | null, other: LocalizedText | null): boolean =>
  (one && plainText(one)) === (other && plainText(other));

/**
 * Hours as they are shown: null where the text only says that nobody is there, which has a word of its own. On a page of
 * another language times are written as that language does, and words are marked.
 */
export function shownHours(text: string, wording: Place): LocalizedText | null {
  if (isClosed(text)) return null;
  if (!otherIndexLanguage(wording.language, wording.site)) return text;
  if (/\p{L}/u.test(text)) return recordText(text, wording);
  return text.replace(/(\d)[.:](?=\d{2})/g, `$1${timeSeparator(wording.language.locale)}`);
}

const isKnown = ({ days }: HoursLine): boolean => days.length > 0;

function join(line: HoursLine, next: HoursLine): void {
  line.days = mondayFirst([...new Set([...line.days, ...next.days])]);
  line.words = `${line.words}–${next.words}`;
}

const fromMonday = (day: number): number => (day + 6) % 7;

function mondayFirst(days: readonly number[]): number[] {
  return [...days].sort((one, other) => fromMonday(one) - fromMonday(other));
}

/** `måndag–fredag`, `lördag`, `måndag, onsdag–fredag` in the language of `locale`; the index's words for days that are not known. */
export function daysText({ days, words }: HoursLine, locale: string): string {
  if (days.length === 0) return words;
  const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return runsOf(days)
    .map(([first, last]) => [...new Set([nameOf(first, format), nameOf(last, format)])].join('–'))
    .join(', ');
}

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

const nameOf = (day: number, format: Intl.DateTimeFormat): string => format.format(SUNDAY + day * DAY);

/** First and last of days that follow each other. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && fromMonday(day) === fromMonday(run[1]) + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
