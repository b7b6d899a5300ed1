import type { RequestContact } from './sellCar.ts';

/** A workshop with what people need to reach it without the form. */
export interface WorkshopContact {
  id: string;
  name: string;
  /** Street and town. */
  town: string;
  /** Empty when unknown. */
  phone: string;
  email: string;
}

/** What the request for a time at a workshop needs besides its labels. */
export interface WorkshopRequestData {
  workshops: readonly WorkshopContact[];
  contact: RequestContact;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}
