import { calendarFile } from '../../src/contracts/calendar/calendarFile.ts';
import { testDriveEvent } from '../../src/contracts/leads/testDriveEvent.ts';
import type { OutboxMessage } from '../control/outbox.ts';
import { readJson } from '../lib/tables.ts';
import type { DealerRecord } from './dealers.ts';
import type { StoredTestDrive } from './testDrives.ts';

/** Mails about a test drive: to the customer in the customer's language, and to the dealer in that of the country. */

export type TestDriveChange = 'booked' | 'moved' | 'cancelled';

interface MailTexts extends Readonly<Record<TestDriveChange, string>> {
  locale: string;
  hello: string;
  number: string;
  time: string;
  place: string;
  car: string;
  bring: string;
  link: string;
  event: string;
  dealerBooked: string;
  dealerMoved: string;
  dealerCancelled: string;
  customer: string;
}

const TEXTS = readJson<Readonly<Record<string, MailTexts>>>(new URL('./mailTexts.json', import.meta.url));
const textsIn = (language: string): MailTexts => TEXTS[language] ?? (TEXTS.en as MailTexts);

const DEALER_SUBJECTS = { booked: 'dealerBooked', moved: 'dealerMoved', cancelled: 'dealerCancelled' } as const;

/** Returns the mails of a change, with calendar files. @param now milliseconds since 1970 */
export function mailsOf(
  change: TestDriveChange,
  drive: StoredTestDrive,
  dealer: DealerRecord,
  now: number,
): OutboxMessage[] {
  const toCustomer = customerMail(change, drive, dealer, now);
  return dealer.email ? [toCustomer, dealerMail(change, drive, { ...dealer, email: dealer.email }, now)] : [toCustomer];
}

function customerMail(
  change: TestDriveChange,
  drive: StoredTestDrive,
  dealer: DealerRecord,
  now: number,
): OutboxMessage {
  const texts = textsIn(drive.language);
  const { id, customer, manageUrl } = drive;
  const facts = factsOf(drive, dealer, texts);
  const ends = change === 'cancelled' ? [] : [texts.bring, `${texts.link}: ${manageUrl}`];
  return {
    channel: 'mail',
    to: customer.email,
    subject: `${texts[change]} ${id}`,
    text: [`${texts.hello} ${customer.name}`, facts.join('\n'), ...ends].join('\n\n'),
    calendar: calendarOf(drive, dealer, { summary: `${texts.event}: ${dealer.name}`, lines: ends, now }),
  };
}

function dealerMail(
  change: TestDriveChange,
  drive: StoredTestDrive,
  dealer: DealerRecord & { email: string },
  now: number,
): OutboxMessage {
  const texts = textsIn(dealer.language);
  const { id, carName, customer } = drive;
  const person = `${texts.customer}: ${customer.name}, ${customer.phone}, ${customer.email}`;
  return {
    channel: 'mail',
    to: dealer.email,
    subject: `${texts[DEALER_SUBJECTS[change]]} ${id}: ${carName}`,
    text: [...factsOf(drive, dealer, texts), person].join('\n'),
    calendar: calendarOf(drive, dealer, { summary: `${texts.event}: ${carName}`, lines: [person], now }),
  };
}

const factsOf = (drive: StoredTestDrive, dealer: DealerRecord, texts: MailTexts): string[] => [
  `${texts.number}: ${drive.id}`,
  `${texts.time}: ${timeText(drive, dealer.zone, texts.locale)}`,
  `${texts.place}: ${dealer.name}, ${dealer.address}`,
  `${texts.car}: ${drive.carName}`,
];

interface CalendarTexts {
  summary: string;
  /** Lines of the description, after number and car. */
  lines: readonly string[];
  now: number;
}

function calendarOf(drive: StoredTestDrive, dealer: DealerRecord, { summary, lines, now }: CalendarTexts) {
  const description = [drive.id, drive.carName, ...lines].join('\n');
  const isCancelled = drive.state === 'cancelled';
  const { zone: timeZone } = dealer;
  const event = testDriveEvent({ ...drive, isCancelled, dealer, timeZone, summary, description }, now);
  return { name: `${drive.id}.ics`, text: calendarFile(event) };
}

/** Returns day and time at the dealer's place. */
function timeText({ timeSlot }: StoredTestDrive, timeZone: string, locale: string): string {
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, options).format(Date.parse(timeSlot));
  return `${day}, ${timeSlot.slice(11, 16)}`;
}
