import type { StepProps } from '../stepProps.ts';
import { ContactForm } from './ContactForm.tsx';
import { NO_CUSTOMER, useCustomer } from './customer.ts';
import { Review } from './Review.tsx';

/** Renders the contact details, then the review of the booking (F095, U19). After a reload the details are asked for again. */
export function CustomerPart(props: StepProps) {
  const customer = useCustomer();
  const isReviewed = props.state.part === 'review' && customer !== NO_CUSTOMER && customer.email !== '';
  return isReviewed ? <Review {...props} customer={customer} /> : <ContactForm {...props} customer={customer} />;
}
