import { timeZoneOf } from '../../../../lib/timeZone.ts';
import { type LocalizedText, langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './OpeningNow.styles.ts';
import { type OpenSpans, openingState } from './openingState.ts';
import { useNow } from './useNow.ts';

interface OpeningNowProps {
  spans: OpenSpans;
  /** Time of the render; milliseconds since 1970. */
  asOf: number;
  /** Name of the department, where the surrounding markup does not show it. */
  department?: LocalizedText | undefined;
}

/** Renders the opening state such as 'Open until 18:00' or 'Opens tomorrow at 07:00', in the site's time zone. Copies for later leave out what has `data-now`. */
export function OpeningNow({ spans, asOf, department }: OpeningNowProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const clock = { locale: language.locale, timeZone: timeZoneOf(site.country) };
  const { open, label, values } = openingState(spans, useNow(asOf), clock);
  return (
    <p className={styles.state} data-now="" data-open={open || undefined}>
      {!open && <Icon name="clock" size={16} />}
      <span>{translate(label, values)}</span>
      {department && (
        <span className={styles.department} lang={langOf(department)}>
          {plainText(department)}
        </span>
      )}
    </p>
  );
}
