import { isTimeSlot } from '../../src/contracts/booking/bookingFields.ts';
import { FORMS, isFormName } from '../../src/contracts/forms/forms.ts';
import type { Lead } from '../../src/contracts/leads/leads.ts';
import { fillIn } from '../../src/contracts/page/fillIn.ts';
import type { OutboxMessage } from '../control/outbox.ts';
import { readJson } from '../lib/tables.ts';
import { type MailContext, mailLabel } from './mailLabels.ts';

interface MailTexts {
  subjects: Readonly<Record<string, string>>;
  /** Begin the mail to the customer. */
  greeting: string;
  received: string;
}

const TEXTS = readJson<Readonly<Record<string, MailTexts>>>(new URL('./mailTexts.json', import.meta.url));

/** Members that mails do not list: they are in the head of the mail, or of no use to people. */
const UNLISTED: ReadonlySet<string> = new Set([
  'toName',
  'toEmail',
  'siteEmail',
  'siteName',
  'source',
  'language',
  'car',
  'cars',
  'carNames',
  'dealer',
  'department',
  'seller',
  'milageUnit',
  'withTradeIn',
  'campaign',
]);

/** Returns the mail to the dealer and the one to the customer. */
export function mailsOf({ formName, values }: Lead): OutboxMessage[] {
  const text = (name: string): string => String(values[name] ?? '');
  const texts = TEXTS[text('language')] ?? (TEXTS.en as MailTexts);
  const customer = text('email') || text('customerEmail');
  const name = text('name') || text('customerName');
  const subject = [texts.subjects[formName] ?? formName, ...list(values.carNames)].join(': ');
  const body = linesOf(formName, values).join('\n');
  const toDealer: OutboxMessage = {
    channel: 'mail',
    to: text('toEmail'),
    subject,
    text: [[...new Set([text('toName'), text('siteName')])].join(', '), body, text('source')].join('\n\n'),
  };
  const toCustomer: OutboxMessage = {
    channel: 'mail',
    to: customer,
    subject,
    text: [[texts.greeting, name].filter(Boolean).join(' '), texts.received, body, text('siteName')]
      .filter(Boolean)
      .join('\n\n'),
  };
  return [toDealer, toCustomer];
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Returns a line for each value in the order of the form, with the label of its field in the language of the lead. A ticked box is its label alone. */
function linesOf(formName: string, values: Lead['values']): string[] {
  const order = isFormName(formName) ? Object.keys(FORMS[formName].schema.fields) : [];
  const context = { language: String(values.language), source: String(values.source) };
  const listed = Object.entries(values).filter(([name, value]) => !UNLISTED.has(name) && value !== false);
  listed.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const lines = listed.map(([name, value]) => {
    const label = mailLabel(name, context);
    const text = () => textOf(name, value, { unit: values.milageUnit, context });
    return value === true ? `✓ ${label}` : `${label.replace(/[:?]$/, '')}: ${text()}`;
  });
  return [...list(values.carNames), ...lines];
}

function textOf(name: string, value: unknown, { unit, context }: { unit: unknown; context: MailContext }): string {
  if (Array.isArray(value)) return value.join(', ');
  if (name === 'milage') return [value, unit].filter((part) => part !== undefined).join(' ');
  if (name === 'months') return fillIn(mailLabel('monthCount', context), { count: String(value) }, context.language);
  if (name === 'option' || name === 'typeCar') return mailLabel(String(value), context);
  if (name !== 'testDriveTime') return String(value);
  if (isTimeSlot(String(value))) return `${String(value).slice(0, 10)}, ${String(value).slice(11, 16)}`;
  const [day = '', part = ''] = String(value).split('/');
  return `${day}, ${mailLabel(part, context)}`;
}
