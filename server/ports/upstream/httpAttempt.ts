import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { startTimeLimit } from '../../../lib/startTimeLimit.ts';
import { UpstreamError, type UpstreamFailure } from './upstreamError.ts';

/** One HTTP exchange: time limits, size limit, one kind of error. No retry, no breaker. */
interface AttemptInput {
  dispatcher: Dispatcher;
  upstream: string;
  operation: string;
  method: 'GET' | 'POST';
  origin: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** Milliseconds until the headers must have arrived, and until the response must be complete. */
  headersTimeout: number;
  totalTimeout: number;
  maxBytes: number;
  /** Statuses other than 2xx that are no failures. */
  accepts: readonly number[];
  signal: AbortSignal | null;
  /** Called with the status of the response, whatever becomes of it. */
  onStatus: (status: number) => void;
}

export interface HttpResponse {
  status: number;
  contentType: string;
  body: Buffer;
}

const decoders: Readonly<Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** @throws UpstreamError for everything but a 2xx or accepted response within the size limit */
export async function httpAttempt(input: AttemptInput): Promise<HttpResponse> {
  const { upstream, operation } = input;
  const limits = startLimits(input);
  try {
    const response = await input.dispatcher.request({
      origin: input.origin,
      path: input.path,
      method: input.method,
      headers: { 'accept-encoding': 'gzip, br', ...input.headers },
      body: input.body,
      signal: limits.signal,
      // The limits above are exact; undici's own timers tick in half seconds.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    limits.headersReceived();
    input.onStatus(response.statusCode);
    const body = await readBody(response.body, input.maxBytes);
    const status = response.statusCode;
    const isAccepted = (status >= 200 && status <= 299) || input.accepts.includes(status);
    if (!isAccepted) throw new UpstreamError({ upstream, operation, kind: 'status', status });
    const { 'content-encoding': encoding, 'content-type': contentType } = response.headers;
    return { status, contentType: String(contentType ?? ''), body: await decode(body, encoding, input.maxBytes) };
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    const kind = limits.reason() ?? failureOf(error);
    throw new UpstreamError({ upstream, operation, kind, detail: codeOf(error), cause: error });
  } finally {
    limits.stop();
  }
}

/** Aborts when the headers or the complete response are late, or when the caller aborts. */
function startLimits({ headersTimeout, totalTimeout, signal }: AttemptInput) {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | null = null;
  const abort = (cause: 'timeout' | 'aborted') => {
    reason ??= cause;
    controller.abort();
  };
  const onAbort = () => abort('aborted');
  const onTimeout = () => abort('timeout');
  const endHeaders = startTimeLimit(Math.min(headersTimeout, totalTimeout), onTimeout);
  const endTotal = startTimeLimit(totalTimeout, onTimeout);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    reason: (): 'timeout' | 'aborted' | null => reason,
    headersReceived: endHeaders,
    stop: () => {
      endHeaders();
      endTotal();
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

class TooLarge extends Error {}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

async function decode(body: Buffer, encoding: unknown, maxBytes: number): Promise<Buffer> {
  const decoder = typeof encoding === 'string' ? decoders[encoding] : undefined;
  if (decoder === undefined) return body;
  // A small compressed body can be huge in memory, so the decompressed size is limited.
  return decoder(body, { maxOutputLength: maxBytes });
}

function codeOf(error: unknown): string {
  if (error instanceof TooLarge) return 'too large';
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no code';
}

const TIMEOUT_CODES = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];
const INVALID_CODES = ['too large', 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_BUFFER_TOO_LARGE', 'ERR_BROTLI_DECODER_ERROR'];

function failureOf(error: unknown): UpstreamFailure {
  const code = codeOf(error);
  if (TIMEOUT_CODES.includes(code)) return 'timeout';
  if (INVALID_CODES.includes(code) || code.startsWith('HPE_') || code.startsWith('ERR__ERROR_')) return 'invalid';
  return 'network';
}
