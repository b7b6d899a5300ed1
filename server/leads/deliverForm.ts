import type { SiteConfig } from '../../config/siteConfig.ts';
import { recordOf } from '../../lib/record.ts';
import type { FormName } from '../../src/contracts/forms/forms.ts';
import type { Question } from '../../src/contracts/forms/questions.ts';
import type { Lead } from '../../src/contracts/leads/leads.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { OutboxEntry, Sent } from '../outbox/outbox.ts';
import type { Outboxes } from '../outbox/outboxes.ts';
import type { TestDriveSlot } from '../page/loaders.ts';
import type { RequestScope } from '../page/sources.ts';
import type { Ports } from '../ports/ports.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { digest, digestId } from '../store/digest.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import type { LinkAction, NewsletterLinks } from './newsletterLinks.ts';

/** A form that is ready to be sent. */
export interface Delivery {
  lead: Lead;
  questions: readonly Question[];
  /** Site and language of the form, and the site's origin from its configuration. */
  call: Pick<RequestScope, 'site' | 'language'> & { origin: string; client: string };
  /** The test drive that is booked with the lead, with the visitor's hold on its slot. */
  testDrive?: TestDriveSlot & { holdId?: string };
  /** An earlier attempt with the same values may have arrived. */
  isRepeated: boolean;
}

interface DeliverOptions {
  ports: Pick<Ports, 'embeddedForms'>;
  outboxes: Outboxes;
  store: SharedStore;
  links: NewsletterLinks;
  /** Id of the embedded form that gets sign-ups. */
  newsletterForm: string;
  log: Log;
}

/** Mails that one address gets at most, so that nobody can fill another person's mailbox. */
const MAILS_PER_DAY = 3;
const MAIL_RATE = { burst: MAILS_PER_DAY, perSecond: MAILS_PER_DAY / (24 * 60 * 60) };

/** What the links of each form do. */
export const LINK_ACTIONS = { newsletterConfirm: 'confirm', newsletterEnd: 'unsubscribe' } as const satisfies Partial<
  Record<FormName, LinkAction>
>;

/**
 * Creates the function that sends a form to its upstream: leads to the dealers' service, the others to the embedded forms. While the
 * upstream fails, the form is stored in its outbox.
 *
 * @throws UpstreamError when it could neither be sent nor stored
 */
export function createDeliverForm(options: DeliverOptions) {
  return (delivery: Delivery): Promise<Sent> => {
    const { lead } = delivery;
    switch (lead.formName as FormName) {
      case 'embedded':
        return deliverEmbedded(options, delivery);
      case 'newsletter':
        return signUp(options, delivery);
      case 'newsletterConfirm':
        return changeSubscription(options, delivery, 'confirmed');
      case 'newsletterEnd':
        return changeSubscription(options, delivery, 'ended');
      case 'serviceRequest':
        return deliverRequest(options, delivery);
      default:
        return deliverLead(options, delivery);
    }
  };
}

const entryOf = <Payload>({ lead, call, isRepeated }: Delivery, payload: Payload): OutboxEntry<Payload> => ({
  payload,
  form: lead.formName,
  site: call.site.id,
  isRepeated,
});

const deliverLead = ({ outboxes }: DeliverOptions, delivery: Delivery): Promise<Sent> =>
  outboxes.leads.send(delivery.lead.formSubmissionId, entryOf(delivery, delivery.lead));

/** Sends a request for a workshop. Who also wants the newsletter gets the mail that asks for a confirmation (decision 0083). */
async function deliverRequest(options: DeliverOptions, delivery: Delivery): Promise<Sent> {
  const { lead, call } = delivery;
  const { newsletter, customerEmail: email } = lead.values;
  const sent = await deliverLead(options, delivery);
  if (sent.kind === 'refused' || newsletter !== true || options.ports.embeddedForms === null) return sent;
  const signUpLead = {
    ...lead,
    formSubmissionId: digestId([lead.formSubmissionId, 'newsletter']),
    values: { email },
  };
  try {
    // Earlier attempts have failed before they got here, so no mail is counted yet.
    await signUp(options, { ...delivery, lead: signUpLead, isRepeated: false });
  } catch (error) {
    // The request itself has arrived or is stored, and must not be sent again.
    const cause = error instanceof UpstreamError ? error.kind : 'error';
    options.log.error({ event: LOG_EVENTS.leadFailed, form: 'newsletter', site: call.site.id, cause });
  }
  return sent;
}

