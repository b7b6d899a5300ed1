import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import { createLog } from '../../server/operations/log/log.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import { createEntryCipher } from '../../server/outbox/entryCipher.ts';
import type { SearchPort } from '../../server/ports/searchPort.ts';
import { createMemorySearches } from '../../server/savedSearches/memorySearches.ts';
import type { SavedSearch } from '../../server/savedSearches/savedSearch.ts';
import type { SavedSearchStore } from '../../server/savedSearches/savedSearchStore.ts';
import { Searches } from '../../server/savedSearches/searches.ts';
import { SearchWorker } from '../../server/savedSearches/searchWorker.ts';
import { savedSearchOf } from '../../server/testing/savedSearch.ts';
import { type SearchRequest, searchRequestSchema } from '../../src/contracts/search/search.ts';
import { savedSearchRequest } from '../../src/features/savedSearches/savedSearchRequest.data.ts';
import { eventually } from '../support/eventually.ts';

/** Looks at the stock with an engine that keeps to the search contract, fails, or has less than the stock (docs/decisions/0223). */

const [first, second] = SITES;
if (!first || !second) throw new Error('Two sites are needed');
const secrets = () => ['secret'];

/** The stock of the first site, and of the second one. */
let stock: Map<string, Record<string, unknown>>[];
let store: SavedSearchStore;
let searches: Searches;
let worker: SearchWorker;
let looks: number;
let isBroken: (request: Partial<SearchRequest>, site: SiteConfig) => boolean;
let requests: Partial<SearchRequest>[];
let now: number;
let forgotten: string[];
let steps: string[];
let metrics: ReturnType<typeof createMetrics>;
let lines: Record<string, unknown>[];

const searchUncached: SearchPort['searchUncached'] = async ({ site }, partial) => {
  requests.push(partial);
  const request = searchRequestSchema.validateSync({ index: 'vehicles', ...partial });
  if (isBroken(partial, site)) throw new Error('The engine fails');
  const cars = [...(stock[site === first ? 0 : 1] ?? [])].map(([id, fields]) => ({ car_id: id, ...fields }));
  const wanted = (partial.filters as { car_id?: string[] } | undefined)?.car_id;
  if (!wanted && site === second) looks += 1;
  const found = wanted ? cars.filter(({ car_id: id }) => wanted.includes(id)) : cars;
  const offset = request.offset ?? 0;
  return { content: found.slice(offset, offset + (request.limit ?? 0)), total_items: found.length } as never;
};

function startWorker(): SearchWorker {
  const started = new SearchWorker({
    searches,
    mailer: { step: async (id) => void steps.push(id), oldest: () => null, forget: (id = 'all') => forgotten.push(id) },
    search: { searchUncached },
    sites: [first as never, second as never],
    findByEngine: async (site, query, cars, signal) => {
      const request = savedSearchRequest(query, cars);
      const { content } = await searchUncached({ site, index: 'vehicles', signal }, request);
      return content.map((car) => String((car as { car_id: string }).car_id));
    },
    intervalMs: 20,
    now: () => now,
    log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics,
  });
  started.start();
  return started;
}

beforeEach(() => {
  stock = [new Map([['old', {}]]), new Map([['old', {}]])];
  store = createMemorySearches();
  searches = new Searches(store, createEntryCipher(secrets, 'saved searches'), secrets);
  looks = 0;
  isBroken = () => false;
  requests = [];
  now = Date.now();
  lines = [];
  forgotten = [];
  steps = [];
  metrics = createMetrics();
  worker = startWorker();
});
afterEach(async () => {
  await worker.close();
  store.close();
});

async function save(id: string, parts: Partial<SavedSearch>): Promise<void> {
  const search = savedSearchOf(first?.id ?? '', now, { email: `${id}@example.com`, frequency: 'weekly', ...parts });
  expect(await searches.create(id, search)).toBe('written');
}

/** Waits until the stock of both sites was looked at, from begin to end. */
async function looked(): Promise<void> {
  const since = looks;
  await eventually(
    () => looks,
    (count: number) => expect(count).toBeGreaterThan(since + 2),
  );
}

const pendingOf = async (id: string) => (await searches.get(id))?.pending.length;
const WORDS = 'keyphrase=dragkrok';

