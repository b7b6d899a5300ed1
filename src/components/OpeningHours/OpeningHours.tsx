import { useSyncExternalStore } from 'react';
import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { subscribeToMinutes } from '../../features/dealers/hours/useNow.ts';
import { classes } from '../../lib/classes.ts';
import { weekdayIn, weekdaysIn } from '../../lib/weekdays.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container, section, visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './OpeningHours.styles.ts';

/** Renders the opening hours by day; the browser marks today's line. Renders nothing without days. */
export function OpeningHours({ fields }: ComponentProps) {
  const translate = useTranslate();
  const today = useToday();
  const days = itemsValue(fields.Days).filter(({ fields: { Day } }) => !isEmptyField(Day));
  if (days.length === 0) return null;
  const hasTitle = !isEmptyField(fields.Title);
  return (
    <section className={classes(container, section)}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={hasTitle ? styles.caption : visuallyHidden}>
            {hasTitle ? (
              <Heading level={2} size="block">
                <Text field={fields.Title} />
              </Heading>
            ) : (
              translate('openingHours')
            )}
          </caption>
          <tbody>
            {days.map((day, position) => (
              <Line key={day.id || position} day={day} today={today} />
            ))}
          </tbody>
        </table>
        <RichText field={fields.Note} className={styles.note} />
      </div>
    </section>
  );
}

function Line({ day: { fields }, today }: { day: ItemValue; today: number | null }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const isToday = today !== null && weekdaysIn(textValue(fields.Day), locale).some((day) => day === today);
  return (
    <tr className={styles.line} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <Text field={fields.Day} />
        {isToday && <span className={visuallyHidden}>{` (${translate('today')})`}</span>}
      </th>
      <td>
        <Text field={fields.Hours} />
      </td>
    </tr>
  );
}

/** Returns today's weekday in the site's time zone; null on the server, whose pages are cached beyond a day. */
function useToday(): number | null {
  const { country } = usePage().site;
  return useSyncExternalStore(
    subscribeToMinutes,
    () => weekdayIn(country, new Date()),
    () => null,
  );
}
