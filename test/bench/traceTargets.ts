import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appListener } from './appListener.ts';

/**
 * Serves the product without traces and with them, in one process on one core, each on a port of its own: pages from the cache, and
 * misses. Writes the ports as one line of JSON. Arguments: the URL of a running sandbox, and of a collector. Responds to each message with the
 * processor time used so far.
 */
const [sandboxUrl = '', collector = ''] = process.argv.slice(2);

function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

const portOf = async (pageCache: boolean, settings: Readonly<Record<string, string>>) =>
  listen(await appListener(sandboxUrl, { pageCache, settings }));
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector };
/** As many traces as an ordinary group records. */
const sampled = { ...traced, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };

const ports = {
  hit: await portOf(true, {}),
  hitSampled: await portOf(true, sampled),
  hitTraced: await portOf(true, traced),
  miss: await portOf(false, {}),
  missSampled: await portOf(false, sampled),
  missTraced: await portOf(false, traced),
};
process.stdout.write(`${JSON.stringify({ ports })}\n`);
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit(0));
