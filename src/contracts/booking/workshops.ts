import { array, boolean, type InferType, object, string } from 'yup';
import { departmentIdField, latitudeField, longitudeField, timeSlotField } from './bookingFields.ts';

/**
 * The event stream `GET /api/mechmate/departments/closestAvailable?regNo&serviceOfferings&latitude&longitude&cursor` (F092, S3 §7.1).
 * `serviceOfferings` is a comma list of codes, `cursor` the id of the last department that is shown ('Hämta fler').
 *
 * Workshops come nearest first, as the workshop system finds them. Each event has an id; its data are JSON, in one line. Events with
 * data for people have no name (`message`): a workshop, `{"error"}` or `{"nosites"}`. The last event of a stream is named `closing`.
 * A comment (`: wait`) comes every 15 s.
 *
 * @example
 * id: k3x9q2a.1
 * data: {"departmentId":"211-30","siteId":"1002","siteName":"Acme Stockholm Akalla","address":"…","latitude":59.4,"longitude":17.9,
 * data: "brands":["Volvo"],"firstTimeSlot":"2026-11-24T09:30:00+01:00"}
 *
 * id: k3x9q2a.2
 * event: closing
 * data: {"closing":"complete"}
 *
 * After a broken line, send the id of the last event as `Last-Event-ID` with the same query within 60 s: the stream goes on behind it.
 * After a `complete` it is 204. Later, or at another process, the stream starts anew; drop workshops that are shown already.
 *
 * Refusals before the stream: 400 with the name of the parameter, 429 (a sixth stream of a visitor) and 503 (all streams of the
 * process are taken, or it is ending), both with `Retry-After`.
 */

/** Workshops of the initial load: the browser closes the stream after the fifth (F092). */
export const INITIAL_WORKSHOPS = 5;

const openingSchema = object({ day: string().max(60).required(), displayText: string().max(60).required() });

export const workshopSchema = object({
  departmentId: departmentIdField(),
  /** `site_id` of the dealer in the dealer index. */
  siteId: string().max(40).required(),
  siteName: string().max(120).required(),
  /** `Storgatan 5, 164 40 Stockholm` */
  address: string().max(200).required(),
  latitude: latitudeField(),
  longitude: longitudeField(),
  brands: array(string().max(60).required()).max(60).required(),
  /** Null: 'Inga lediga tider'. */
  firstTimeSlot: timeSlotField().nullable().defined(),
  /** What follows is not in S3 §3.1; other workshop systems may leave it out. */
  phone: string().max(40).nullable().optional(),
  email: string().max(200).nullable().optional(),
  /** Hours by day, Monday first: `{ day: 'Måndag', displayText: '07:00–17:00' }`. */
  openingHours: array(openingSchema.required()).max(14).optional(),
});
export type Workshop = InferType<typeof workshopSchema>;

/**
 * Why the stream has no more workshops. The upstream sends `{ "error": "…" }` with a text of its own, which is only logged; ours has one of
 * these codes: `upstream` (the workshop system failed or broke off), `silent` (nothing for 10 s), `tooLarge` (an event over 64 KB),
 * `invalid` (an event that breaks the contract). A single event that is too large or invalid does not end the stream.
 *
 * @example
 * {"error":"silent"}
 */
export const STREAM_ERRORS = ['upstream', 'silent', 'tooLarge', 'invalid'] as const;
export type StreamErrorCode = (typeof STREAM_ERRORS)[number];
export const streamErrorSchema = object({ error: string().oneOf(STREAM_ERRORS).required() });

/** What the upstream sends in its error events: any text. */
export const upstreamStreamErrorSchema = object({ error: string().max(2_000).required() });

/**
 * No workshop fits: 'Vi kan ej hitta några anläggningar som passar dig', 'Prova att ändra din val eller kontakta oss'.
 *
 * @example
 * {"nosites":true}
 */
export const noSitesSchema = object({ nosites: boolean().oneOf([true]).required() });

/**
 * Why a stream ends: `complete` (there are no more workshops), `error` (an error event came before), `limit` (60 s are over), `drain` (the process
 * ends; connect again with `Last-Event-ID`).
 */
export const CLOSINGS = ['complete', 'error', 'limit', 'drain'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** Data of the event `closing`. @example {"closing":"drain"} */
export const closingSchema = object({ closing: string().oneOf(CLOSINGS).required() });
export const CLOSING_EVENT = 'closing';

/** Data of an event without a name. */
export type WorkshopMessage = Workshop | { error: StreamErrorCode } | { nosites: true };

/** Returns the parsed data of an event without a name; null for data that break the contract. */
export function readWorkshopMessage(data: unknown): WorkshopMessage | null {
  for (const schema of [workshopSchema, streamErrorSchema, noSitesSchema]) {
    if (schema.isValidSync(data, { strict: true })) return data as WorkshopMessage;
  }
  return null;
}

export const isWorkshop = (message: WorkshopMessage): message is Workshop => 'departmentId' in message;
