import type { Lead } from '../../../src/contracts/leads/leads.ts';
import type { Database, Queryable } from '../../lib/database/database.ts';
import { type Channel, DELIVERIES, planDelivery } from './leads.ts';

/** A delivery that this process may attempt now. */
export interface Delivery {
  readonly id: string;
  readonly channel: Channel;
  readonly target: string;
  /** Attempts, with this one. */
  readonly attempts: number;
  /** Seconds since the lead was received. */
  readonly age: number;
  readonly lead: Lead;
}

/** What became of an attempt. A delivery that has failed goes to `instead`, when there is one. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'again'; readonly error: string; readonly seconds: number }
  | { readonly kind: 'failed'; readonly error: string; readonly instead?: string };

/** Seconds for which a delivery belongs to the process that attempts it; longer than an attempt may take. */
const LEASE = 120;

/** Takes the next deliveries that are due, each for this process alone. */
export async function takeDeliveries(database: Database, count: number): Promise<Delivery[]> {
  const { rows } = await database.query<Delivery>(
    `with due as (
       select id from deliveries
       where state = 'waiting' and next_at <= clock_timestamp()
         and (held_until is null or held_until < clock_timestamp())
       order by next_at limit $1 for update skip locked
     ), taken as (
       update deliveries d set attempts = attempts + 1, held_until = clock_timestamp() + make_interval(secs => $2)
       from due where d.id = due.id
       returning d.id, d.lead_id, d.channel, d.target, d.attempts
     )
     select t.id, t.channel, t.target, t.attempts, l.lead,
       extract(epoch from clock_timestamp() - l.received_at)::float8 as age
     from taken t join leads l on l.id = t.lead_id where l.lead is not null order by t.id`,
    [count, LEASE],
  );
  return rows;
}

/** Stores the outcome of an attempt. */
export async function endAttempt(database: Database, { id, channel, lead }: Delivery, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'again') {
    await database.query(
      `update deliveries set held_until = null, error = $2, next_at = clock_timestamp() + make_interval(secs => $3)
       where id = $1`,
      [id, outcome.error, outcome.seconds],
    );
    return;
  }
  const error = outcome.kind === 'failed' ? outcome.error : null;
  await database.transaction(async (transaction) => {
    await transaction.query(
      'update deliveries set state = $2, error = $3, held_until = null, ended_at = clock_timestamp() where id = $1',
      [id, outcome.kind, error],
    );
    if (outcome.kind !== 'failed' || !outcome.instead) return;
    await planDelivery(transaction, lead.formSubmissionId, { channel, target: outcome.instead });
    await transaction.query(`notify ${DELIVERIES}`);
  });
}

/** A delivery for operators, without data of persons but its target. */
export interface ListedDelivery {
  readonly id: string;
  readonly lead_id: string;
  readonly form: string;
  readonly channel: Channel;
  readonly target: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly received_at: Date | string;
}

/** Returns the oldest deliveries in a state, at most 1,000. */
export async function listDeliveries(database: Database, state: 'waiting' | 'failed'): Promise<ListedDelivery[]> {
  const { rows } = await database.query<ListedDelivery>(
    `select d.id, d.lead_id, l.form, d.channel, d.target, d.attempts, d.error, l.received_at
     from deliveries d join leads l on l.id = d.lead_id where d.state = $1 order by d.id limit 1000`,
    [state],
  );
  return rows;
}

/** Lets failed deliveries be attempted again. @param id of one of them; null: all @returns how many */
export async function retryDeliveries(database: Database, id: string | null): Promise<number> {
  const { rowCount } = await database.query(
    `update deliveries d set state = 'waiting', attempts = 0, next_at = clock_timestamp(), ended_at = null
     from leads l where l.id = d.lead_id and l.lead is not null and d.state = 'failed'
       and ($1::bigint is null or d.id = $1::bigint)`,
    [id],
  );
  if (rowCount > 0) await database.query(`notify ${DELIVERIES}`);
  return rowCount;
}

/** Returns how many deliveries wait by channel, how many have failed, and the seconds that the oldest has waited. */
export async function countDeliveries(
  database: Queryable,
): Promise<{ channel: Channel; state: 'waiting' | 'failed'; count: number; age: number }[]> {
  const { rows } = await database.query<{ channel: Channel; state: 'waiting' | 'failed'; count: number; age: number }>(
    `select d.channel, d.state, count(*)::int as count,
       max(extract(epoch from clock_timestamp() - l.received_at))::float8 as age
     from deliveries d join leads l on l.id = d.lead_id where d.state <> 'sent' group by 1, 2`,
  );
  return rows;
}
