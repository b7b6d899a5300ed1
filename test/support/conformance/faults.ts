import type { Fault, Reply, Seen } from './faultyProxy.ts';

/** Ways to break an endpoint, from which the tables of faults are made. */

// biome-ignore lint/suspicious/noExplicitAny: faults break messages of any shape
type Json = any;

/** The fault of a case, and what its failure must say. */
export type CaseFault = readonly [fault: Fault, says: RegExp];

const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const json = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Sends any request on with the right key. */
export const anyKey = (header: string, key = 'sandbox'): Fault => ({
  request: (seen) => ({ ...seen, headers: { ...seen.headers, [header]: key } }),
});

/** Responds with a status. @param isMeant by default to all */
export const withStatus = (status: number, isMeant: (seen: Seen, reply: Reply) => boolean = () => true): Fault => ({
  reply: (reply, seen) => (isMeant(seen, reply) ? { ...reply, status } : reply),
});

/** Responds to refusals with another status. */
export const insteadOf = (from: number, status: number): Fault =>
  withStatus(status, (_seen, reply) => reply.status === from);

export const withHeader = (name: string, value: string): Fault => ({
  reply: (reply) => ({ ...reply, headers: { ...reply.headers, [name]: value } }),
});

/** Returns what a change makes of a value; the value as it is when the change is not about such a message. */
function changed(value: Json, change: (value: Json) => unknown): Json {
  const copy = structuredClone(value);
  try {
    return change(copy) ?? copy;
  } catch {
    return value;
  }
}

/** Changes the JSON of responses, in place or by what is returned. */
export const withBody = (change: (body: Json, request: Json, seen: Seen) => unknown): Fault => ({
  reply: (reply, seen) => {
    const body = changed(json(reply.body.toString()), (each) => change(each, json(seen.body), seen));
    return { ...reply, body: bytes(body) };
  },
});

/** Changes the JSON of requests, as an endpoint that does not understand a member. */
export const withRequest = (change: (body: Json) => unknown): Fault => ({
  request: (seen) => {
    if (seen.body === '') return seen;
    return { ...seen, body: JSON.stringify(changed(json(seen.body), change)) };
  },
});

/** Changes the path of requests. */
export const withPath = (change: (path: string) => string): Fault => ({
  request: (seen) => ({ ...seen, path: change(seen.path) }),
});

export const hang: Fault = { reply: () => 'hang' };
export const noJson: Fault = { reply: (reply) => ({ ...reply, body: Buffer.from('<html>') }) };

/** Breaks every second response. */
export function everySecond(fault: Fault): Fault {
  let count = 0;
  return {
    reply: (reply, seen) => {
      count += 1;
      return count % 2 === 0 ? (fault.reply?.(reply, seen) ?? reply) : reply;
    },
  };
}

/** The faults of the cases that every upstream with a key and JSON has. */
export const commonFaults = (header: string): Readonly<Record<string, CaseFault>> => ({
  key: [anyKey(header), /status: expected 401 or 403/],
  'content-type': [withHeader('content-type', 'text/html; charset=utf-8'), /content-type: expected application\/json/],
  time: [hang, /a response that starts within \d+ ms, got nothing/],
  'unknown-path': [insteadOf(404, 500), /status: expected a 4xx, got 500/],
  'unknown-parameter': [
    withStatus(422, (seen) => seen.path.includes('unknownParameter')),
    /^status: expected \d{3}, got 422/,
  ],
});

export const badJsonFault: CaseFault = [
  withStatus(500, (seen) => ['{"a":', '[]', '"text"', 'null'].includes(seen.body)),
  /status: expected a 4xx, got 500/,
];

export const repeatFault: CaseFault = [
  everySecond(withBody((body) => ({ ...body, at: 'another' }))),
  /body: expected /,
];
