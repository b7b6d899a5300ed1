import { fileURLToPath } from 'node:url';
import { type Environment, readEnvironment } from '../../config/environment.ts';
import { SITE_IDS } from '../../config/sites.ts';
import { composeUpstreams } from '../../server/compose.ts';
import { createLog, type Log } from '../../server/operations/log/log.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import type { Ports } from '../../server/ports/ports.ts';
import type { SearchPort } from '../../server/ports/searchPort.ts';
import { sandboxFor } from '../../server/startup/startup.ts';
import { createMediaProbe, type MediaProbe } from '../doctor/media.ts';
import type { CommandContext } from './command.ts';

const EMPTY_INDEX: CommandUpstreams['search'] = {
  search: async (_scope, { limit = 0, offset = 0 }) => ({ facet: [], content: [], total_items: 0, limit, offset }),
};

/** Time limit for one response of an upstream, long enough for a busy machine. */
const TIMEOUT_MS = 30_000;

/** What commands read of the upstreams. */
export interface CommandUpstreams {
  content: Ports['content'];
  /** Of a search engine that is off: an index without records. */
  search: Pick<SearchPort, 'search'>;
  media: MediaProbe;
  /** The upstreams that are off. */
  off: Environment['off'];
  log: Log;
}

/**
 * Opens the upstreams of the environment, or of a new sandbox, while `work` runs. Their log is silent.
 *
 * @throws EnvironmentError
 */
export async function withPorts<T>(
  env: CommandContext['env'],
  work: (upstreams: CommandUpstreams) => Promise<T>,
): Promise<T> {
  // Longer than for visitors, because no page waits for the response.
  const limits = { UPSTREAM_HEADERS_TIMEOUT: TIMEOUT_MS, UPSTREAM_TOTAL_TIMEOUT: TIMEOUT_MS };
  const environment = { ...readEnvironment(env, SITE_IDS), ...limits };
  // Failures are findings; the log would repeat them within the report.
  const log = createLog({ LOG_LEVEL: 'silent' }, { write: () => {} });
  const metrics = createMetrics();
  const script = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
  const sandbox = await sandboxFor(environment, script, log);
  const { ports, urls, close } = composeUpstreams({ environment, sandboxUrl: sandbox?.url ?? null, log, metrics });
  try {
    const { content, search } = ports;
    const media = createMediaProbe(urls.media);
    return await work({ content, search: search ?? EMPTY_INDEX, media, off: environment.off, log });
  } finally {
    await close();
    await sandbox?.stop();
  }
}
