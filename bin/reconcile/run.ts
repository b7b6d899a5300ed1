import { lookup } from 'node:dns';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, types } from 'node:util';
import { Agent, fetch } from 'undici';
import { mulberry32 } from '../../lib/random.ts';
import type { CommandContext } from '../lib/command.ts';
import { readCarPage } from './carPage.ts';
import { compareCar, type Difference } from './compare.ts';
import { feedCars } from './feedCars.ts';
import { type FeedCar, FeedReadError } from './statedCar.ts';

const HELP = `npm run reconcile -- --feed FILE|URL [--site URL] [--sample N] [--json]

Compares the cars of a feed of the search service with their pages: price, currency, VAT, availability, condition, mileage, canonical URL
with the structured data, and the price with the one that visitors read.

  --feed FILE|URL   the feed: google-vehicles.xml, meta-vehicles.csv or marketplace.xml; a file may end with .gz
  --site URL        fetches the pages from this origin, in place of the one in the feed
  --sample N        compares N cars of the feed, chosen at random
  --seed N          chooses others (1)
  --concurrency N   pages that are fetched at once (6)
  --json            prints the report as JSON

The error output says at the start and after every 500 cars how far it is.

Exit codes: 0 when all agree, 1 for a difference or a page that cannot be read, 2 for a mistake in the arguments or a feed that cannot be read.`;

/** A mistake in the arguments. */
class UsageError extends Error {}

/** Milliseconds for a page, and how often a page is tried that is refused under load. */
const PAGE_TIMEOUT = 30_000;
const ATTEMPTS = 8;
/** Cars after which a line says how far the command is. */
const PROGRESS = 500;

/** Names below `localhost` are this machine, as in browsers; resolvers do not know them. */
const dispatcher = new Agent({
  connect: { lookup: (name, options, done) => lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done) },
});

interface Options {
  readonly feed: string;
  readonly site: string | null;
  readonly sample: number | null;
  readonly seed: number;
  readonly concurrency: number;
  readonly isJson: boolean;
}

interface Report {
  cars: number;
  /** Cars that differ in any field. */
  differing: number;
  differences: Difference[];
}

/** `npm run reconcile`: compares the cars of a feed with their pages. */
export async function runReconcile({ argv, output }: CommandContext): Promise<number> {
  try {
    const options = readOptions(argv);
    if (options === null) {
      output.log(HELP);
      return 0;
    }
    const start = performance.now();
    const progress = (report: Report, all: number): void => {
      const { cars, differing } = report;
      const seconds = Math.round((performance.now() - start) / 1_000);
      if (cars % PROGRESS === 0) output.error(`${cars} of ${all} cars in ${seconds} s, ${differing} differ`);
    };
    const report = await reconcile(options, progress);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    output.log(options.isJson ? JSON.stringify({ ...report, seconds }, null, 2) : textOf(report, seconds));
    return report.differences.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FeedReadError) && !isSystemError(error)) throw error;
    output.error(error.message);
    return 2;
  }
}

/** Of the arguments, or of a file that cannot be read. */
const isSystemError = (error: unknown): error is Error =>
  types.isNativeError(error) && /^(?:ERR_PARSE_ARGS|E[A-Z]+$|Z_)/.test(String((error as { code?: string }).code));

/** Returns the options; null for `--help`. @throws UsageError */
function readOptions(argv: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      feed: { type: 'string' },
      site: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      concurrency: { type: 'string', default: '6' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  if (values.feed === undefined) throw new UsageError('--feed is needed: npm run reconcile -- --help');
  const { site = null } = values;
  if (site !== null && (!URL.canParse(site) || !/^https?:/.test(site))) throw new UsageError('--site is no URL');
  return {
    feed: values.feed,
    site: site && new URL(site).origin,
    sample: values.sample === undefined ? null : integerOf('--sample', values.sample),
    seed: integerOf('--seed', values.seed),
    concurrency: integerOf('--concurrency', values.concurrency),
    isJson: values.json,
  };
}

function integerOf(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${name} is a whole number from 1`);
  return Number(text);
}

async function reconcile(options: Options, progress: (report: Report, all: number) => void): Promise<Report> {
  const { feed, sample, seed, concurrency } = options;
  // Read at once: a server gives up a reader that is as slow as pages are.
  const chosen = await carsOf(feedCars(feed), sample, seed);
  const cars = chosen.values();
  const report: Report = { cars: 0, differing: 0, differences: [] };
  progress(report, chosen.length);
  // All workers take cars from the same iterator.
  const worker = async (): Promise<void> => {
    for (const car of cars) {
      const differences = await compareWithPage(car, options);
      report.cars += 1;
      if (differences.length > 0) report.differing += 1;
      report.differences.push(...differences);
      progress(report, chosen.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  report.differences.sort((a, b) => a.car.localeCompare(b.car) || a.field.localeCompare(b.field));
  return report;
}

/** Returns the cars of a feed, or `sample` of them, each with the same chance. */
async function carsOf(cars: AsyncIterable<FeedCar>, sample: number | null, seed: number): Promise<FeedCar[]> {
  const count = sample ?? Number.POSITIVE_INFINITY;
  const random = mulberry32(seed);
  const chosen: FeedCar[] = [];
  let seen = 0;
  for await (const car of cars) {
    const place = seen < count ? seen : Math.floor(random() * (seen + 1));
    if (place < count) chosen[place] = car;
    seen += 1;
  }
  return chosen;
}

async function compareWithPage(car: FeedCar, { site }: Options): Promise<Difference[]> {
  const failed = (page: string): Difference[] => [{ car: car.id, field: 'page', feed: car.url || 'no URL', page }];
  if (!URL.canParse(car.url)) return failed('cannot be fetched');
  const { pathname, search } = new URL(car.url);
  const url = site === null ? car.url : `${site}${pathname}${search}`;
  const response = await fetchPage(url);
  if (typeof response === 'string') return failed(response);
  const page = readCarPage(response.html);
  return page ? compareCar(car, page, [car.url, url]) : failed('has no structured data of a car');
}

/** Returns a page, or why there is none. One that is refused under load is tried again. */
async function fetchPage(url: string): Promise<{ html: string } | string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { dispatcher, redirect: 'manual', signal: AbortSignal.timeout(PAGE_TIMEOUT) });
      const html = await response.text();
      if (response.status === 200) return { html };
      const isBusy = response.status === 503 || response.status === 429;
      if (!isBusy || attempt === ATTEMPTS) return `status ${response.status}`;
    } catch (error) {
      // A connection that breaks off is tried again; a name that is unknown stays unknown.
      const { message, cause } = error as Error & { cause?: Error & { code?: string } };
      if (attempt === ATTEMPTS || cause?.code === 'ENOTFOUND') return cause?.message ?? message;
    }
    await wait(500 * attempt);
  }
}

function textOf({ cars, differing, differences }: Report, seconds: number): string {
  const lines = differences.map(({ car, field, feed, page }) => `${car}  ${field}: feed ${feed}, page ${page}`);
  const summary = `${cars} cars compared in ${seconds} s; ${differing} differ, ${differences.length} differences.`;
  return [...lines, summary].join('\n');
}
