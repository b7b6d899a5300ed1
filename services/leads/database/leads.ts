import { createHash } from 'node:crypto';
import type { Lead } from '../../../src/contracts/leads/leads.ts';
import type { Database, Queryable } from '../../lib/database/database.ts';

export type Channel = 'dealer' | 'customer' | 'webhook';

/** Something to send of a lead. */
export interface Planned {
  readonly channel: Channel;
  /** A mail address or a URL. */
  readonly target: string;
}

/** Processes that wait for deliveries listen to it. */
export const DELIVERIES = 'deliveries';

/**
 * Stores a lead with what is to be sent of it, in one transaction. A lead that is stored changes nothing.
 *
 * @returns `conflict` when another lead has its id
 */
export async function storeLead(
  database: Database,
  lead: Lead,
  plan: readonly Planned[],
): Promise<'new' | 'known' | 'conflict'> {
  const { formName, formSubmissionId: id } = lead;
  const digest = digestOf(lead);
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.query(
      'insert into leads (id, digest, form, lead) values ($1, $2, $3, $4) on conflict do nothing',
      [id, digest, formName, JSON.stringify(lead)],
    );
    if (rowCount === 0) {
      const { rows } = await transaction.query<{ digest: string }>('select digest from leads where id = $1', [id]);
      return rows[0]?.digest === digest ? 'known' : 'conflict';
    }
    for (const planned of plan) await planDelivery(transaction, id, planned);
    await transaction.query(`notify ${DELIVERIES}`);
    return 'new';
  });
}

/** Adds a delivery of a stored lead. */
export async function planDelivery(transaction: Queryable, lead: string, { channel, target }: Planned): Promise<void> {
  await transaction.query('insert into deliveries (lead_id, channel, target) values ($1, $2, $3)', [
    lead,
    channel,
    target,
  ]);
}

/** Returns a digest of form and values that does not depend on the order of their members. */
const digestOf = ({ formName, values }: Lead): string =>
  createHash('sha256')
    .update(JSON.stringify([formName, sorted(values)]))
    .digest('base64url');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

/**
 * Removes what is no longer needed: the data of leads whose deliveries ended `keepDays` ago, and after a year the leads, whose ids can
 * come again until then. Failed deliveries stay until somebody has looked at them, at most a year.
 */
export async function cleanUp(database: Database, keepDays: number): Promise<{ emptied: number }> {
  await database.query(`delete from leads where received_at < clock_timestamp() - interval '1 year'`);
  const { rowCount } = await database.query(
    `update leads set lead = null where lead is not null and received_at < clock_timestamp() - make_interval(days => $1)
     and not exists (select from deliveries d where d.lead_id = leads.id and (d.state <> 'sent'
       or d.ended_at > clock_timestamp() - make_interval(days => $1)))`,
    [keepDays],
  );
  await database.query(
    'delete from deliveries where exists (select from leads l where l.id = deliveries.lead_id and l.lead is null)',
  );
  return { emptied: rowCount };
}
