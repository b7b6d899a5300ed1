import { useState } from 'react';
import type { BookingConfirmation } from '../../../contracts/booking/booking.ts';
import { classes } from '../../../lib/classes.ts';
import { newId } from '../../../lib/newId.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Fact } from '../../flow/Fact.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { Problem } from '../../flow/Problem.tsx';
import type { BookingFailure, BookingResult } from '../api/bookingApi.ts';
import * as styles from '../booking.styles.ts';
import { trackFailure, trackPurchase, trackStep } from '../bookingEvents.ts';
import { failureText } from '../failureText.ts';
import { readBooking } from '../flow/bookingStore.ts';
import { bookedContent, MAX_STEP, type SentBooking, selectedOf } from '../flow/flowState.ts';
import { totalOf } from '../money/bookingPrices.ts';
import type { StepProps } from '../stepProps.ts';
import { SummaryContent } from '../summary/SummaryContent.tsx';
import { isUnknown, OFFLINE, useBookingApi } from '../useBookingApi.ts';
import { bookingRequestOf } from './bookingRequest.ts';
import type { Customer } from './customer.ts';
import { forgetStoredCustomer } from './useStoredCustomer.ts';

type BookResult = BookingResult<BookingConfirmation> | null;

const isRate = ({ code }: BookingFailure) => code === 'rate';
const isNotAvailable = ({ code }: BookingFailure) => code === 'TimeslotNotAvailable';

const hasFailed = (result: BookingResult<unknown> | null, is: (failure: BookingFailure) => boolean): boolean =>
  result !== null && 'failure' in result && is(result.failure);

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
      // Another press may have had the same response.
      if (readBooking().bookingState === MAX_STEP) return;
      forgetStoredCustomer();
      trackStep(6, site);
      send({ type: 'booked', booking: { id, token }, booked: state });
      const made = readBooking();
      return trackPurchase(id, totalOf(selectedOf(made), made.car?.hasServiceAgreement ?? false).amount, site);
    }
    const { failure } = result;
    trackFailure(failure.code, site);
    if (isNotAvailable(failure) && state.chosen) {
      return send({ type: 'timeLost', chosen: state.chosen });
    }
    setError(failure.code === 'offline' ? translate('bookingSendFailed') : failureText(failure, translate));
  }

  /**
   * Sends the booking, with the id of an equal one whose outcome nobody knows, also after a reload: it is made once. When only the contact
   * details differ, the server has other values for that id, and the booking gets an id of its own. After 429 nothing was sent on, so the
   * outcome of the equal one stays unknown. Resolves to null when there is nothing to send.
   */
  async function sendOnce(): Promise<BookResult> {
    const { book: request } = await api();
    const content = bookedContent(state);
    const { sent: last } = readBooking();
    const earlier = last?.content === content ? last : null;
    const attempt = async (sent: SentBooking) => {
      const body = bookingRequestOf(state, customer, sent.requestId);
      send({ type: 'bookingSent', sent });
      return body && request(body);
    };
    const result = await attempt(earlier ?? { requestId: newId(), content });
    if (!earlier) return known(result);
    if (hasFailed(result, isRate)) return result;
    if (!hasFailed(result, ({ field }) => field === 'requestId')) return known(result, earlier.before);
    return known(await attempt({ requestId: newId(), content, before: earlier }), earlier);
  }

  /**
   * Forgets what was sent when the response says that it is not booked. An earlier one whose outcome is unknown may have the time, so its
   * outcome is the result then.
   */
  function known(result: BookResult, before?: SentBooking): BookResult {
    if (!hasFailed(result, (failure) => !isUnknown(failure))) return result;
    const mayBeBooked = hasFailed(result, isNotAvailable);
    if (!before || !(mayBeBooked || hasFailed(result, isRate))) {
      send({ type: 'bookingRefused' });
      return result;
    }
    send({ type: 'bookingSent', sent: before });
    return mayBeBooked ? OFFLINE : result;
  }

  return (
    <div className={classes(flow.content, styles.review)}>
      <SummaryContent state={state} />
      <dl className={flow.facts}>
        <Fact label={translate('formName')} isTyped>{`${customer.firstName} ${customer.lastName}`}</Fact>
        <Fact label={translate('formPhone')}>{customer.phone}</Fact>
        <Fact label={translate('formEmail')} isTyped>
          {customer.email}
        </Fact>
        <Fact label={translate('bookingMessage')} isTyped>
          {customer.freeText}
        </Fact>
      </dl>
      <Button
        kind="ghost"
        className={styles.narrow}
        aria-label={`${translate('bookingChange')}: ${translate('bookingContact')}`}
        onClick={() => send({ type: 'stepShown', step: 4, part: 'contact' })}
      >
        {translate('bookingChange')}
      </Button>
      <Button className={flow.next} aria-disabled={isSending || undefined} onClick={() => void book()} data-book="">
        {translate(isSending ? 'bookingSending' : 'bookingBook')}
      </Button>
      <Problem message={error}>
        <HelpLine contact={contact} />
      </Problem>
    </div>
  );
}
