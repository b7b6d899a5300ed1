import { useState } from 'react';
import type { BookingConfirmation } from '../../../contracts/booking/booking.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { BookingResult } from '../api/bookingApi.ts';
import * as styles from '../booking.styles.ts';
import { trackFailure, trackPurchase, trackStep } from '../bookingEvents.ts';
import { failureText } from '../failureText.ts';
import { selectedOf } from '../flow/flowState.ts';
import { HelpLine } from '../HelpLine.tsx';
import { totalOf } from '../money/bookingPrices.ts';
import type { StepProps } from '../stepProps.ts';
import { SummaryContent } from '../summary/SummaryContent.tsx';
import { useBookingApi } from '../useBookingApi.ts';
import { bookingRequestOf } from './bookingRequest.ts';
import type { Customer } from './customer.ts';

/** Returns a new id; empty without a secure context, where the server compares the bodies. */
const newId = (): string => globalThis.crypto.randomUUID?.() ?? '';

/** Renders the whole booking to check (U19), and sends it once however often it is sent (Q32). */
export function Review({ state, send, contact, site, customer }: StepProps & { customer: Customer }) {
  const translate = useTranslate();
  const api = useBookingApi();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');

  async function book(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setError('');
    const result = await sendOnce();
    setSending(false);
    if (!result) return;
    if ('value' in result) {
      const { id, token = '' } = result.value;
      trackStep(6, site);
      trackPurchase(id, totalOf(selectedOf(state), state.car?.hasServiceAgreement ?? false).amount, site);
      return send({ type: 'booked', booking: { id, token }, booked: state });
    }
    const { failure } = result;
    trackFailure(failure.code, site);
    if (failure.code === 'TimeslotNotAvailable') {
      return state.chosen ? send({ type: 'timeLost', chosen: state.chosen }) : undefined;
    }
    setError(failure.code === 'offline' ? translate('bookingSendFailed') : failureText(failure, translate));
  }

  /**
   * Sends the booking with the id of the last one that was sent, also after a reload: the same booking is made once. When the server has
   * other values for that id, the booking gets an id of its own. Resolves to null when there is nothing to send.
   */
  async function sendOnce(): Promise<BookingResult<BookingConfirmation> | null> {
    const { book: request } = await api();
    for (const requestId of state.sent ? [state.sent.requestId, newId()] : [newId()]) {
      const body = bookingRequestOf(state, customer, requestId);
      if (!body) return null;
      const { departmentId, timeSlot, isFullDay } = body;
      send({ type: 'bookingSent', sent: { requestId, departmentId, timeSlot, isFullDay } });
      const result = await request(body);
      if ('value' in result || result.failure.field !== 'requestId') return result;
    }
    return null;
  }

  return (
    <div className={styles.content}>
      <h3 className={styles.partTitle}>{translate('bookingReview')}</h3>
      <SummaryContent state={state} />
      <dl className={styles.facts}>
        <div>
          <dt>{translate('formName')}</dt>
          <dd data-typed="">
            {customer.firstName} {customer.lastName}
          </dd>
        </div>
        <div>
          <dt>{translate('formPhone')}</dt>
          <dd>{customer.phone}</dd>
        </div>
        <div>
          <dt>{translate('formEmail')}</dt>
          <dd data-typed="">{customer.email}</dd>
        </div>
        {customer.freeText && (
          <div>
            <dt>{translate('bookingMessage')}</dt>
            <dd data-typed="">{customer.freeText}</dd>
          </div>
        )}
      </dl>
      <Button
        kind="ghost"
        className={styles.narrow}
        aria-label={`${translate('bookingChange')}: ${translate('bookingContact')}`}
        onClick={() => send({ type: 'stepShown', step: 4, part: 'contact' })}
      >
        {translate('bookingChange')}
      </Button>
      <Button className={styles.next} aria-disabled={isSending || undefined} onClick={() => void book()} data-book="">
        {translate(isSending ? 'bookingSending' : 'bookingBook')}
      </Button>
      <div role="alert" className={styles.problem}>
        {error && (
          <>
            <strong>{error}</strong>
            <HelpLine contact={contact} />
          </>
        )}
      </div>
    </div>
  );
}
