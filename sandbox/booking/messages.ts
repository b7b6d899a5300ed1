import { bookingEvent } from '../../src/contracts/booking/bookingEvent.ts';
import type { Workshop } from '../../src/contracts/booking/workshops.ts';
import { calendarFile } from '../../src/contracts/calendar/calendarFile.ts';
import type { OutboxMessage } from '../control/outbox.ts';
import type { Booking } from './bookings.ts';
import { nameOfOffering } from './offerings.ts';

/** Mail and SMS to a customer about a booking, in the customer's language. */

export type BookingChange = 'booked' | 'moved' | 'cancelled';

const TEXTS = {
  sv: {
    booked: 'Bokningsbekräftelse',
    moved: 'Din bokning är flyttad',
    cancelled: 'Din bokning är avbokad',
    hello: 'Hej',
    number: 'Bokningsnummer',
    time: 'Tid',
    fullDay: 'Heldag, lämna bilen före kl. 08:00',
    place: 'Verkstad',
    car: 'Bil',
    services: 'Tjänster',
    bring: 'Ta med bilnyckel, servicebok och låsbult till fälgarna.',
    event: 'Verkstad',
    link: 'Se, flytta eller avboka',
    locale: 'sv-SE',
  },
  en: {
    booked: 'Booking confirmation',
    moved: 'Your booking has been moved',
    cancelled: 'Your booking has been cancelled',
    hello: 'Hello',
    number: 'Booking number',
    time: 'Time',
    fullDay: 'Full day, leave the car before 08:00',
    place: 'Workshop',
    car: 'Car',
    services: 'Services',
    bring: 'Bring the key, the service book and the key of the wheel locks.',
    event: 'Workshop',
    link: 'See, move or cancel',
    locale: 'en-GB',
  },
} as const;

/** Returns the mail with its calendar file, and the SMS of a change. @param now milliseconds since 1970 */
export function messagesOf(
  change: BookingChange,
  booking: Booking,
  workshop: Omit<Workshop, 'firstTimeSlot'>,
  now: number,
): OutboxMessage[] {
  const language = booking.language === 'en' ? 'en' : 'sv';
  const texts = TEXTS[language];
  const time = timeText(booking, texts.locale, texts.fullDay);
  const link = change === 'cancelled' ? [] : [`${texts.link}: ${booking.manageUrl}`];
  const services = booking.serviceOfferingRequests.map(({ kobraId }) => nameOfOffering(kobraId, language)).join(', ');
  const { customer } = booking;
  const event = bookingEvent(
    {
      ...booking,
      isCancelled: booking.state === 'cancelled',
      workshop,
      summary: `${texts.event}: ${workshop.siteName}`,
      description: [`${texts.number}: ${booking.id}`, booking.isFullDay && texts.fullDay, workshop.phone, ...link]
        .filter(Boolean)
        .join('\n'),
    },
    now,
  );
  const mail = [
    `${texts.hello} ${customer.firstName} ${customer.lastName}`,
    [
      `${texts.number}: ${booking.id}`,
      `${texts.time}: ${time}`,
      `${texts.place}: ${workshop.siteName}, ${workshop.address}`,
      `${texts.car}: ${booking.registrationNumber}`,
      `${texts.services}: ${services}`,
    ].join('\n'),
    ...(change === 'cancelled' ? [] : [texts.bring]),
    ...link,
  ].join('\n\n');
  const sms = [`${texts[change]} ${booking.id}: ${time}, ${workshop.siteName}.`, ...link].join(' ');
  return [
    {
      channel: 'mail',
      to: customer.email,
      subject: `${texts[change]} ${booking.id}`,
      text: mail,
      calendar: { name: `${booking.id}.ics`, text: calendarFile(event) },
    },
    { channel: 'sms', to: customer.phone, subject: texts[change], text: sms },
  ];
}

function timeText({ timeSlot, isFullDay }: Booking, locale: string, fullDay: string): string {
  const zone = { timeZone: 'Europe/Stockholm' } as const;
  const at = Date.parse(timeSlot);
  const day = new Intl.DateTimeFormat(locale, {
    ...zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const hour = new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit' });
  return isFullDay ? `${day.format(at)}. ${fullDay}` : `${day.format(at)}, ${hour.format(at)}`;
}
