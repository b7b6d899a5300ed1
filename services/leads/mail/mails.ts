import { isTimeSlot } from '../../../src/contracts/booking/bookingFields.ts';
import { FORMS, isFormName } from '../../../src/contracts/forms/forms.ts';
import { type Lead, VISITOR_MAIL } from '../../../src/contracts/leads/leads.ts';
import { fillIn } from '../../../src/contracts/page/fillIn.ts';
import type { FindTemplate, MailTemplate } from './templates.ts';

/** A mail about a lead. */
export interface Mail {
  readonly audience: 'dealer' | 'customer';
  readonly to: string;
  /** Where an answer goes: from the dealer to the customer, from the customer to the dealer. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** Header fields of its own. */
  readonly headers?: Readonly<Record<string, string>>;
}

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
  'moveTo',
  'campaign',
]);

/** Returns the mail to the dealer, and the one to the customer when the form has an address. */
export function mailsOf({ formName, values }: Lead, findTemplate: FindTemplate): Mail[] {
  if (formName === VISITOR_MAIL) return [visitorMail(values)];
  const text = (name: string): string => String(values[name] ?? '');
  const template = findTemplate(text('language'), text('source'));
  const customer = text('email') || text('customerEmail');
  const subject = [template.subjects[formName] ?? formName, ...list(values.carNames)].join(': ');
  const filled = {
    recipients: [...new Set([text('toName'), text('siteName')])].join(', '),
    name: text('name') || text('customerName'),
    siteName: text('siteName'),
    source: text('source'),
    lines: linesOf(formName, values, template).join('\n'),
  };
  const bodyOf = (pattern: string) =>
    fillIn(pattern, filled)
      .replace(/[^\S\n]+$/gm, '')
      .trim();
  const toDealer = {
    audience: 'dealer',
    to: text('toEmail'),
    replyTo: customer,
    text: bodyOf(template.dealer),
  } as const;
  const toCustomer = {
    audience: 'customer',
    to: customer,
    replyTo: text('siteEmail'),
    text: bodyOf(formName === 'withdrawal' ? template.receipt : template.customer),
  } as const;
  return [toDealer, toCustomer].filter(({ to }) => to !== '').map((mail) => ({ ...mail, subject }));
}

/** Returns a mail that the product has written: as it is, with the header fields by which mail programs end such mails (RFC 2369, RFC 8058). */
function visitorMail(values: Lead['values']): Mail {
  const text = (name: string): string => String(values[name] ?? '');
  return {
    audience: 'customer',
    to: text('email'),
    replyTo: text('siteEmail'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    headers: {
      'List-Unsubscribe': `<${text('unsubscribeUrl')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  };
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Returns a line for each value in the order of the form, with the label of its field. A ticked box is its label alone. */
function linesOf(formName: string, values: Lead['values'], template: MailTemplate): string[] {
  const order = isFormName(formName) ? Object.keys(FORMS[formName].schema.fields) : [];
  const listed = Object.entries(values).filter(([name, value]) => !UNLISTED.has(name) && value !== false);
  listed.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const lines = listed.map(([name, value]) => {
    const label = labelOf(name, template);
    return value === true ? `✓ ${label}` : `${label.replace(/[:?]$/, '')}: ${textOf(name, value, values, template)}`;
  });
  return [...list(values.carNames), ...lines];
}

/** Returns the label of a value or of a choice; its name when the template has none. */
const labelOf = (name: string, { labels }: MailTemplate): string =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? name;

function textOf(name: string, value: unknown, values: Lead['values'], template: MailTemplate): string {
  if (Array.isArray(value)) return value.join(', ');
  if (name === 'milage') return [value, values.milageUnit].filter((part) => part !== undefined).join(' ');
  if (name === 'months')
    return fillIn(labelOf('monthCount', template), { count: String(value) }, String(values.language));
  if (name === 'option' || name === 'typeCar') return labelOf(String(value), template);
  if (name !== 'testDriveTime') return String(value);
  if (isTimeSlot(String(value))) return `${String(value).slice(0, 10)}, ${String(value).slice(11, 16)}`;
  const [day = '', part = ''] = String(value).split('/');
  return `${day}, ${labelOf(part, template)}`;
}
