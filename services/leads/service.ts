import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Lead, VISITOR_MAIL } from '../../src/contracts/leads/leads.ts';
import type { Database } from '../lib/database/database.ts';
import { openDatabase } from '../lib/database/openDatabase.ts';
import { createLog, type Log } from '../lib/log.ts';
import type { Running } from '../lib/runService.ts';
import { type Environment, readEnvironment } from './config/environment.ts';
import { type Channel, cleanUp, type Planned } from './database/leads.ts';
import { migrate } from './database/migrate.ts';
import { startDeliverer } from './deliver/deliverer.ts';
import { createMailSender } from './deliver/mailSender.ts';
import type { Sender } from './deliver/send.ts';
import { createWebhookSender } from './deliver/webhookSender.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createLeadsServer } from './http/server.ts';
import { mailsOf } from './mail/mails.ts';
import { type FindTemplate, templatesIn } from './mail/templates.ts';

/** Milliseconds between two clean-ups. */
const CLEAN_UP_INTERVAL = 3_600_000;

/**
 * Opens the database, runs its migrations, sends what waits and listens.
 *
 * @throws EnvironmentError for invalid variables, and the error of a database that cannot be opened
 */
export async function startService(variables: Readonly<Record<string, string | undefined>>): Promise<Running> {
  const environment = readEnvironment(variables);
  const log = createLog(environment.logLevel);
  for (const each of environment.misspelled) log.warn({ event: 'leads.misspelledVariable', ...each });
  const findTemplate = templatesIn(environment.templatesFolder);
  const database = await openDatabase(environment, (error) => log.error({ event: 'leads.databaseFailed', err: error }));
  const migrations = await migrate(database);
  if (migrations.length > 0) log.info({ event: 'leads.migrated', migrations });
  const metrics = createMetrics(database);
  const senders = sendersOf(environment, findTemplate);
  const deliverer = delivererOf(environment, database, senders, metrics, log);
  let isDraining = false;
  const server = createLeadsServer({
    database,
    keys: environment.leadsKeys,
    metrics,
    plan: (lead) => planOf(lead, environment, findTemplate),
    isDraining: () => isDraining,
    received: ({ formName, formSubmissionId }) =>
      log.info({ event: 'leads.received', form: formName, lead: formSubmissionId }),
    failed: (error) => log.error({ event: 'leads.requestFailed', err: error }),
  });
  const timer = setInterval(() => clean(database, environment, log), CLEAN_UP_INTERVAL);
  server.listen(environment.port, environment.host);
  await once(server, 'listening');
  const url = `http://${environment.host}:${(server.address() as AddressInfo).port}`;
  log.info({ event: 'leads.listening', url, database: environment.databaseUrl ? 'postgresql' : 'embedded' });
  return {
    url,
    close: async () => {
      isDraining = true;
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await deliverer.close();
      await closed;
      await Promise.all([...new Set(Object.values(senders))].map((sender) => sender.close()));
      await database.close();
    },
  };
}

function sendersOf(environment: Environment, findTemplate: FindTemplate): Partial<Record<Channel, Sender>> {
  const { smtpUrl, mailFrom: from, webhookUrl, webhookSecrets } = environment;
  const mails = smtpUrl ? createMailSender({ smtpUrl, from, findTemplate }) : null;
  const [secret] = webhookSecrets;
  return {
    ...(mails && { dealer: mails, customer: mails }),
    ...(webhookUrl && secret !== undefined && { webhook: createWebhookSender({ secret }) }),
  };
}

/** Returns the mails and the webhook of a lead. */
function planOf(lead: Lead, { smtpUrl, confirms, webhookUrl }: Environment, findTemplate: FindTemplate): Planned[] {
  const mails = smtpUrl ? mailsOf(lead, findTemplate) : [];
  // What the product writes to a visitor is no confirmation, and nothing for a CRM.
  if (lead.formName === VISITOR_MAIL) return mails.map(({ audience: channel, to: target }) => ({ channel, target }));
  const wanted = mails.filter(({ audience }) => confirms || audience === 'dealer');
  return [
    ...wanted.map(({ audience: channel, to: target }) => ({ channel, target })),
    ...(webhookUrl ? [{ channel: 'webhook' as const, target: webhookUrl }] : []),
  ];
}

function delivererOf(
  { fallbackMail, retryHours }: Environment,
  database: Database,
  senders: Partial<Record<Channel, Sender>>,
  metrics: Metrics,
  log: Log,
) {
  return startDeliverer({
    database,
    senders,
    fallbackMail,
    retryHours,
    events: {
      ended: ({ id, channel, attempts, age, lead: { formSubmissionId: lead } }, outcome) => {
        const { kind } = outcome;
        metrics.attempts.inc({ channel, outcome: kind });
        if (kind === 'sent') metrics.delay.observe({ channel }, age);
        const details = { delivery: id, lead, channel, attempts };
        if (outcome.kind === 'sent') return log.info({ event: 'leads.sent', ...details });
        const error = withoutAddresses(outcome.error);
        if (outcome.kind === 'failed')
          return log.error({ event: 'leads.failed', ...details, error, toFallback: outcome.instead !== undefined });
        log.warn({ event: 'leads.delayed', ...details, error, seconds: Math.round(outcome.seconds) });
      },
      failed: (error) => log.error({ event: 'leads.databaseFailed', err: error }),
    },
  });
}

/** Mail servers repeat the address that they refuse. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]');

function clean(database: Database, { keepDays }: Environment, log: Log): void {
  cleanUp(database, keepDays).then(
    ({ emptied }) => emptied > 0 && log.info({ event: 'leads.emptied', leads: emptied }),
    (error: unknown) => log.error({ event: 'leads.cleanUpFailed', err: error }),
  );
}
