import { Readable } from 'node:stream';
import type { CarDetail } from '../../../src/contracts/car/car.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import type { Queryable } from '../../lib/database/database.ts';
import type { FeedFormat } from './format.ts';
import { GOOGLE_VEHICLES } from './googleVehicles.ts';
import { MARKETPLACE } from './marketplace.ts';
import { META_VEHICLES } from './metaVehicles.ts';
import { type OfferContext, offerOf } from './offer.ts';
import type { PublishedSite } from './sites.ts';

/** Formats by the file names of their feeds. */
export const FORMATS: Readonly<Record<string, FeedFormat>> = {
  'google-vehicles.xml': GOOGLE_VEHICLES,
  'meta-vehicles.csv': META_VEHICLES,
  'marketplace.xml': MARKETPLACE,
};

export interface FeedRequest {
  readonly format: FeedFormat;
  readonly site: PublishedSite;
  readonly language: string;
  /** `site_id` of the dealer whose cars are published; null: all. */
  readonly dealer: string | null;
}

export interface FeedOptions {
  database: Queryable;
  request: FeedRequest;
  /** Prepares a record, such as the URLs of its images. */
  publish?: ((record: Record<string, unknown>) => Promise<object>) | undefined;
}

/** How many cars a feed has, and why others are missing. */
export interface FeedCounts {
  published: number;
  readonly leftOut: Map<string, number>;
}

/** Records that are read at once: some 2 MB of JSON. */
const BATCH = 200;

/** Returns a feed as a stream of parts of its text. The next part is made when the one before is taken. */
export const feedStream = (options: FeedOptions, counts: FeedCounts): Readable =>
  Readable.from(feedText(options, counts), { objectMode: true, highWaterMark: 1 });

/**
 * Yields the text of a feed in parts of some hundred cars. Reads the next cars only when the part before is taken, each time by a statement of its
 * own, so that a slow reader holds neither a connection nor a snapshot. A car is there at most once, as it was when its part was read.
 */
async function* feedText(options: FeedOptions, counts: FeedCounts): AsyncGenerator<string> {
  const { format, site, language } = options.request;
  const context = { site, language, dealers: await readDealers(options) };
  yield format.open(site, language);
  for await (const cars of readCars(options)) {
    const part = cars.map((car) => itemOf(car, format, context, counts)).join('');
    if (part !== '') yield part;
  }
  if (format.close !== '') yield format.close;
}

/** Returns the text of a car; nothing for one that is left out, which is counted. */
function itemOf(car: CarDetail, format: FeedFormat, context: OfferContext, counts: FeedCounts): string {
  const offer = offerOf(car, context);
  const item = typeof offer === 'string' ? null : format.item(offer, context.site);
  if (item !== null) {
    counts.published += 1;
    return item;
  }
  const reason = typeof offer === 'string' ? offer : UNFIT;
  counts.leftOut.set(reason, (counts.leftOut.get(reason) ?? 0) + 1);
  return '';
}

const UNFIT = 'of a type that the format does not take';

async function readDealers({ database, request: { site } }: FeedOptions): Promise<ReadonlyMap<string, Dealer>> {
  const { rows } = await database.query<{ id: string; record: Dealer }>(
    'select id, record from records where index_name = $1',
    [site.indexes.dealers],
  );
  return new Map(rows.map(({ id, record }) => [id, record]));
}

/** Yields the cars of the index, or those of one dealer, in the order of their ids. */
async function* readCars({ database, request: { site, dealer }, publish }: FeedOptions): AsyncGenerator<CarDetail[]> {
  let last = '';
  for (;;) {
    const { rows } = await database.query<{ id: string; record: Record<string, unknown> }>(
      `select id, record from records where index_name = $1 and id > $2 and state <> 'sold' order by id limit $3`,
      [site.indexes.vehicles, last, BATCH],
    );
    const all = rows.map(({ record }) => record);
    // Not by SQL, whose JSON operators refuse records with the character NUL.
    const records = dealer === null ? all : all.filter((car) => car.car_site_id === dealer);
    // Records were checked by the schema of the contract when they were written.
    yield (publish ? await Promise.all(records.map(publish)) : records) as CarDetail[];
    last = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
}
