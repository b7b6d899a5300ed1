import { join } from 'node:path';
import type { Environment } from '../../config/environment.ts';
import type { EmbeddedSubmission } from '../../src/contracts/content/embeddedForms.ts';
import type { Lead } from '../../src/contracts/leads/leads.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Ports } from '../ports/ports.ts';
import { liveSecrets } from '../store/liveSecrets.ts';
import type { RedisAvailability } from '../store/redisClient.ts';
import type { ReportRedisFailure } from '../store/redisTimeLimit.ts';
import { createEntryCipher } from './entryCipher.ts';
import { createFileOutbox } from './fileOutbox.ts';
import { Outbox } from './outbox.ts';
import type { OutboxStore } from './outboxStore.ts';
import { createRedisOutbox } from './redisOutbox.ts';

/** The outbox of each upstream that gets forms. */
export interface Outboxes {
  leads: Outbox<Lead>;
  embeddedForms: Outbox<EmbeddedSubmission>;
  /** Waits for calls in progress, and closes the stores. */
  close: () => Promise<void>;
}

interface OutboxesOptions {
  ports: Pick<Ports, 'leads' | 'embeddedForms'>;
  environment: Environment;
  live: LiveSettings;
  redis: {
    /** Empty: the outboxes are in a folder. */
    url: string;
    availability: RedisAvailability;
    report: ReportRedisFailure;
    commandTimeoutMs?: number | undefined;
  };
  log: Log;
  metrics: Metrics;
}

const MEGABYTE = 1024 * 1024;

/** Creates the outboxes. Without secrets nothing is stored: what an upstream cannot take is an error. */
export function createOutboxes({ ports, environment, live, redis, log, metrics }: OutboxesOptions): Outboxes {
  const { OUTBOX_FOLDER, OUTBOX_ENTRIES, OUTBOX_MB, UPSTREAM_TOTAL_TIMEOUT } = environment;
  const secrets = liveSecrets(live, 'OUTBOX_SECRETS');
  const isOff = secrets().length === 0;
  const isNeeded = !environment.sandboxed.includes('leads') && ports.leads !== null;
  if (isOff && isNeeded) log.warn({ event: LOG_EVENTS.outboxOff });
  const bounds = { entries: OUTBOX_ENTRIES, bytes: OUTBOX_MB * MEGABYTE };
  const storeOf = (name: string): OutboxStore =>
    redis.url === ''
      ? createFileOutbox(join(OUTBOX_FOLDER, name), bounds)
      : createRedisOutbox(name, { ...redis, bounds });
  const storageOf = (name: string, port: object | null) =>
    isOff || port === null ? null : { store: storeOf(name), cipher: createEntryCipher(secrets) };
  const { leads, embeddedForms } = ports;
  const shared = { timeoutMs: UPSTREAM_TOTAL_TIMEOUT, log, metrics };
  const outboxes = {
    leads: new Outbox<Lead>({
      name: 'leads',
      send: (lead) => served(leads).send(lead),
      storage: storageOf('leads', leads),
      ...shared,
    }),
    embeddedForms: new Outbox<EmbeddedSubmission>({
      name: 'embeddedForms',
      send: (submission) => served(embeddedForms).submit(submission),
      storage: storageOf('embeddedForms', embeddedForms),
      ...shared,
    }),
  };
  return {
    ...outboxes,
    close: async () => {
      await Promise.all([outboxes.leads.close(), outboxes.embeddedForms.close()]);
    },
  };
}

/** Forms of an upstream that is off are refused before they get here (`isFormServed`). */
function served<Port>(port: Port | null): Port {
  if (port === null) throw new Error('The upstream of the form is off');
  return port;
}
