import type { BookedFacts } from '../../contracts/forms/withdrawalForm.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { bookedTimeText, momentText } from './withdrawal.ts';

/** A withdrawal that was received. */
interface Received {
  input: { bookingNumber: string; email: string };
  /** Null: the booking system does not show it. */
  booked: BookedFacts | null;
  /** Whether the customer service has to cancel it. */
  isRequest: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** Returns the values of the receipt of a withdrawal, in the language of the page. */
export function withdrawalValues({ input, booked, isRequest, at }: Received, { site, language, translate }: Wording) {
  const place = { site, language };
  return {
    withdrawnAt: momentText(at, place),
    ...input,
    ...(booked && {
      bookedServices: booked.services.join(', ').slice(0, 1_000),
      bookedTime: bookedTimeText(booked, place, (day) => translate('withdrawalFullDay', { day })),
      bookedPlace: booked.place,
    }),
    ...(isRequest && { handledByService: true }),
  };
}
