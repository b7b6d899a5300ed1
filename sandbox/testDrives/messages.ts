import type { OutboxMessage } from '../control/outbox.ts';
import { readJson } from '../lib/tables.ts';
import type { DealerRecord } from './dealers.ts';
import type { StoredTestDrive } from './testDrives.ts';

/** Mails to a customer about a test drive, in the customer's language. */

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
}

const TEXTS = readJson<Readonly<Record<string, MailTexts>>>(new URL('./mailTexts.json', import.meta.url));

/** Returns the mail of a change. */
export function mailOf(change: TestDriveChange, drive: StoredTestDrive, dealer: DealerRecord): OutboxMessage {
  const texts = TEXTS[drive.language] ?? (TEXTS.en as MailTexts);
  const { id, carName, customer, manageUrl } = drive;
  const facts = [
    `${texts.number}: ${id}`,
    `${texts.time}: ${timeText(drive, dealer.zone, texts.locale)}`,
    `${texts.place}: ${dealer.name}, ${dealer.address}`,
    `${texts.car}: ${carName}`,
  ];
  const ends = change === 'cancelled' ? [] : [texts.bring, `${texts.link}: ${manageUrl}`];
  return {
    channel: 'mail',
    to: customer.email,
    subject: `${texts[change]} ${id}`,
    text: [`${texts.hello} ${customer.name}`, facts.join('\n'), ...ends].join('\n\n'),
  };
}

/** Returns day and time at the dealer's place. */
function timeText({ timeSlot }: StoredTestDrive, timeZone: string, locale: string): string {
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, options).format(Date.parse(timeSlot));
  return `${day}, ${timeSlot.slice(11, 16)}`;
}
