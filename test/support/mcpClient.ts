import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type HttpResponse, send } from './request.ts';

interface McpClientOptions {
  /** URL of the product. */
  url: string;
  host: string;
  /** Protocol of 2026-07-28, or the handshake of the ones before it. */
  era?: 'modern' | 'legacy';
}

const MODERN = { mode: { pin: '2026-07-28' } } as const;

/** Connects the official client to the endpoint of a site. It checks each result against the schema of its tool. */
export async function connectMcpClient({ url, host, era = 'modern' }: McpClientOptions): Promise<Client> {
  const viaHost: typeof fetch = async (_input, init = {}) => {
    const headers: Record<string, string> = {};
    new Headers(init.headers).forEach((value, name) => {
      headers[name] = value;
    });
    const body = typeof init.body === 'string' ? init.body : '';
    if (body !== '') headers['content-length'] = String(Buffer.byteLength(body));
    return responseOf(await send(url, '/mcp', { host, method: init.method ?? 'GET', headers, body }));
  };
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: era === 'modern' ? MODERN : { mode: 'legacy' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), { fetch: viaHost }));
  return client;
}

function responseOf({ status, headers, body }: HttpResponse): Response {
  const { 'content-encoding': _encoding, ...others } = headers;
  return new Response(body === '' ? null : body, { status, headers: others });
}
