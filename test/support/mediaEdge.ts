import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach } from '@jest/globals';
import type { ResponseTimes } from '../../server/proxy/httpCache/storedResponse.ts';
import { type BadUpstream, startBadUpstream } from '../../server/testing/badUpstream.ts';
import { startProxies } from '../../server/testing/startProxies.ts';

/** An image on the media edge. */
export const IMAGE = '/-/media/a.png';
export const PNG = { 'content-type': 'image/png' };
export const FRESH = { ...PNG, 'cache-control': 'public, max-age=60' };

interface SentResponse {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
  isChunked?: true;
  /** The edge responds when the app has received so many requests since the script was set. */
  whenReceived?: number;
}

type ScriptedResponse = SentResponse | 'cut' | 'hang';
type Edge = BadUpstream & { requests: IncomingMessage[] };

/**
 * Starts the app of the proxies and a media edge with scripted responses for each test of a file or of a group.
 *
 * @param timeout milliseconds that a call of the edge may take
 */
export function mediaEdgeFixture(timeout = 2_000) {
  let edge: Edge;
  let app: Awaited<ReturnType<typeof startProxies>>;
  let received = 0;
  beforeEach(async () => {
    edge = { ...(await startBadUpstream()), requests: [] };
    const timeouts = { UPSTREAM_TOTAL_TIMEOUT: String(timeout), UPSTREAM_HEADERS_TIMEOUT: String(timeout) };
    app = await startProxies({ media: `${edge.url}/tenant` }, { ...timeouts, CACHE_FILE_KB: '16' });
    app.server.on('request', () => {
      received += 1;
    });
  });
  afterEach(async () => {
    await app.close();
    await edge.close();
  });

  return {
    get edge() {
      return edge;
    },
    get app() {
      return app;
    },
    /** Sets the edge's responses, one for each call; the last one repeats. */
    script(...list: ScriptedResponse[]): void {
      received = 0;
      edge.behave((req, res) => {
        edge.requests.push(req);
        const next = list.length > 1 ? list.shift() : list[0];
        if (next === undefined || next === 'hang') return;
        if (next === 'cut') return void req.socket.destroy();
        const {
          status = 200,
          headers = FRESH,
          body = `body ${edge.requests.length}`,
          isChunked,
          whenReceived = 0,
        } = next;
        const length = isChunked || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
        const respond = () => {
          if (received < whenReceived) setTimeout(respond, 20);
          else res.writeHead(status, { ...length, ...headers }).end(body);
        };
        setTimeout(respond, whenReceived && 50);
      });
    },
    fetchImage: (headers: Record<string, string> = {}, url = IMAGE) => app.send(url, headers),
    calls: () => edge.requests.length,
    lastCall: () => edge.requests.at(-1)?.headers ?? {},
    /** Ages the cached responses by so many seconds. */
    async age(seconds: number): Promise<void> {
      const entry = app.store.get(IMAGE);
      const variants = (entry?.value ?? []) as ({ headers: OutgoingHttpHeaders } & Record<ResponseTimes, number>)[];
      const value = variants.map((variant) => ({
        ...variant,
        requestedAt: variant.requestedAt - seconds * 1_000,
        arrivedAt: variant.arrivedAt - seconds * 1_000,
        wallClockAt: variant.wallClockAt - seconds * 1_000,
        headers: { ...variant.headers, date: new Date(variant.wallClockAt - seconds * 1_000).toUTCString() },
      }));
      app.store.set(IMAGE, { value, storedAt: performance.now(), tags: [] }, 600);
    },
  };
}
