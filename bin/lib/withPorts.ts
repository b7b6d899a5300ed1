import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../../config/environment.ts';
import { SITE_IDS } from '../../config/sites.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import { composeUpstreams } from '../../server/compose.ts';
import { createLog, type Log } from '../../server/operations/log/log.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import type { Ports } from '../../server/ports/ports.ts';
import { sandboxFor } from '../../server/startup/startup.ts';
import type { CommandContext } from './command.ts';

/** Time limit for one response of an upstream, long enough for a busy machine. */
const TIMEOUT_MS = 30_000;

/**
 * Opens the ports of the environment, or of a new sandbox, while `work` runs. Their log is silent.
 *
 * @throws EnvironmentError
 */
export async function withPorts<T>(
  env: CommandContext['env'],
  work: (ports: Ports, urls: Readonly<Record<UpstreamName, string>>, log: Log) => Promise<T>,
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
    return await work(ports, urls, log);
  } finally {
    await close();
    await sandbox?.stop();
  }
}
