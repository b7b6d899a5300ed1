import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '../../../lib/record.ts';
import type { Database } from '../../lib/database/database.ts';
import { parseJson, readBody, respondError, respondJson } from '../../lib/http/exchange.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import { isAnyOf, signatureOf } from '../../lib/http/secrets.ts';
import { toStored } from '../database/storedRecord.ts';
import { type IndexRow, markSold, readIndexes, removeRecords, upsertRecords, write } from '../database/writes.ts';
import { checkRecord } from '../feeds/recordCheck.ts';

export interface WebhookOptions {
  database: Database;
  secrets: readonly string[];
  /** The time of the machine in milliseconds, which the sender's timestamp is compared with. */
  now?: () => number;
  counted(status: number): void;
}

/** Bytes of a body, and records in it. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_RECORDS = 1_000;
/** Seconds that a timestamp may differ. Signatures are stored for longer, so that none is accepted twice. */
const MAX_AGE = 300;

/**
 * Creates `POST /webhook/{index}`: `{ put, sold, remove }`, records and ids, all of them or none. Headers: `x-timestamp`, seconds since
 * 1970, and `x-signature`. Responds 200 `{ put, sold, removed }` after the commit. Errors: 401 for another signature or an old timestamp, 404,
 * 409 for a signature that was accepted before, 413, 422 with the first invalid field.
 */
export function createWebhook({ database, secrets, now = Date.now, counted }: WebhookOptions) {
  return async (req: IncomingMessage, res: ServerResponse, index: string): Promise<void> => {
    try {
      if (req.method !== 'POST') throw new RequestError(405, 'POST only');
      const body = await readBody(req, MAX_BYTES);
      const signature = checkSignature(req, body, secrets, now());
      const row = (await readIndexes(database)).find(({ name }) => name === index);
      if (!row) throw new RequestError(404, `unknown index ${index}`, 'index');
      const counts = await apply(database, row, parseEvent(parseJson(body)), signature);
      respondJson(res, 200, counts);
      counted(200);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      counted(error.status);
      respondError(res, error);
    }
  };
}

/** Returns the signature of a request. @throws RequestError 401 */
function checkSignature(req: IncomingMessage, body: Buffer, secrets: readonly string[], now: number): string {
  const { 'x-timestamp': timestamp, 'x-signature': given } = req.headers;
  if (typeof timestamp !== 'string' || typeof given !== 'string')
    throw new RequestError(401, 'x-timestamp and x-signature are needed');
  const expected = secrets.map((secret) => `sha256=${signatureOf(secret, timestamp, body)}`);
  if (!isAnyOf(given, expected)) throw new RequestError(401, 'wrong x-signature');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > MAX_AGE)
    throw new RequestError(401, `x-timestamp differs by more than ${MAX_AGE} seconds`);
  return given;
}

interface WebhookEvent {
  readonly put: readonly Readonly<Record<string, unknown>>[];
  readonly sold: readonly string[];
  readonly remove: readonly string[];
}

/** @throws RequestError 400 or 413 */
function parseEvent(body: unknown): WebhookEvent {
  if (!isRecord(body)) throw new RequestError(400, 'the body is an object', '');
  const { put = [], sold = [], remove = [] } = body;
  if (!Array.isArray(put) || !put.every(isRecord)) throw new RequestError(400, 'put is a list of records', 'put');
  for (const [name, ids] of Object.entries({ sold, remove })) {
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
      throw new RequestError(400, `${name} is a list of ids`, name);
  }
  const event = { put, sold: sold as string[], remove: remove as string[] };
  const count = put.length + event.sold.length + event.remove.length;
  if (count === 0) throw new RequestError(400, 'put, sold and remove are empty', '');
  if (count > MAX_RECORDS) throw new RequestError(413, `a webhook has at most ${MAX_RECORDS} records`);
  return event;
}

async function apply(database: Database, { name, kind }: IndexRow, event: WebhookEvent, signature: string) {
  const records = new Map(
    event.put.map((given, at) => {
      const { record, issues } = checkRecord(kind, given);
      const [first] = issues.filter(({ isError }) => isError);
      if (first || !record)
        throw new RequestError(422, first?.message ?? 'invalid', `put[${at}].${first?.field ?? ''}`);
      const stored = toStored(kind, record);
      return [stored.id, stored] as const;
    }),
  );
  return write(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      'insert into receipts (signature) values ($1) on conflict do nothing',
      [signature],
    );
    if (rowCount === 0) throw new RequestError(409, 'this webhook was accepted before');
    const put = records.size === 0 ? 0 : await upsertRecords(transaction, name, [...records.values()]);
    const sold = kind === 'vehicles' ? await markSold(transaction, name, event.sold) : 0;
    const removed = await removeRecords(transaction, name, event.remove);
    return { put, sold, removed };
  });
}
