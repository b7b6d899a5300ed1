import { type LocalizedText, langOf, plainText } from '../../../contracts/valueTexts.ts';
import { timeZoneOf } from '../../../lib/timeZone.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './OpeningNow.styles.ts';
import { type OpenSpans, openingState } from './openingState.ts';
import { useNow } from './useNow.ts';

interface OpeningNowProps {
  spans: OpenSpans;
  /** When the page was made; milliseconds since 1970. */
  asOf: number;
  /** The department whose hours they are, where that is not said beside it. */
  whose?: LocalizedText | undefined;
}

/** 'Open until 18:00', 'Opens tomorrow at 07:00': by the clock of the site, whatever the visitor's own says. */
export function OpeningNow({ spans, asOf, whose }: OpeningNowProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const clock = { locale: language.locale, timeZone: timeZoneOf(site.country) };
  const { open, label, values } = openingState(spans, useNow(asOf), clock);
  return (
    <p className={styles.state} data-open={open || undefined}>
      {translate(label, values)}
      {whose && (
        <span className={styles.whose} lang={langOf(whose)}>
          {plainText(whose)}
        </span>
      )}
    </p>
  );
}
