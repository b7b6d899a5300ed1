import { fileURLToPath } from 'node:url';
import { SITE_IDS } from '../../config/sites.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import { composeUpstreams } from '../../server/compose.ts';
import { createLog, type Log } from '../../server/operations/log.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import { environmentOrExit, sandboxFor } from '../../server/operations/startup.ts';
import type { Ports } from '../../server/ports/ports.ts';

/** Milliseconds for one answer of an upstream, on a busy machine too. */
const PATIENCE = 30_000;

/** Brings up the ports of the environment, or of a sandbox of its own, for as long as `work` takes. Their log is silent. */
export async function withPorts<T>(
  work: (ports: Ports, urls: Readonly<Record<UpstreamName, string>>, log: Log) => Promise<T>,
): Promise<T> {
  // No visitor waits for what a tool asks.
  const limits = { UPSTREAM_HEADERS_TIMEOUT: PATIENCE, UPSTREAM_TOTAL_TIMEOUT: PATIENCE };
  const environment = { ...environmentOrExit(SITE_IDS), ...limits };
  // Failures are findings; the log would only say them twice, amid the report.
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
