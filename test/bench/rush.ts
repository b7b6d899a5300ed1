import { sendRequest } from './sendRequest.ts';

/** A process that sends many requests at once, each on a new connection, and reports the outcome of each. */

export interface Rush {
  port: number;
  urls: readonly string[];
  /** Local addresses; each is a client of its own to the server. */
  clients: readonly string[];
}

process.on('message', async ({ port, urls, clients }: Rush) => {
  const pending = urls.map((url, index) => sendRequest(port, url, clients[index % clients.length] ?? '127.0.0.1'));
  process.send?.(await Promise.all(pending));
});
process.on('disconnect', () => process.exit(0));
process.stdout.write('{}\n');
