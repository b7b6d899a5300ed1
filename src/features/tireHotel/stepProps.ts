import type { Vehicle } from '../../contracts/tireHotel/authorization.ts';
import type { TireConfirmation } from '../../contracts/tireHotel/tireBooking.ts';
import type { RequestContact } from '../leads/sellCar.ts';
import type { TireHotelApi, TireResult } from './api/tireHotelApi.ts';
import type { BookingDraft, BookingPart } from './flow/tireState.ts';

/**
 * Makes a call of the tire hotel. A 401 ends the flow at the search with a clear text by itself; the step then disappears, and need
 * not handle it. An aborted call throws.
 */
export type CallTireHotel = <Value>(
  make: (api: TireHotelApi) => Promise<TireResult<Value>>,
  options?: {
    /** Shows the overlay and disables the step meanwhile. */
    blocks?: boolean;
    /** A 401 is a failure like others: the step stays. */
    ignoresEnd?: boolean;
  },
) => Promise<TireResult<Value>>;

export interface StepProps {
  call: CallTireHotel;
  /** Of the site. The vehicle's own workshop is `vehicle.location`. */
  contact: RequestContact;
  /** Id of the site, for events. */
  site: string;
}

/** Step 5 (F111, F112, U19). It renders its heading with `StepHeading`. */
export interface BookingStepProps extends StepProps {
  vehicle: Vehicle;
  /** The part has an entry of its own in the history. */
  part: BookingPart;
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  /** Day, time and details are valid: opens the part `review`. */
  onReview: () => void;
  /** Returns from the review to the form. */
  onEdit: () => void;
  /** 'Tillbaka': to the vehicle. */
  onBack: () => void;
  /** The draft was sent, and nobody knows the outcome: it can only be sent again. */
  isSent: boolean;
  onSent: () => void;
  /** The draft that was sent is not booked. */
  onRefused: () => void;
  onBooked: (confirmation: TireConfirmation) => void;
}

/** Step 6 (F113). It renders its heading with `StepHeading`. */
export interface ConfirmationStepProps extends StepProps {
  vehicle: Vehicle;
  confirmation: TireConfirmation;
  /** A booking is rated once, also over a reload. */
  isRated: boolean;
  onRated: () => void;
  /** 'Boka tid för annan bil': logs out and returns to the search. */
  onOtherCar: () => void;
}
