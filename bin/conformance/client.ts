import { Mismatch } from './conformanceCase.ts';

/** A request to the endpoint. */
export interface ClientRequest {
  /** POST with a body, else GET. */
  method?: string;
  /** Below the base URL, with its query. */
  path: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, in place of `json`. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
  key?: 'right' | 'wrong' | 'none';
}

export interface ClientResponse {
  status: number;
  headers: Headers;
  text: string;
  /** @throws Mismatch when the body is no JSON */
  json(): unknown;
}

/** What was sent and what came, for reports. Keys are left out. */
export interface Exchange {
  sent: string;
  came: string;
}

export interface Client {
  /** @throws Mismatch when there is no response within the limits of the contract */
  call(request: ClientRequest): Promise<ClientResponse>;
  /** Calls, and gives the body piece by piece until it ends or `read` returns false. Its limits are those of a stream. */
  stream(request: ClientRequest, limits: StreamLimits): Promise<Omit<ClientResponse, 'text' | 'json'>>;
  /** The last call. */
  last(): Exchange | null;
}

export interface StreamLimits {
  /** Milliseconds without a byte. */
  silence: number;
  /** Milliseconds until the end. */
  total: number;
  /** Gets each piece of the body; false ends the stream. */
  read: (chunk: string) => boolean;
}

export interface ClientOptions {
  /** Without a slash at its end. */
  url: string;
  /** Null: the upstream takes no key. */
  key: { header: string; value: string } | null;
  /** Milliseconds until the response must start, and until it must have ended. */
  limits: { start: number; total: number };
  /** Bytes of a body, at most. */
  maxBytes: number;
  /** Ends all calls. */
  signal: AbortSignal;
}

/** Characters of a body in a report, at most. */
const MAX_BODY = 500;

export function createClient(options: ClientOptions): Client {
  let last: Exchange | null = null;

  async function open(request: ClientRequest, ends: readonly AbortSignal[]): Promise<Response> {
    const { limits, signal } = options;
    const { sent, ...init } = messageOf(request, options);
    last = { sent, came: 'nothing' };
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), limits.start);
    try {
      const response = await fetch(options.url + request.path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.any([signal, tooLate.signal, ...ends]),
      });
      last = { sent, came: String(response.status) };
      return response;
    } catch (error) {
      if (signal.aborted) throw error;
      const came = tooLate.signal.aborted ? 'nothing' : causeOf(error);
      throw new Mismatch('', `a response that starts within ${limits.start} ms`, came);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Reads a body. @throws Mismatch when it breaks off or takes too long */
  async function readAll(response: Response): Promise<string> {
    try {
      return await response.text();
    } catch (error) {
      if (options.signal.aborted) throw error;
      throw new Mismatch('', `a complete body within ${options.limits.total} ms`, causeOf(error));
    }
  }

  return {
    last: () => last,
    call: async (request) => {
      const response = await open(request, [AbortSignal.timeout(options.limits.total)]);
      const text = await readAll(response);
      const size = Buffer.byteLength(text);
      if (size > options.maxBytes) throw new Mismatch('body', `at most ${options.maxBytes} bytes`, `${size} bytes`);
      if (last) last = { ...last, came: cut(`${response.status} ${text}`) };
      return { status: response.status, headers: response.headers, text, json: () => parse(text) };
    },
    stream: async (request, streamLimits) => {
      const silent = new AbortController();
      const response = await open(request, [AbortSignal.timeout(streamLimits.total), silent.signal]);
      try {
        await readStream(response, streamLimits, silent);
      } catch (error) {
        if (options.signal.aborted || error instanceof Mismatch) throw error;
        if (silent.signal.aborted) throw new Mismatch('stream', `a byte within ${streamLimits.silence} ms`, 'nothing');
        throw new Mismatch('stream', `an end within ${streamLimits.total} ms`, causeOf(error));
      }
      return { status: response.status, headers: response.headers };
    },
  };
}

/** Gives a body piece by piece. @param silent is aborted after a pause that is too long, and ends the stream */
async function readStream({ body }: Response, { silence, read }: StreamLimits, silent: AbortController): Promise<void> {
  const decoder = new TextDecoder();
  let timer = setTimeout(() => silent.abort(), silence);
  try {
    for await (const chunk of body ?? []) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silence);
      if (!read(decoder.decode(chunk, { stream: true }))) break;
    }
  } finally {
    clearTimeout(timer);
  }
}

const cut = (text: string): string => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);

/** Returns the parts of a request for `fetch`, and the same for a report, without the key. */
function messageOf(request: ClientRequest, options: ClientOptions) {
  const { path, json, headers = {}, key = 'right' } = request;
  const body = request.body ?? (json === undefined ? undefined : JSON.stringify(json));
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const keyHeader = options.key && key !== 'none' ? { [options.key.header]: keyOf(options.key.value, key) } : {};
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const common = { method, headers: { accept: 'application/json, */*;q=0.5', ...keyHeader, ...headers } };
  if (body === undefined) return { ...common, sent: `${method} ${rooted}` };
  const withType = { 'content-type': 'application/json', ...common.headers };
  return { ...common, headers: withType, body, sent: `${method} ${rooted} ${cut(body)}` };
}

const keyOf = (value: string, kind: 'right' | 'wrong'): string => (kind === 'right' ? value : `${value}-wrong`);

/** Returns what broke a call off, without the texts of its address. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Mismatch('', 'a body of JSON', text);
  }
}
