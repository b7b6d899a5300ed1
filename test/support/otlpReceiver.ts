import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: 'internal' | 'server' | 'client';
  ms: number;
  failed: boolean;
  attributes: Record<string, string | number | boolean>;
  resource: Record<string, string | number | boolean>;
}

/** A collector of OpenTelemetry on loopback: OTLP over HTTP, protobuf. */
export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Header fields of the last batch. */
  headers: () => Readonly<Record<string, unknown>>;
  /** `hang`: batches get no response. A status: they are refused. */
  behave: (how: 'take' | 'hang' | number) => void;
  close: () => Promise<void>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  let how: 'take' | 'hang' | number = 'take';
  let headers = {};
  const server = createServer(async (req, res: ServerResponse) => {
    const body = await buffer(req).catch(() => null);
    if (body === null || how === 'hang') return;
    headers = req.headers;
    if (typeof how === 'number' || req.url !== '/v1/traces')
      return void res.writeHead(typeof how === 'number' ? how : 404).end();
    spans.push(...spansOf(req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
    res.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers: () => headers,
    behave: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The fields of a protobuf message by number. */
type Message = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

/** Reads a message: varints, 64-bit values, and what has a length. */
function messageOf(bytes: Buffer): Message {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const fieldOf = (type: number): Buffer | bigint => {
    if (type === 0) return varint();
    const length = type === 2 ? Number(varint()) : type === 1 ? 8 : 4;
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const values = fields.get(tag >> 3) ?? [];
    fields.set(tag >> 3, [...values, fieldOf(tag & 7)]);
  }
  return fields;
}

const messages = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).flatMap((each) => (Buffer.isBuffer(each) ? [messageOf(each)] : []));
const bytesOf = (message: Message, field: number): Buffer => {
  const value = message.get(field)?.[0];
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
};
const numberOf = (message: Message, field: number): number => Number(message.get(field)?.[0] ?? 0);

function attributesOf(message: Message, field: number): Record<string, string | number | boolean> {
  const pairs = messages(message, field).map((pair) => {
    const [value = new Map()] = messages(pair, 2);
    const key = bytesOf(pair, 1).toString();
    if (value.has(2)) return [key, numberOf(value, 2) === 1] as const;
    if (value.has(3)) return [key, numberOf(value, 3)] as const;
    if (value.has(4)) return [key, bytesOf(value, 4).readDoubleLE()] as const;
    return [key, bytesOf(value, 1).toString()] as const;
  });
  return Object.fromEntries(pairs);
}

const KINDS = ['internal', 'internal', 'server', 'client'] as const;

/** Reads an `ExportTraceServiceRequest`. */
function spansOf(body: Buffer): ReceivedSpan[] {
  return messages(messageOf(body), 1).flatMap((group) => {
    const [described = new Map()] = messages(group, 1);
    const resource = attributesOf(described, 1);
    return messages(group, 2)
      .flatMap((scope) => messages(scope, 2))
      .map((span) => {
        const nanoseconds = bytesOf(span, 8).readBigUInt64LE() - bytesOf(span, 7).readBigUInt64LE();
        const [status = new Map()] = messages(span, 15);
        return {
          traceId: bytesOf(span, 1).toString('hex'),
          spanId: bytesOf(span, 2).toString('hex'),
          parentSpanId: bytesOf(span, 4).toString('hex'),
          name: bytesOf(span, 5).toString(),
          kind: KINDS[numberOf(span, 6)] ?? 'internal',
          ms: Number(nanoseconds) / 1e6,
          failed: numberOf(status, 3) === 2,
          attributes: attributesOf(span, 9),
          resource,
        };
      });
  });
}
