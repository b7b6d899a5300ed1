import type { Department } from '../../../contracts/dealers/dealer.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import { type LocalizedText, plainText } from '../../../contracts/search/valueTexts.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { otherIndexLanguage, recordText } from '../../../lib/indexLanguage.ts';
import { weekdaysIn } from '../../../lib/weekdays.ts';
import { isClosed } from './openingHours.ts';
import { timeSeparator } from './openingState.ts';

/** Opening hours as a table of the week. Days are in the page's language, whatever the language of the index. */

/** Days with the same hours. */
export interface HoursLine {
  /** Weekdays, 0 is Sunday; Monday first. Empty when the record's text names none. */
  days: number[];
  /** The days as the index has them. */
  daysAsRecorded: string;
  /** Null: closed. */
  hours: LocalizedText | null;
}

type PageLanguage = Pick<Wording, 'site' | 'language'>;
type Lines = NonNullable<NonNullable<Department['openingschedule']>['openinghours']>;

/** Returns the lines of the week; consecutive days with equal hours become one line. @param locale locale of the index */
export function weekOf(hours: Lines | null | undefined, locale: string, wording: PageLanguage): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const { day, displayText } of hours ?? []) {
    if (!day || !displayText) continue;
    const line = {
      days: mondayFirst(weekdaysIn(day, locale)),
      daysAsRecorded: day,
      hours: displayHours(displayText, wording),
    };
    const previous = lines.at(-1);
    if (previous && isSameHours(previous.hours, line.hours) && hasDays(previous) === hasDays(line))
      mergeLine(previous, line);
    else lines.push(line);
  }
  return lines;
}

const isSameHours = (one: LocalizedText | null, other: LocalizedText | null): boolean =>
  (one && plainText(one)) === (other && plainText(other));

/**
 * Returns hours for display: null for closed, which has its own label. On a page in another language than the index, times
 * get that language's separator, and texts are marked with their language.
 */
export function displayHours(text: string, wording: PageLanguage): LocalizedText | null {
  if (isClosed(text)) return null;
  if (!otherIndexLanguage(wording.language, wording.site)) return text;
  if (/\p{L}/u.test(text)) return recordText(text, wording);
  return text.replace(/(\d)[.:](?=\d{2})/g, `$1${timeSeparator(wording.language.locale)}`);
}

const hasDays = ({ days }: HoursLine): boolean => days.length > 0;

function mergeLine(line: HoursLine, next: HoursLine): void {
  line.days = mondayFirst([...new Set([...line.days, ...next.days])]);
  line.daysAsRecorded = `${line.daysAsRecorded}–${next.daysAsRecorded}`;
}

const fromMonday = (day: number): number => (day + 6) % 7;

/** Returns weekdays in the order of a week that begins on Monday. */
export function mondayFirst(days: readonly number[]): number[] {
  return [...days].sort((one, other) => fromMonday(one) - fromMonday(other));
}

/** Formats days such as `måndag–fredag` or `måndag, onsdag–fredag` in `locale`; unknown days as the index has them. */
export function daysText({ days, daysAsRecorded }: HoursLine, locale: string): string {
  if (days.length === 0) return daysAsRecorded;
  const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return runsOf(days)
    .map(([first, last]) => [...new Set([dayName(first, format), dayName(last, format)])].join('–'))
    .join(', ');
}

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

const dayName = (day: number, format: Intl.DateTimeFormat): string => format.format(SUNDAY + day * DAY_MS);

/** Returns the first and last day of each run of consecutive days. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && fromMonday(day) === fromMonday(run[1]) + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
