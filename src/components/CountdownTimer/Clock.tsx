import { timeZoneOf } from '../../../lib/timeZone.ts';
import { dateFormat, numberFormat } from '../../lib/formats.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CountdownTimer.styles.ts';
import { isOver, type TimeLeft, type TimeUnit } from './countdown.ts';
import { useTimeLeft } from './useTimeLeft.ts';

const UNITS: readonly TimeUnit[] = ['days', 'hours', 'minutes', 'seconds'];

interface ClockProps {
  end: number;
  /** Shown when the time is up; null leaves the zeros. */
  endedText: string | null;
}

/**
 * Renders the end time as text, and a visual countdown that screen readers skip. The server cannot know the remaining time of a
 * cached page: it renders placeholders of equal size, which the browser fills in.
 */
export function Clock({ end, endedText }: ClockProps) {
  const timeLeft = useTimeLeft(end);
  const isEnded = timeLeft !== null && isOver(timeLeft);
  return (
    <div role="timer" className={styles.clock}>
      <p className={styles.endTime}>
        <EndTime end={end} isEnded={isEnded} />
      </p>
      <div className={styles.slot}>
        <div
          className={styles.units}
          aria-hidden="true"
          data-last-day={timeLeft?.days === 0 || undefined}
          data-hidden={(isEnded && endedText !== null) || undefined}
        >
          {UNITS.map((unit) => (
            <Unit key={unit} unit={unit} count={timeLeft?.[unit]} />
          ))}
        </div>
        {endedText !== null && (
          <p className={styles.ended} data-hidden={!isEnded || undefined}>
            {endedText}
          </p>
        )}
      </div>
    </div>
  );
}

function EndTime({ end, isEnded }: { end: number; isEnded: boolean }) {
  const { language, site } = usePage();
  const translate = useTranslate();
  const timeZone = timeZoneOf(site.country);
  const format = (style: Intl.DateTimeFormatOptions) => dateFormat(language.locale, { ...style, timeZone }).format(end);
  const values = { date: format({ dateStyle: 'long' }), time: format({ timeStyle: 'short' }) };
  return (
    // Server and browser may have different ICU versions.
    <time dateTime={new Date(end).toISOString()} suppressHydrationWarning>
      {translate(isEnded ? 'countdownEnded' : 'countdownEnds', values)}
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

/** Returns the unit's name in the right number: `dag`, `dagar`. */
function unitName(unit: TimeUnit, count: number, locale: string): string {
  const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  const parts = numberFormat(locale, style).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}
