import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Body as received, before decoding. */
  bytes: Buffer;
  /** When each chunk of the body arrived, in milliseconds from the start. */
  arrivals: number[];
}

export interface RequestOptions {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request with every header as given. `fetch` does not allow a `Host` header. */
export function send(
  url: string,
  path: string,
  { host = 'norrvag-se.localhost', ...rest }: RequestOptions = {},
): Promise<HttpResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = rest;
    const target = new URL(url);
    const request = httpRequest(
      { hostname: target.hostname, port: target.port, path, method, headers: { host, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        const arrivals: number[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          arrivals.push(performance.now() - started);
        });
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const headerEntries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          const decoded = decode(bytes, response.headers['content-encoding']);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headerEntries),
            body: decoded,
            bytes,
            arrivals,
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
