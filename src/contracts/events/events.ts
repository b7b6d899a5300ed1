import type { BookingErrorCode } from '../booking/bookingErrors.ts';
import type { RefusedForm } from '../forms/formState.ts';
import type { FormName } from '../forms/forms.ts';

/** Every measured event with its fields. Other events and fields cannot be sent. */

/**
 * Events of the data layer, named as in the specifications. The tag manager reads them when the site has one and the visitor
 * consents.
 */
export interface DataLayerEvents {
  /** F015. */
  search: { search_type: 'start page'; search_term: string };
  /** A visitor begins to fill in a form (S3 §7.3). */
  form_interaction: FormOfEvent | TireFormOfEvent;
  /** A form was sent and accepted (S2 §7, S3 §7.3). */
  lead: FormOfEvent | TireFormOfEvent;
  /** A form was not sent: fields are invalid, or the key of another problem (S3 §7.3). */
  event_error:
    | (FormOfEvent & { error: 'validation' | FormProblem; flow_version: '2.0' })
    | (BookingFlow & { error: BookingFlowError })
    | (TireFlow & { error: TireFlowError });
  /** A step of the workshop booking (F102) or of the tire hotel (F116) is complete. Never plate, place or name. */
  flow_interaction:
    | (BookingFlow & { flow_step: number; flow_step_name: BookingStepName })
    | (TireFlow & { flow_step: number; flow_step_name: TireStepName });
  /** A workshop time was booked (F102): the value is the sum of the known prices. A wheel change (F116): 0. */
  purchase: { transaction_id: string; currency: 'SEK'; value: number; site: string };
  /** The terms of a loan were chosen in the calculator: 500 ms after the last change (S2 §7). The deposit is a share of the price. */
  loan_calculator: { car_id: string; deposit_percentage: number; months: number; site: string };
  /** A link that calls or writes to us was followed (S2 §7). */
  contact: { contact_type: 'phone' | 'email'; site: string };
  /** A page view: once on load and once for each client navigation (F009). */
  page_view: {
    page_name: string;
    /** Path with language prefix, without query. */
    page_path: string;
    page_title: string;
    page_language: string;
    page_variant: string;
    site: string;
  };
}

/** Never what people typed, and no id of a person. */
export interface FormOfEvent {
  form_name: FormName;
  /** Id of an embedded form. */
  form_id?: string;
  site: string;
}

interface BookingFlow {
  flow_name: 'service booking';
  flow_version: '2.0';
  site: string;
}

interface TireFlow {
  flow_name: 'tyre hotel';
  flow_version: '2.0';
  site: string;
}

/** The contact form of the tire hotel; its booking is the lead. */
interface TireFormOfEvent {
  form_name: 'tire-hotel';
  site: string;
}

/** Steps of the tire hotel in events; they are not the steps of the page. */
export const TIRE_STEP_NAMES = [
  'phone validation',
  'validation code',
  'vehicle info',
  'time and place',
  'contact details',
  'complete booking',
] as const;
type TireStepName = (typeof TIRE_STEP_NAMES)[number];

/**
 * Codes of errors of the tire hotel, as in `tireHotelErrors.ts`. `invalid`: the server refused a member of the request; `offline`: no
 * response; `other`: any other code.
 */
export const TIRE_FLOW_ERRORS = [
  ...['agreement', 'code', 'session', 'visit', 'login', 'booking', 'lookUps', 'resend', 'codes', 'tries', 'rate'],
  ...['upstream', 'store', 'messages', 'vehicle', 'workshop', 'invalid', 'offline', 'days', 'times', 'other'],
] as const;
export type TireFlowError = (typeof TIRE_FLOW_ERRORS)[number];

export type BookingStepName =
  | 'registration number'
  | 'choose service'
  | 'choose addon'
  | 'time and place'
  | 'contact details'
  | 'complete booking';

/** Codes of errors of the workshop booking; `offline`: no response, `rate`: too many calls, `stream`: the list of workshops broke. */
export type BookingFlowError = BookingErrorCode | 'offline' | 'rate' | 'stream';

type FormProblem = NonNullable<RefusedForm['problem']>;

export type DataLayerEvent = keyof DataLayerEvents;

/**
 * Events that the browser sends to `POST /api/events` for the platform, by type. The server adds site, channel, currency,
 * time and visitor.
 */
export interface RelayedEvents {
  /** F009. */
  VIEW: {
    /** Name, id and language of the page's item. */
    page: string;
    itemId: string;
    language: string;
    /** The displayed variant of the page; absent for the default one. */
    variantId?: string;
    /** Campaign parameters of the URL, `utm_…`. */
    utm?: Readonly<Record<string, string>>;
    /** Referring URL without its query; first view only. */
    referrer?: string;
  };
}

/** Names of campaign parameters, their maximum number, and the maximum length of a value. */
export const UTM_NAME = /^utm_[a-z0-9_]{1,30}$/;
export const MAX_UTM = 12;
export const MAX_UTM_VALUE = 200;

export type RelayedEvent = { [Type in keyof RelayedEvents]: { type: Type } & RelayedEvents[Type] }[keyof RelayedEvents];

/** Returns the referrer without its query when it is another site's than `hostname`, else null. */
export function externalReferrer(referrer: string, hostname: string): string | null {
  let url: URL;
  try {
    url = new URL(referrer);
  } catch {
    return null;
  }
  return /^https?:$/.test(url.protocol) && url.hostname !== hostname ? url.origin + url.pathname : null;
}
