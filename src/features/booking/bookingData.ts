import type { RequestContact } from '../leads/sellCar.ts';

/** What the booking needs besides its labels. */
export interface BookingData {
  /** Makes that the site is authorised for, with the paths of their logos; empty without a logo. */
  makes: readonly { name: string; logo: string }[];
  contact: RequestContact;
}