async function deliverEmbedded({ outboxes }: DeliverOptions, delivery: Delivery): Promise<Sent> {
  const { lead, questions } = delivery;
  const { values, formSubmissionId: submissionId } = lead;
  const answers = Object.fromEntries(
    questions.flatMap(({ id, name }) => (values[name] === undefined ? [] : [[id, answerText(values[name])]])),
  );
  const submission = { form: String(values.formId), submissionId, answers };
  const sent = await outboxes.embeddedForms.send(submissionId, entryOf(delivery, submission));
  if (sent.kind !== 'refused') return sent;
  const fields = sent.fields.map((id) => questions.find((question) => question.id === id)?.name ?? id);
  return { kind: 'refused', fields };
}

/** Sends a sign-up, whose mail has a link to confirm it. The response is the same for every address. */
async function signUp(options: DeliverOptions, delivery: Delivery): Promise<Sent> {
  const { lead, call, isRepeated } = delivery;
  const email = String(lead.values.email);
  const key = digest([call.site.id, email.toLowerCase()]);
  // The first attempt has counted the mail. The upstream accepts the id once, so all attempts are one mail.
  if (!isRepeated && (await options.store.take(`newsletter:${key}`, MAIL_RATE)) > 0) {
    return { kind: 'accepted' };
  }
  const subscription = lead.formSubmissionId;
  return submit(options, delivery, {
    email,
    status: 'pending',
    subscription,
    site: call.site.id,
    language: call.language.code,
    confirmUrl: linkTo(options, 'confirm', { subscription, call }),
    unsubscribeUrl: linkTo(options, 'unsubscribe', { subscription, call }),
  });
}

/** Confirms or ends a subscription. A confirmation that waits in the outbox must not arrive after the end. */
function changeSubscription(options: DeliverOptions, delivery: Delivery, status: 'confirmed' | 'ended'): Promise<Sent> {
  const { lead, call } = delivery;
  const subscription = String(recordOf(lead.values).subscription);
  const { id: site } = call.site;
  const after = status === 'ended' ? linkId(site, 'newsletterConfirm', subscription) : undefined;
  return submit(options, delivery, { status, subscription, site, language: call.language.code }, after);
}

/** Returns the id of all submissions of a link. */
export const linkId = (site: string, form: keyof typeof LINK_ACTIONS, subscription: string): string =>
  digestId([site, form, subscription]);

async function submit(
  { outboxes, newsletterForm: form }: DeliverOptions,
  delivery: Delivery,
  answers: Record<string, string>,
  after?: string,
): Promise<Sent> {
  const { formSubmissionId: submissionId } = delivery.lead;
  const entry = entryOf(delivery, { form, submissionId, answers });
  const sent = await outboxes.embeddedForms.send(submissionId, entry, after);
  return sent.kind === 'refused' ? { kind: 'refused', fields: ['email'] } : sent;
}

function linkTo(
  { links }: DeliverOptions,
  action: LinkAction,
  { subscription, call }: { subscription: string; call: Delivery['call'] },
): string {
  const { site, language, origin } = call;
  const token = links.create({ site: site.id, action, subscription });
  return `${origin}${language.prefix}${newsletterPath(site, action)}?${LINK_TOKEN}=${token}`;
}

/** Returns the path of the page of a link. */
const newsletterPath = ({ paths }: SiteConfig, action: LinkAction): string => `${paths.newsletter}/${action}`;

function answerText(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === true ? 'Yes' : String(value);
}
