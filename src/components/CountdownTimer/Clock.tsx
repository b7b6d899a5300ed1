import { dateFormat, numberFormat } from '../../lib/formats.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CountdownTimer.styles.ts';
import { isOver, type TimeLeft, type TimeUnit } from './countdown.ts';
import { useTimeLeft } from './useTimeLeft.ts';

const UNITS: readonly TimeUnit[] = ['days', 'hours', 'minutes', 'seconds'];

interface ClockProps {
  end: number;
  /** Said when the time is up; null leaves the zeros. */
  endedText: string | null;
}

/**
 * The moment in words, for everyone and once; the counting below it is for the eye alone. The server cannot know what is
 * left when a kept page is read: it leaves the places, and the browser fills them in, so that nothing moves.
 */
export function Clock({ end, endedText }: ClockProps) {
  const left = useTimeLeft(end);
  const over = left !== null && isOver(left);
  return (
    <div role="timer" className={styles.clock}>
      <p className={styles.moment}>
        <Moment end={end} over={over} />
      </p>
      <div className={styles.stage}>
        <div className={styles.units} aria-hidden="true" data-hidden={(over && endedText !== null) || undefined}>
          {UNITS.map((unit) => (
            <Unit key={unit} unit={unit} count={left?.[unit]} />
          ))}
        </div>
        {endedText !== null && (
          <p className={styles.ended} data-hidden={!over || undefined}>
            {endedText}
          </p>
        )}
      </div>
    </div>
  );
}

function Moment({ end, over }: { end: number; over: boolean }) {
  const { language, site } = usePage();
  const translate = useTranslate();
  const timeZone = timeZoneOf(site.country);
  const format = (style: Intl.DateTimeFormatOptions) => dateFormat(language.locale, { ...style, timeZone }).format(end);
  const values = { date: format({ dateStyle: 'long' }), time: format({ timeStyle: 'short' }) };
  return (
    // Server and browser may know a language's dates from different years.
    <time dateTime={new Date(end).toISOString()} suppressHydrationWarning>
      {translate(over ? 'countdownEnded' : 'countdownEnds', values)}
    </time>
  );
}

function Unit({ unit, count }: { unit: TimeUnit; count: TimeLeft[TimeUnit] | undefined }) {
  const { locale } = usePage().language;
  return (
    <span className={styles.unit}>
      <span className={styles.count}>{count === undefined ? '–' : String(count).padStart(2, '0')}</span>
      <span className={styles.name} suppressHydrationWarning>
        {unitName(unit, count ?? 0, locale)}
      </span>
    </span>
  );
}

/** `dag`, `dagar`: the unit as it is said with this number. */
function unitName(unit: TimeUnit, count: number, locale: string): string {
  const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  const parts = numberFormat(locale, style).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}
