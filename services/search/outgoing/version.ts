import { hash } from 'node:crypto';
import type { Queryable } from '../../lib/database/database.ts';

/** Raise it when a format changes, so that readers fetch their feeds again. */
const FORMAT_VERSION = 1;

/** What a feed is made of: its entity tag, and when that has changed last. */
export interface FeedVersion {
  readonly etag: string;
  readonly modified: Date;
}

/**
 * Returns the version of a feed before it is read: what is read afterwards is at least as new. Every change of a record gives another one, also of
 * other indexes.
 *
 * @param settings what else its text depends on
 * @param since when these settings began, in milliseconds since 1970
 */
export async function readVersion(database: Queryable, settings: object, since: number): Promise<FeedVersion> {
  const { rows } = await database.query<{ seq: string | null; at: number | null }>(
    `select greatest((select max(seq) from changes), (select value::bigint from settings where name = 'pruned')) as seq,
       (select extract(epoch from max(at))::float8 from changes) as at`,
  );
  const { seq = null, at = null } = rows[0] ?? {};
  const digest = hash('sha256', JSON.stringify([FORMAT_VERSION, seq, settings]), 'base64url').slice(0, 22);
  const seconds = Math.ceil(Math.max(since / 1_000, at ?? 0));
  // Weak: compressed and uncompressed bytes differ.
  return { etag: `W/"${digest}"`, modified: new Date(seconds * 1_000) };
}
