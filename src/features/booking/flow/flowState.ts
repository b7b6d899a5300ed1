import type { BookingCar } from '../../../contracts/booking/car.ts';
import type { Workshop } from '../../../contracts/booking/workshops.ts';

/** The state of a workshop booking (S3 §3.1, §4.1). It has no personal data: the customer's details live in their form only. */

/** 0: nothing yet, 1: car, 2: services, 3: add-ons, 4: workshop, time and contact details, 5: booked. */
export type BookingStep = 0 | 1 | 2 | 3 | 4 | 5;
export type DisplayedStep = Exclude<BookingStep, 0>;
/** What step 4 shows. */
export type TimePart = 'time' | 'contact' | 'review';

/** Orders of the list of workshops; the first is the default (S3 §2.2). */
export const WORKSHOP_SORTS = ['nearest', 'firstTime'] as const;
export type WorkshopSort = (typeof WORKSHOP_SORTS)[number];

/** Steps that the flow has, and those that its headings count (S3 §2.1). */
export const MAX_STEP = 5;
export const MAX_VISIBLE_STEP = 4;

export type FlowCar = Omit<BookingCar, 'isSupported'>;

export interface FlowPlace {
  name: string;
  latitude: number;
  longitude: number;
  /** Null for the browser's position, whose name is a label (`placeText`). */
  placeId: string | null;
}

/** A chosen service or add-on (S3 §3.1). Prices are whole kronor for one unit. */
export interface SelectedService {
  code: string;
  name: string;
  price: number;
  priceKnown: boolean;
  /** Price with a service agreement; null without a discount. */
  priceDiscount: number | null;
  /** The same in the list of services, for workshops that send none. */
  listDiscount: number | null;
  /** Codes of its category when they exclude each other, else none. Names of categories differ by language. */
  exclusiveCodes: readonly string[];
  type: 'service' | 'addon';
  /** Chosen number of units. */
  unit: number;
  unitAbbreviation: string;
  /** The visitor's message to the workshop, or the mileage of the scheduled service. */
  userInput: string;
}

/** A time at a workshop: a moment with the offset of Stockholm, `2026-11-24T09:30:00+01:00`. */
export interface FlowSlot {
  timeSlot: string;
  isFullDay: boolean;
}

export interface ChosenTime {
  workshop: Workshop;
  slot: FlowSlot;
}

/** A booking that was sent: as long as nobody knows whether it was made, it is sent with the same id. */
export interface SentBooking {
  requestId: string;
  /** What was booked (`bookedContent`). */
  content: string;
  /** An earlier one with other contact details, whose outcome is unknown too. */
  before?: SentBooking;
}

export interface BookingInfo extends ChosenTime {
  id: string;
  /** Proof for seeing, moving and cancelling the booking. */
  token: string;
  /** How often it was moved, as far as this tab knows; a stored one of an older build has none. */
  sequence?: number | undefined;
}

/** What the visitor has entered at step 1 and not sent yet. */
export interface CarDraft {
  plate: string;
  location: FlowPlace | null;
  /** Text of a place that is not chosen yet. */
  typed?: string | undefined;
}

/** How the visitor has left the list of workshops. */
export interface WorkshopListView {
  sort: WorkshopSort;
  /** Department whose times are open; empty for none. */
  open: string;
  /** Most workshops that were shown. */
  shown: number;
}

export interface FlowState {
  car: FlowCar | null;
  location: FlowPlace | null;
  /** In Swedish miles; null until a service needs it. */
  milage: number | null;
  /** Null when step 1 has the car and the place of the booking. */
  draft: CarDraft | null;
  list: WorkshopListView;
  bookingState: BookingStep;
  displayState: DisplayedStep;
  part: TimePart;
  maxBookingState: number;
  services: Readonly<Record<string, SelectedService>>;
  /** Language code of the services' names; empty when it is not known. */
  language: string;
  /** Whether the visitor wants add-ons; null before the choice. */
  addons: boolean | null;
  /** Whether the add-ons step was passed because there are none. */
  addonsSkipped: boolean;
  /** Department whose prices the services have; empty for those of the list. */
  pricedAt: string;
  chosen: ChosenTime | null;
  /** The time that somebody else booked meanwhile. */
  lost: ChosenTime | null;
  /** Id of the hold on a time, also while none is chosen; empty for none. */
  holdId: string;
  /** The last booking that was sent without a known outcome. */
  sent: SentBooking | null;
  bookingInfo: BookingInfo | null;
}

export const INITIAL_STATE: FlowState = {
  car: null,
  location: null,
  milage: null,
  draft: null,
  list: { sort: 'nearest', open: '', shown: 0 },
  bookingState: 0,
  displayState: 1,
  part: 'time',
  maxBookingState: MAX_STEP,
  services: {},
  language: '',
  addons: null,
  addonsSkipped: false,
  pricedAt: '',
  chosen: null,
  lost: null,
  holdId: '',
  sent: null,
  bookingInfo: null,
};

/** Returns what step 1 shows: what the visitor has entered, else the car and the place of the booking. */
export const draftOf = ({ draft, car, location }: FlowState): CarDraft =>
  draft ?? { plate: car?.registrationNumber ?? '', location };

/** Returns the chosen services or add-ons, each in the place of its first choice. */
export const selectedOf = (state: FlowState, type?: SelectedService['type']): SelectedService[] =>
  Object.values(state.services).filter((service) => type === undefined || service.type === type);

/** Returns the codes of everything that is chosen, in a fixed order: workshops, prices and times depend on them. */
export const codesOf = (state: Pick<FlowState, 'services'>): string[] => Object.keys(state.services).sort();

/** Returns what a booking is about, without personal data: car, services, workshop and time. */
export const bookedContent = ({ car, chosen, services }: FlowState): string =>
  JSON.stringify([car?.registrationNumber, codesOf({ services }), chosen?.workshop.departmentId, chosen?.slot]);

/** Whether the chosen time may be the visitor's own already: it was sent, and no response came. */
export const isSent = (state: FlowState): boolean =>
  state.chosen !== null && state.sent?.content === bookedContent(state);

/** Returns the key of what workshops are loaded for. They are loaded again when it changes (S3 §4.1). */
export function workshopsKey({ car, location, services }: FlowState): string {
  if (!car || !location) return '';
  return JSON.stringify([car.registrationNumber, location.latitude, location.longitude, codesOf({ services })]);
}
