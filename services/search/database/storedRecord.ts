import { hash } from 'node:crypto';
import type { IndexRecord } from '../engine/column.ts';

export type IndexKind = 'vehicles' | 'dealers';

/** A record as a row of `records`: its JSON, and what is read from it. */
export interface StoredRecord {
  readonly id: string;
  readonly json: string;
  /** Differs when the record differs. */
  readonly hash: string;
  readonly state: string;
  readonly price: number | null;
}

export const ID_FIELDS = { vehicles: 'car_id', dealers: 'site_id' } as const satisfies Record<IndexKind, string>;

/** Returns the row of a valid record. */
export function toStored(kind: IndexKind, record: IndexRecord): StoredRecord {
  const json = JSON.stringify(record);
  const { car_status: status, car_price: price } = record;
  return {
    id: String(record[ID_FIELDS[kind]]),
    json,
    hash: hash('sha1', json, 'base64'),
    state: typeof status === 'string' && status !== '' ? status : 'available',
    price: typeof price === 'number' ? price : null,
  };
}

/**
 * Returns the columns of rows as parameters for `rowsFrom`. The records are one text with a line for each, because the client would quote each
 * item of an array, which takes most of the time of a feed. JSON has no line breaks.
 */
export function columnsOf(records: readonly StoredRecord[]): unknown[] {
  return [
    records.map(({ id }) => id),
    records.map(({ json }) => json).join('\n'),
    records.map((one) => one.hash),
    records.map(({ state }) => state),
    records.map(({ price }) => price),
  ];
}

/** The rows of `columnsOf` as a table, from a parameter on. */
export const rowsFrom = (first: number): string =>
  `unnest($${first}::text[], string_to_array($${first + 1}, E'\\n')::json[], $${first + 2}::text[], $${first + 3}::text[], $${first + 4}::numeric[])
     as rows (id, record, hash, state, price)`;
