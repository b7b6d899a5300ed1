import { calendarFile } from '../../src/contracts/calendar/calendarFile.ts';
import { type Appointment, appointmentOf } from '../../src/contracts/tireHotel/timeSlots.ts';
import { tireEvent } from '../../src/contracts/tireHotel/tireEvent.ts';
import type { OutboxMessage } from '../control/outbox.ts';
import type { StoredTireBooking } from './storedBooking.ts';

/** Mails about a wheel change: to the customer in the customer's language, and to the workshop in Swedish. */

export type TireChange = 'booked' | 'moved' | 'cancelled';

const TEXTS = {
  sv: {
    booked: 'Ditt hjulskifte är bokat',
    moved: 'Ditt hjulskifte är flyttat',
    cancelled: 'Ditt hjulskifte är avbokat',
    hello: 'Hej',
    number: 'Bokningsnummer',
    time: 'Tid',
    noTime: 'verkstaden återkommer med tid',
    place: 'Verkstad',
    car: 'Bil',
    bring: 'Ta med bilens nyckel och nyckeln till låsmuttrarna.',
    link: 'Se, flytta eller avboka',
    event: 'Hjulskifte',
    locale: 'sv-SE',
  },
  en: {
    booked: 'Your wheel change is booked',
    moved: 'Your wheel change has been moved',
    cancelled: 'Your wheel change is cancelled',
    hello: 'Hello',
    number: 'Booking number',
    time: 'Time',
    noTime: 'the workshop gets back to you with a time',
    place: 'Workshop',
    car: 'Car',
    bring: 'Bring the key of the car and the key of the locking wheel nuts.',
    link: 'See, move or cancel',
    event: 'Wheel change',
    locale: 'en-GB',
  },
} as const;
type MailTexts = (typeof TEXTS)['sv' | 'en'];

const WORKSHOP_SUBJECTS = { booked: 'Hjulskifte bokat', moved: 'Hjulskifte flyttat', cancelled: 'Hjulskifte avbokat' };

/** Returns the mails of a change, with calendar files. @param now milliseconds since 1970 */
export function mailsOf(change: TireChange, booking: StoredTireBooking, now: number): OutboxMessage[] {
  const { email } = booking.workshop;
  const toCustomer = customerMail(change, booking, now);
  return email ? [toCustomer, workshopMail(change, booking, email, now)] : [toCustomer];
}

function customerMail(change: TireChange, booking: StoredTireBooking, now: number): OutboxMessage {
  const texts = TEXTS[booking.language === 'en' ? 'en' : 'sv'];
  const { id, customer, manageUrl, workshop } = booking;
  const link = manageUrl ? [`${texts.link}: ${manageUrl}`] : [];
  const ends = change === 'cancelled' ? [] : [texts.bring, ...link];
  return {
    channel: 'mail',
    to: customer.email,
    subject: `${texts[change]} ${id}`,
    text: [`${texts.hello} ${customer.firstName} ${customer.lastName}`, factsOf(booking, texts), ...ends].join('\n\n'),
    calendar: calendarOf(booking, `${texts.event}: ${workshop.name ?? ''}`, ends, now),
  };
}

function workshopMail(change: TireChange, booking: StoredTireBooking, to: string, now: number): OutboxMessage {
  const texts = TEXTS.sv;
  const { id, regNo, customer, freeText } = booking;
  const person = `Kund: ${customer.firstName} ${customer.lastName}, ${customer.phoneMobile}, ${customer.email}`;
  const comment = freeText === '' ? [] : [`Kommentar: ${freeText}`];
  return {
    channel: 'mail',
    to,
    subject: `${WORKSHOP_SUBJECTS[change]} ${id}: ${regNo}`,
    text: [factsOf(booking, texts), person, ...comment].join('\n'),
    calendar: calendarOf(booking, `${texts.event}: ${regNo}`, [person], now),
  };
}

const factsOf = (booking: StoredTireBooking, texts: MailTexts): string =>
  [
    `${texts.number}: ${booking.id}`,
    `${texts.time}: ${timeText(appointment(booking), texts)}`,
    `${texts.place}: ${[booking.workshop.name, booking.workshop.address].filter(Boolean).join(', ')}`,
    `${texts.car}: ${booking.regNo}`,
  ].join('\n');

function calendarOf(booking: StoredTireBooking, summary: string, lines: readonly string[], now: number) {
  const { id, site, sequence, state, workshop } = booking;
  const isCancelled = state === 'cancelled';
  const description = [id, ...lines].join('\n');
  const booked = { id, site, sequence, isCancelled, appointment: appointment(booking), workshop, summary, description };
  return { name: `${id}.ics`, text: calendarFile(tireEvent(booked, now)) };
}

/** Returns day and time of a booking, whose form the contract has checked. */
function appointment({ timeSlot, isFullDay }: StoredTireBooking): Appointment {
  return appointmentOf(timeSlot, isFullDay) ?? { day: timeSlot.slice(0, 10), time: null };
}

function timeText({ day, time }: Appointment, { locale, noTime }: MailTexts): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${format.format(new Date(`${day}T00:00:00Z`))}, ${time ?? noTime}`;
}