test('more new cars than one request of the engine may name are compared; the same query is one request', async () => {
  await save('one', { query: WORDS });
  await save('two', { query: WORDS });
  await save('other', { site: second.id, query: WORDS });
  await looked();
  for (let at = 0; at < 1_001; at += 1) stock[0]?.set(`new-${at}`, {});
  stock[1]?.set('new', {});
  await eventually(() => Promise.all(['one', 'two', 'other'].map(pendingOf)), [200, 200, 1]);
  const named = requests.flatMap(({ filters }) => (filters as { car_id?: string[] }).car_id?.length ?? []);
  expect(named.sort()).toEqual([1, 1, 1_000]);
});

test('a query that fails leaves out its own search only, whose cars are compared at the next look', async () => {
  await save('broken', { query: 'keyphrase=broken' });
  await save('whole', { query: WORDS });
  await save('other', { site: second.id, query: WORDS });
  await looked();
  isBroken = ({ keyphrase }) => keyphrase === 'broken';
  stock[0]?.set('new', {});
  await eventually(() => pendingOf('whole'), 1);
  await looked();
  expect(await pendingOf('broken')).toBe(0);
  isBroken = () => false;
  await eventually(() => pendingOf('broken'), 1);
});

test('a site whose engine fails leaves the next site its looks', async () => {
  await save('one', { query: WORDS });
  await save('other', { site: second.id, query: WORDS });
  await looked();
  isBroken = (_, site) => site === first;
  stock[1]?.set('new', {});
  await eventually(() => pendingOf('other'), 1);
  const failed = lines.filter(({ event }) => event === 'savedSearches.failed');
  expect(new Set(failed.map(({ site }) => site))).toEqual(new Set([first.id]));
});

test('a lower price is mailed once, also when the look is killed before it is written and repeated', async () => {
  await save('watch', { kind: 'car', car: 'old', frequency: 'immediate' });
  await save('other', { site: second.id, query: WORDS });
  stock[0]?.set('old', { car_price: 100 });
  await looked();
  const { writeLook } = store;
  store.writeLook = async (site, ...rest) => {
    if (site === first.id) throw new Error('Killed');
    return writeLook(site, ...rest);
  };
  stock[0]?.set('old', { car_price: 90 });
  await eventually(() => pendingOf('watch'), 1);
  const send = () => searches.change('watch', (search) => ({ ...search, pending: [], pendingAt: null }));
  await send();
  await worker.close();
  store.writeLook = writeLook;
  worker = startWorker();
  await looked();
  expect(await pendingOf('watch')).toBe(0);
  stock[0]?.set('old', { car_price: 80 });
  await eventually(() => pendingOf('watch'), 1);
});

const lookedSeconds = async () => (await metrics.savedSearchLooked.get()).values[0]?.value ?? 0;

test('the time since the last look grows while a site fails or the store is away, and not while another process looks', async () => {
  await save('one', { query: WORDS });
  await save('other', { site: second.id, query: WORDS });
  await looked();
  const grows = (seconds: number) => expect(seconds).toBeGreaterThan(1);
  const isNew = (seconds: number) => expect(seconds).toBeLessThan(0.5);
  isBroken = (_, site) => site === first;
  await eventually(lookedSeconds, grows);
  isBroken = () => false;
  await eventually(lookedSeconds, isNew);
  const { lease } = store;
  store.lease = () => Promise.reject(new Error('Redis is unavailable'));
  await eventually(lookedSeconds, grows);
  store.lease = async () => false;
  await eventually(lookedSeconds, isNew);
  store.lease = lease;
});

test('a mail that failed is late no longer once its search has ended', async () => {
  await save('ended', { query: WORDS });
  await save('other', { site: second.id, query: WORDS });
  await looked();
  forgotten = [];
  await store.remove('ended', searches.ownerOf(first.id, 'ended@example.com'));
  await eventually(() => forgotten, ['ended']);
});

test('searches that stay due, because no secret decrypts them, do not keep others waiting', async () => {
  const entry = { text: 'unreadable', owner: 'somebody', due: 0 };
  for (let at = 0; at < 40; at += 1) await store.replace(`unreadable-${at}`, null, entry);
  await save('readable', { pending: [{ car: 'old', reason: 'new' }], pendingAt: now - 1 });
  await eventually(
    () => steps,
    (all: string[]) => expect(all).toContain('readable'),
  );
});
