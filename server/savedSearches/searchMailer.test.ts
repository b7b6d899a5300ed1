import { beforeEach, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { createLog } from '../operations/log/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createEntryCipher } from '../outbox/entryCipher.ts';
import { savedSearchOf } from '../testing/savedSearch.ts';
import { createMemorySearches } from './memorySearches.ts';
import { DAY_MS, type SavedSearch } from './savedSearch.ts';
import { Searches } from './searches.ts';
import { createSearchLinks } from './searchLinks.ts';
import { SearchMailer } from './searchMailer.ts';

/** The mails of a saved search while the leads service is away, or nobody works. */

const secrets = () => ['secret'];
const NOW = Date.UTC(2026, 10, 30, 12);

let now: number;
let sent: string[];
let isRefused: boolean;
let searches: Searches;
let mailer: SearchMailer;

beforeEach(() => {
  now = NOW;
  sent = [];
  isRefused = false;
  searches = new Searches(createMemorySearches(), createEntryCipher(secrets, 'saved searches'), secrets);
  mailer = new SearchMailer({
    searches,
    links: createSearchLinks(secrets),
    leads: {
      send: async (lead) => {
        if (isRefused) throw new Error('The leads service refuses');
        sent.push(lead.formSubmissionId);
        return null;
      },
    },
    sites: SITES.map((site) => ({ ...site, paths: { ...site.paths, savedSearches: '/saved' } })),
    contentOf: async () => ({ subject: 'Car', text: 'Car', html: '<p>Car</p>' }),
    now: () => now,
    log: createLog({ LOG_LEVEL: 'silent' }, { write: () => {} }),
    metrics: createMetrics(),
  });
});

async function save(parts: Partial<SavedSearch>): Promise<void> {
  expect(await searches.create('one', savedSearchOf(SITES[0]?.id ?? '', NOW, parts))).toBe('written');
}
const PENDING = { pending: [{ car: 'a', reason: 'new' as const }], pendingAt: NOW };

test('a mail that nobody could attempt for three days is sent when somebody works again', async () => {
  await save(PENDING);
  now += 3 * DAY_MS;
  await mailer.step('one');
  expect(sent).toHaveLength(1);
  expect(await searches.get('one')).toMatchObject({ sending: null, reported: ['a'] });
});

test('a mail whose attempts have failed for a day is given up; until then each attempt has the same id', async () => {
  await save(PENDING);
  isRefused = true;
  await mailer.step('one');
  const id = (await searches.get('one'))?.sending?.id;
  now += DAY_MS / 2;
  await mailer.step('one');
  expect((await searches.get('one'))?.sending).toMatchObject({ id, attempts: 2 });
  expect(mailer.oldest()).toBe(NOW);
  now += DAY_MS;
  isRefused = false;
  await mailer.step('one');
  expect([sent, (await searches.get('one'))?.sending, mailer.oldest()]).toEqual([[], null, null]);
});

test('a search is renewed by a mail a week before its end, once, and ends after 90 days', async () => {
  await save({});
  now += 82 * DAY_MS;
  await mailer.step('one');
  expect(sent).toEqual([]);
  now += 1.5 * DAY_MS;
  await mailer.step('one');
  await mailer.step('one');
  expect(sent).toHaveLength(1);
  now += 7 * DAY_MS;
  await mailer.step('one');
  expect(await searches.get('one')).toBeNull();
  expect(sent).toHaveLength(1);
});
