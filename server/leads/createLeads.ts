import type { Environment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { FormName } from '../../src/contracts/forms/forms.ts';
import type { FormValues } from '../../src/contracts/forms/parseForm.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import { createBookingLinks, linkSecrets } from '../booking/bookingLinks.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Outboxes } from '../outbox/outboxes.ts';
import { bindLoaderPorts } from '../page/bindSources.ts';
import { createLabels } from '../page/labels/createLabels.ts';
import { wordingOf } from '../page/labels/labels.ts';
import { readLead, type ValidLead } from '../page/loaders.ts';
import type { LoadDependencies } from '../page/route/pageRequest.ts';
import type { Ports } from '../ports/ports.ts';
import type { Secrets } from '../store/linkSignature.ts';
import { liveSecrets } from '../store/liveSecrets.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { createDeliverForm, LINK_ACTIONS, linkId } from './deliverForm.ts';
import { TestDriveDelivery } from './deliverTestDrive.ts';
import { createNewsletterLinks, type NewsletterLinks } from './newsletterLinks.ts';
import { createSubmitLead, type ReadForm, type SubmitLead } from './submitLead.ts';

interface LeadsOptions {
  ports: Ports;
  store: SharedStore;
  outboxes: Outboxes;
  environment: Environment;
  live: LiveSettings;
  log: Log;
  metrics: Metrics;
  onContentIssue: LoadDependencies['onContentIssue'];
}

/** A lead is sent even when its visitor has left meanwhile. */
const { signal } = new AbortController();

/** Creates the function that sends leads, which the API and the pages share. */
export function createLeads(options: LeadsOptions): SubmitLead {
  const { ports, store, outboxes, environment, live, log, metrics, onContentIssue } = options;
  const labels = createLabels(ports.content);
  const links = createNewsletterLinks({ secrets: newsletterSecrets(environment, live), now: Date.now });
  const testDrives = new TestDriveDelivery({
    deliver: createDeliverForm({
      ports,
      outboxes,
      store,
      links,
      newsletterForm: environment.NEWSLETTER_FORM,
      log,
    }),
    port: ports.testDrives,
    store,
    links: createBookingLinks(linkSecrets(environment, live), 'testDrive'),
    log,
    metrics,
  });
  return createSubmitLead({
    deliver: (delivery) => testDrives.deliver(delivery),
    bookedWith: (call, id) => testDrives.bookedWith(call, id),
    store,
    perMinute: () => live.get('LEADS_RATE'),
    // A lead with a test drive is three calls.
    timeoutMs: 3 * environment.UPSTREAM_TOTAL_TIMEOUT,
    log,
    metrics,
    readLead: async (form, input, { site, language }) => {
      // A lead may be about a car or a dealer of any make of the site, also on a brand host.
      const scope = { site, language, brand: null, signal };
      const read = await readLead(form, input, {
        ...wordingOf(scope, await labels(scope)),
        ports: bindLoaderPorts(ports, scope),
        now: Date.now(),
        report: (issue, detail, error) => onContentIssue({ site: site.id, issue, detail, error }),
      });
      return 'errors' in read ? read : withSubscription(form, read, { site, links });
    },
  });
}

/** Returns the secrets of the newsletter's links. With the sandbox nothing leaves the machine, so any secret will do. */
function newsletterSecrets({ sandboxed }: Environment, live: LiveSettings): Secrets {
  const ofSandbox = sandboxed.includes('embeddedForms') ? ['sandbox'] : [];
  return liveSecrets(live, 'NEWSLETTER_SECRETS', ofSandbox);
}

/** Replaces the token of a link by its subscription. All posts of a link are one submission. */
function withSubscription(
  form: FormName,
  read: ValidLead,
  { site, links }: { site: SiteConfig; links: NewsletterLinks },
): ReadForm {
  if (form !== 'newsletterConfirm' && form !== 'newsletterEnd') return read;
  const { [LINK_TOKEN]: token } = read.values as FormValues<typeof form>;
  const subscription = links.read(token, { site: site.id, action: LINK_ACTIONS[form] });
  if (typeof subscription === 'string') {
    return { ...read, values: { subscription }, id: linkId(site.id, form, subscription) };
  }
  const isExpired = subscription.refused === 'expired';
  return { errors: { [LINK_TOKEN]: isExpired ? 'formErrorLinkExpired' : 'formErrorLink' } };
}
