import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
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

/** Renders the whole booking to check (U19), and sends it once however often it is sent (Q32). */
export function Review({ state, send, contact, site, customer }: StepProps & { customer: Customer }) {
  const translate = useTranslate();
  const api = useBookingApi();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const attempt = useRef({ id: '', body: '' });

  async function book(): Promise<void> {
    if (isSending) return;
    const content = JSON.stringify(bookingRequestOf(state, customer, ''));
    // The same id for the same booking; without a secure context the server compares the bodies.
    if (attempt.current.body !== content) {
      attempt.current = { id: globalThis.crypto.randomUUID?.() ?? '', body: content };
    }
    const request = bookingRequestOf(state, customer, attempt.current.id);
    if (!request) return;
    setSending(true);
    setError('');
    const result = await (await api()).book(request);
    setSending(false);
    if ('value' in result) {
      const { id, token = '' } = result.value;
      trackStep(6, site);
      trackPurchase(id, totalOf(selectedOf(state), state.car?.hasServiceAgreement ?? false).amount, site);
      return send({ type: 'booked', booking: { id, token } });
    }
    const { failure } = result;
    trackFailure(failure.code, site);
    if (failure.code === 'TimeslotNotAvailable') return send({ type: 'timeLost' });
    setError(failure.code === 'offline' ? translate('bookingSendFailed') : failureText(failure, translate));
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
