import { useLayoutEffect, useState } from 'react';
import { bookingCustomerSchema } from '../../../contracts/booking/booking.ts';
import { Loading } from '../../flow/Loading.tsx';
import type { DetailsProps } from '../stepProps.ts';
import { ContactForm } from './ContactForm.tsx';
import { type Customer, useCustomer } from './customer.ts';
import { Review } from './Review.tsx';
import { useStoredCustomer } from './useStoredCustomer.ts';

/** Renders the contact details, then the review of the booking (F095, U19). Both are there again after a reload (U23). */
export function CustomerPart(props: DetailsProps) {
  if (useStoredCustomer()) return <Loading />;
  return <DetailsOrReview key={props.state.part} {...props} />;
}

function DetailsOrReview({ onPart, ...props }: DetailsProps) {
  const { state, send } = props;
  const customer = useCustomer();
  // Decided once: the form stays while its last field becomes complete.
  const [isReviewed, setReviewed] = useState(() => state.part === 'review' && completeOf(customer) !== null);
  const complete = isReviewed ? completeOf(customer) : null;
  const shown = complete ? 'review' : 'contact';
  useLayoutEffect(() => onPart(shown), [onPart, shown]);
  if (complete) return <Review {...props} customer={complete} />;
  function onDone(): void {
    setReviewed(state.part === 'review');
    send({ type: 'contactDone' });
  }
  return <ContactForm {...props} customer={customer} onDone={onDone} />;
}

/** Returns the details as the workshop gets them; null while one is missing or wrong. */
function completeOf(customer: Customer): Customer | null {
  if (!bookingCustomerSchema.isValidSync(customer)) return null;
  return { ...customer, ...bookingCustomerSchema.cast(customer, { stripUnknown: true }) };
}
