import { Agent, request } from 'node:http';
import type { RandomRequest } from './randomRequests.ts';

/** How many requests of each kind were sent, and which responses were wrong. */
export interface LoadResult {
  counts: Record<string, number>;
  wrong: string[];
}

/** Sends `total` requests to 127.0.0.1 over a few keep-alive connections. */
export async function sendRequests(
  port: number,
  next: () => RandomRequest,
  { total, connections = 8 }: { total: number; connections?: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { counts: {}, wrong: [] };
  let left = total;
  async function runConnection(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const planned = next();
      result.counts[planned.kind] = (result.counts[planned.kind] ?? 0) + 1;
      const issue = await send(agent, port, planned).catch((error: unknown) => String(error));
      if (issue !== null) result.wrong.push(`${planned.kind} ${planned.host}${planned.path}: ${issue}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, runConnection));
  agent.destroy();
  return result;
}

/** Resolves with what is wrong with the response, or null. */
function send(
  agent: Agent,
  port: number,
  { host, path, body, headers, statuses }: RandomRequest,
): Promise<string | null> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sending = request(
      { agent, host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.byteLength;
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          if (!statuses.includes(statusCode)) resolve(`${statusCode} instead of ${statuses.join(' or ')}`);
          else resolve(statusCode === 200 && bytes < 20 ? `${bytes} bytes` : null);
        });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
