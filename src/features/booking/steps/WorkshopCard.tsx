import { useEffect, useState } from 'react';
import { kilometresBetween } from '../../../../lib/distance.ts';
import { stockholmDay } from '../../../../lib/stockholm.ts';
import type { Workshop } from '../../../contracts/booking/workshops.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { firstOfWeek, type WeekStart, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { dateOf, shortDay, timeOf } from '../../flow/slots/slotTexts.ts';
import type { FlowEvent } from '../flow/flowReducer.ts';
import { type FlowSlot, type FlowState, selectedOf } from '../flow/flowState.ts';
import { atPrices, formatKronor, totalOf } from '../money/bookingPrices.ts';
import { TimesCalendar } from './TimesCalendar.tsx';
import { type PricesAt, usePricesAt } from './usePricesAt.ts';
import { useTimeSlots } from './useTimeSlots.ts';
import * as styles from './workshops.styles.ts';

interface WorkshopCardProps {
  workshop: Workshop;
  state: FlowState;
  send: (event: FlowEvent) => void;
  isActive: boolean;
  /** Called with an empty id when its times are closed. */
  onActive: (departmentId: string) => void;
  onChoose: (workshop: Workshop, slot: FlowSlot) => void;
  /** A price, or a part of it, is missing. */
  onPriceMissing: () => void;
}

/** Renders a workshop with distance, hours, makes and price, and its free times when it is active (F093). */
export function WorkshopCard(props: WorkshopCardProps) {
  const { workshop, state, send, isActive, onActive, onChoose, onPriceMissing } = props;
  const translate = useTranslate();
  const { locale } = usePage().language;
  const { departmentId, siteName, address, brands, firstTimeSlot, openingHours = [] } = workshop;
  const make = state.car?.brand ?? '';
  const isAuthorised = brands.some((each) => each.toLowerCase() === make.toLowerCase());
  const distance = distanceTo(workshop, state, locale);
  const prices = usePricesAt(state, departmentId);
  const { offers, isAwaited } = prices;
  const isOtherChosen = state.chosen !== null && state.chosen.workshop.departmentId !== departmentId;
  useEffect(() => {
    // Without the prices of this workshop, the summary must not keep those of another, unless a time there is chosen.
    if (isActive && !isOtherChosen && !isAwaited) send({ type: 'pricesLoaded', departmentId, offers: offers ?? [] });
  }, [isActive, isOtherChosen, isAwaited, offers, departmentId, send]);
  return (
    <li className={styles.card} data-department={departmentId} data-active={isActive || undefined}>
      <div className={styles.cardHead}>
        <h3 tabIndex={-1}>{siteName}</h3>
        {distance && <span>{translate('bookingDistance', { distance })}</span>}
      </div>
      <p className={styles.muted}>{address}</p>
      {isAuthorised && (
        <p className={styles.authorised} data-authorised="">
          <Icon name="check" size={16} />
          <span>{translate('bookingAuthorisedHere', { brand: make })}</span>
        </p>
      )}
      {brands.length > 0 && (
        <p className={styles.muted}>{`${translate('bookingWorkshopBrands')}: ${brands.join(', ')}`}</p>
      )}
      <p className={styles.firstTime}>
        {firstTimeSlot
          ? translate('bookingFirstTime', {
              time: `${shortDay(dateOf({ timeSlot: firstTimeSlot }), locale)} ${timeOf({ timeSlot: firstTimeSlot })}`,
            })
          : translate('bookingNoTimes')}
      </p>
      <PriceLine prices={prices} state={state} onMissing={onPriceMissing} />
      {openingHours.length > 0 && (
        <details className={styles.hours}>
          <summary>{translate('bookingWorkshopHours')}</summary>
          <dl>
            {openingHours.map(({ day, displayText }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{displayText}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <Button
        kind={isActive ? 'secondary' : 'primary'}
        aria-expanded={isActive}
        aria-label={`${translate('bookingShowTimes')}: ${siteName}`}
        onClick={({ currentTarget }) => {
          onActive(isActive ? '' : departmentId);
          if (!isActive) scrollToTimes(currentTarget);
        }}
      >
        {translate('bookingShowTimes')}
      </Button>
      {isActive && <Times workshop={workshop} state={state} onChoose={onChoose} />}
    </li>
  );
}

/** Scrolls to the times below a button when they are rendered, smoothly unless the visitor prefers less motion. */
function scrollToTimes(button: HTMLElement): void {
  requestAnimationFrame(() => button.scrollIntoView({ block: 'start' }));
}

interface PriceLineProps {
  prices: PricesAt;
  state: FlowState;
  onMissing: () => void;
}

/** Renders the price of the chosen services at a workshop. The line is there from the start: a price that comes late moves nothing. */
function PriceLine({ prices: { offers, isAwaited }, state, onMissing }: PriceLineProps) {
  const translate = useTranslate();
  const services = atPrices(selectedOf(state), offers ?? []);
  const { amount, isPartial, isUnknown } = totalOf(services, state.car?.hasServiceAgreement ?? false);
  const isMissing = !isAwaited && isPartial;
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  const price = isUnknown
    ? translate('bookingPriceMissing')
    : translate('bookingPriceHere', { price: `${formatKronor(amount)}${isPartial ? '*' : ''}` });
  return <p data-price={isAwaited ? 'awaited' : 'loaded'}>{isAwaited ? '\u00a0' : price}</p>;
}

function Times({ workshop, state, onChoose }: Pick<WorkshopCardProps, 'workshop' | 'state' | 'onChoose'>) {
  const { departmentId, siteName, firstTimeSlot } = workshop;
  const { site } = usePage();
  const today = stockholmDay(Date.now());
  const start = weekStartOf(site);
  const lost = state.lost?.workshop.departmentId === departmentId ? state.lost.slot.timeSlot : null;
  const chosen = state.chosen?.workshop.departmentId === departmentId ? state.chosen.slot : null;
  const [from, setFrom] = useState(() => startOf(lost ?? chosen?.timeSlot ?? firstTimeSlot, today, start));
  const slots = useTimeSlots(state, departmentId, from);
  return (
    <TimesCalendar
      name={siteName}
      slots={slots}
      from={from}
      onFrom={setFrom}
      chosen={chosen ?? (lost && state.lost ? state.lost.slot : null)}
      onChoose={(slot) => onChoose(workshop, slot)}
    />
  );
}

const DAYS_A_PAGE = 28;

/** Returns the first day of the four weeks in which a time is, counted from this week. */
function startOf(timeSlot: string | null, today: string, start: WeekStart): string {
  const first = firstOfWeek(today, start);
  const days = timeSlot ? (Date.parse(timeSlot.slice(0, 10)) - Date.parse(first)) / 86_400_000 : 0;
  const page = Math.max(0, Math.floor(days / DAYS_A_PAGE));
  return new Date(Date.parse(first) + page * DAYS_A_PAGE * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the distance in kilometres as a text: with a decimal when it is short. */
export function distanceTo(
  { latitude, longitude }: Pick<Workshop, 'latitude' | 'longitude'>,
  { location }: Pick<FlowState, 'location'>,
  locale: string,
): string | null {
  if (!location) return null;
  const kilometres = kilometresBetween(
    { lat: location.latitude, lng: location.longitude },
    { lat: latitude, lng: longitude },
  );
  return numberFormat(locale, { maximumFractionDigits: kilometres < 10 ? 1 : 0 }).format(kilometres);
}
