import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import { SITES } from '../../config/sites.ts';
import { recordOf } from '../../lib/record.ts';
import type { Fleet } from './fleet.ts';

const VALUES = {
  regno: 'ABC123',
  milage: '8000',
  option: 'sellCar',
  customerName: 'Anna Ek',
  customerPhone: '070-123 45 67',
  customerEmail: 'anna@example.com',
  place: 'Stockholm',
};
const PAUSE_MS = 250;

/**
 * Sends leads through the edge, each from an address of its own, and returns their ids.
 * @throws when a visitor was told anything other than that the lead was received
 */
export async function sendLeads({ edge }: Pick<Fleet, 'edge'>, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const host = SITES.find(({ paths }) => paths.sellCar !== null)?.host ?? '';
  for (const [at, formSubmissionId] of ids.entries()) {
    const connect = { ca: edge.certificate, localAddress: `127.2.0.${(at % 250) + 1}` };
    const agent = new Agent({ connect });
    const { statusCode, body } = await agent.request({
      origin: `https://127.0.0.1:${edge.httpsPort}`,
      path: '/api/forms/comhub',
      method: 'POST',
      headers: { host, 'content-type': 'application/json' },
      body: JSON.stringify({ formName: 'sellCar', formSubmissionId, values: VALUES }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await body.text();
    await agent.close();
    if (statusCode !== 202) throw new Error(`A lead got ${statusCode}: ${text}`);
  }
  return ids;
}

/**
 * Waits until the leads service has these leads.
 * @throws when one was lost or arrived twice within the time, in milliseconds
 */
export async function expectLeads(sandboxUrl: string, ids: readonly string[], withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  const wanted = [...ids].sort().join();
  for (;;) {
    const received = (await receivedLeads(sandboxUrl)).filter((id) => ids.includes(id));
    if (received.sort().join() === wanted) return;
    if (performance.now() > end) throw new Error(`Of ${ids.length} leads ${received.length} arrived`);
    await delay(PAUSE_MS);
  }
}

async function receivedLeads(sandboxUrl: string): Promise<string[]> {
  const response = await fetch(`${sandboxUrl}/__sandbox/state.json`);
  const { received } = recordOf(recordOf(recordOf(await response.json()).upstreams).leads);
  if (!Array.isArray(received)) throw new Error('The sandbox has no leads');
  return received.map((lead) => String(recordOf(lead).formSubmissionId));
}
