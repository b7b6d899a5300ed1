import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readEnvironment, upstreamUrls } from '../../config/environment.ts';
import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { type Caches, createCaches } from '../../server/cache/caches.ts';
import { closePorts, createPorts, type Ports } from '../../server/ports/ports.ts';
import { createSilent } from '../../server/testing/silent.ts';
import type { Story } from '../../src/contracts/stories/stories.ts';
import { type AuthoredStories, authoredStories, indexCases } from '../support/data/authoredStories.ts';
import { type LeasedSandbox, leaseSandbox } from '../support/leases.ts';

/** F033: the stories of every site through the port, compared with what authors wrote. */

const authored = await authoredStories();
const sites: readonly SiteConfig[] = SITES;
const environment = readEnvironment(
  { NODE_ENV: 'test', UPSTREAM_HEADERS_TIMEOUT: '30000', UPSTREAM_TOTAL_TIMEOUT: '30000' },
  SITE_IDS,
);

let sandbox: LeasedSandbox;
let ports: Ports;
let caches: Caches;

beforeAll(async () => {
  sandbox = await leaseSandbox(100);
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  if (ports) await closePorts(ports);
  caches?.close();
  const silent = createSilent();
  caches = createCaches(environment, silent);
  ports = createPorts({ environment, urls: upstreamUrls(environment, sandbox.url), caches, ...silent });
});
afterAll(async () => {
  caches.close();
  await closePorts(ports);
});

function scopeOf({ site: id, language: code }: AuthoredStories): { site: SiteConfig; language: LanguageConfig } {
  const site = sites.find((each) => each.id === id);
  const language = site?.languages.find((each) => each.code === code);
  if (!site || !language) throw new Error(`No ${id} in ${code}`);
  return { site, language };
}

const DESCENDING = (a: Story, b: Story) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1);

describe.each(indexCases(authored))('F033 %s', (_name, written) => {
  const scope = scopeOf(written);
  const fetchStories = async () => {
    const index = await ports.content.stories.index(scope, { path: written.path });
    if (!index) throw new Error('no index');
    return index;
  };

  test('the index has its tags, by URL and by id', async () => {
    const index = await fetchStories();
    expect(index.path).toBe(`${scope.language.prefix}${written.path}`);
    expect(index.tags.map(({ key }) => key)).toEqual(written.tags);
    for (const { value } of index.tags) expect(value).not.toBe('');
    expect(await ports.content.stories.index(scope, { id: index.id })).toEqual(index);
  });

  test('cursors of four go through all stories once, newest first', async () => {
    const index = await fetchStories();
    const all: Story[] = [];
    let after = '';
    for (let hasNext = true; hasNext; ) {
      const page = await ports.content.stories.page(scope, { index: index.id, first: 4, after });
      expect(page.total).toBe(written.stories.length);
      all.push(...page.stories);
      expect(page.stories.length).toBe(page.hasNext ? 4 : page.stories.length);
      ({ hasNext, endCursor: after } = page);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(written.stories.length);
    expect(all.map(({ path }) => path).sort()).toEqual(
      written.stories.map(({ path }) => `${scope.language.prefix}${path}`).sort(),
    );
    expect(all.toSorted(DESCENDING).map(({ date }) => date)).toEqual(all.map(({ date }) => date));
    for (const story of all) {
      expect(story).toMatchObject({ title: expect.stringMatching(/./), image: { alt: expect.stringMatching(/./) } });
      expect(story.formattedDate).toContain(story.date?.slice(0, 4));
      expect(story.author).not.toBe('');
      expect(story.preamble).not.toBe('');
      expect(story.image?.width).toBeGreaterThan(0);
    }
  });

  test('tags are joined by OR, and the total equals a recount', async () => {
    const index = await fetchStories();
    const choices = [...index.tags.map((tag) => [tag]), index.tags.slice(0, 2), index.tags];
    for (const chosen of choices) {
      const keys = chosen.map(({ key }) => key);
      const ids = chosen.map(({ id }) => id);
      const expected = written.stories.filter(({ tags }) => tags.some((tag) => keys.includes(tag)));
      const page = await ports.content.stories.page(scope, { index: index.id, first: 100, tags: ids });
      expect([keys, page.total]).toEqual([keys, expected.length]);
      for (const { tags } of page.stories) expect(tags.some((tag) => ids.includes(tag))).toBe(true);
    }
  });

  test('each story is between its neighbours in the list', async () => {
    const index = await fetchStories();
    const { stories } = await ports.content.stories.page(scope, { index: index.id, first: 100 });
    for (const [position, story] of stories.entries()) {
      const { prevArticle, nextArticle } = await ports.content.stories.neighbours(scope, index.id, story.id);
      expect(prevArticle?.path).toBe(stories[position - 1]?.path);
      expect(nextArticle?.path).toBe(stories[position + 1]?.path);
    }
  });
});

describe('F033 missing indexes and stories', () => {
  const [site] = sites;
  if (!site) throw new Error('no site');
  const scope = { site, language: site.languages[0] };
  test.each(['/no-such-page', '/', '/kop-bil'])('%s is no stories index', async (path) => {
    expect(await ports.content.stories.index(scope, { path })).toBeNull();
  });
  test.each(['', 'x', '{00000000-0000-0000-0000-000000000000}'])('the id %j is no stories index', async (id) => {
    expect(await ports.content.stories.index(scope, { id })).toBeNull();
  });
  test('a story that is not in the index has no neighbours', async () => {
    const index = await ports.content.stories.index(scope, { path: '/livet-med-bil/nyheter' });
    const none = await ports.content.stories.neighbours(scope, index?.id ?? '', 'no-story');
    expect(none).toEqual({ prevArticle: null, nextArticle: null });
  });
});
