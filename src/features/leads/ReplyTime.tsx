import { timeZoneOf } from '../../../lib/timeZone.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { type OpeningState, type OpenSpans, openingState } from '../dealers/hours/openingState.ts';
import { useNow } from '../dealers/hours/useNow.ts';

interface ReplyTimeProps {
  /** Name of the dealer. */
  dealer: string;
  /** When it is open; absent when its hours are unknown. */
  spans?: OpenSpans | undefined;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** The text of each opening state. */
const LABELS = {
  openUntil: 'formReplyOpen',
  opensToday: 'formReplyToday',
  opensTomorrow: 'formReplyTomorrow',
  opensDay: 'formReplyDay',
  closedNow: 'formReplyClosed',
} as const satisfies Record<OpeningState['label'], string>;

/** Renders what happens after a form was sent: today while the dealer is open, else when it opens, in the site's time zone. */
export function ReplyTime({ dealer, spans, asOf }: ReplyTimeProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const now = useNow(asOf);
  const clock = { locale: language.locale, timeZone: timeZoneOf(site.country) };
  const state = spans && openingState(spans, now, clock);
  return (
    <>
      <p>
        {state ? translate(LABELS[state.label], { ...state.values, dealer }) : translate('formReplySoon', { dealer })}
      </p>
      <p>{translate('formSentCopy')}</p>
    </>
  );
}
