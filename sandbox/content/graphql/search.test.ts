import { describe, expect, test } from '@jest/globals';
import { testLibrary } from '../testContent.ts';
import { buildTree } from '../tree/build.ts';
import { formatGuid } from '../tree/guid.ts';
import { createGraphql } from './execute.ts';
import type { Predicate } from './predicate.ts';

const tree = buildTree(testLibrary());
const graphql = createGraphql(tree);
const idOf = (path: string): string => formatGuid(tree.find(`/sitecore/content/alpha/${path}`)?.id ?? '', 'B');
const templateId = (name: string): string => tree.templates.all().find((template) => template.name === name)?.id ?? '';

const QUERY = `query($where: ItemSearchPredicateInput!, $first: Int, $after: String, $orderBy: ItemSearchOrderByInput) {
  search(where: $where, first: $first, after: $after, orderBy: $orderBy) { total pageInfo { endCursor hasNext } results { name language { name } } } }`;

interface SearchResponse {
  total: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  results: { name: string; language: { name: string } }[];
}

async function find(where: Predicate, more: Record<string, unknown> = {}): Promise<SearchResponse> {
  const response = await graphql({ query: QUERY, variables: { where, first: 100, ...more } }, '');
  expect(response.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(response.data)).search;
}

const names = async (where: Predicate, more = {}): Promise<string[]> =>
  (await find(where, more)).results.map(({ name }) => name);

const swedish: Predicate = { name: '_language', value: 'sv' };
const stories: Predicate = {
  AND: [
    swedish,
    { name: '_path', value: idOf('alpha-se/Home/stories'), operator: 'CONTAINS' },
    { name: '_templates', value: templateId('StoryPage') },
  ],
};

describe('search', () => {
  test('_path CONTAINS takes a GUID in any format and finds descendants', async () => {
    expect(await names(stories)).toEqual(['story-1', 'story-2', 'story-3']);
    const bare = idOf('alpha-se/Home/stories').replace(/[{}-]/g, '').toLowerCase();
    const below = await names({
      AND: [swedish, { name: '_path', value: bare, operator: 'CONTAINS' }, { name: '_hasLayout', value: 'true' }],
    });
    expect(below).toEqual(['story-1', 'story-2', 'story-3']);
  });

  test('without _language every version is found', async () => {
    const { results } = await find({ AND: [{ name: '_name', value: 'story-1' }] });
    expect(results.map(({ language }) => language.name)).toEqual(['sv', 'en', 'en']);
  });

  test('_templates EQ matches the template, CONTAINS also templates that derive from it', async () => {
    const where = (operator: 'EQ' | 'CONTAINS'): Predicate => ({
      AND: [
        swedish,
        { name: '_path', value: idOf('alpha-se/Home'), operator: 'CONTAINS' },
        { name: '_templates', value: tree.templates.page.id, operator },
      ],
    });
    expect(await names(where('EQ'))).toEqual([]);
    expect((await find(where('CONTAINS'))).total).toBe(10);
  });

  test('nested lists: a branch is excluded by NCONTAINS, alternatives by OR', async () => {
    const where: Predicate = {
      AND: [
        swedish,
        { name: '_path', value: idOf('alpha-se/Home'), operator: 'CONTAINS' },
        { name: '_hasLayout', value: 'true' },
        { AND: [{ name: '_path', value: idOf('alpha-se/Home/stories'), operator: 'NCONTAINS' }] },
        {
          OR: [
            { name: '_name', value: 'cars' },
            { name: '_name', value: 'people' },
            { name: 'NavigationTitle', value: 'story', operator: 'CONTAINS' },
          ],
        },
      ],
    };
    expect(await names(where)).toEqual(['cars', 'people']);
  });

  test('a condition and lists in one node are combined by AND', async () => {
    expect(await names({ ...swedish, AND: [{ name: '_name', value: 'story-2' }] })).toEqual(['story-2']);
  });

  test('F033 stories: order by date in both directions, tags as alternatives, dates compared', async () => {
    expect(await names(stories, { orderBy: { name: 'Date', direction: 'DESC' } })).toEqual([
      'story-1',
      'story-3',
      'story-2',
    ]);
    expect(await names(stories, { orderBy: { name: 'Date' } })).toEqual(['story-2', 'story-3', 'story-1']);
    const tagged: Predicate = { AND: [stories, { OR: [{ name: 'Tags', value: 'winter', operator: 'CONTAINS' }] }] };
    expect(await names(tagged)).toEqual(['story-1']);
    const late: Predicate = { AND: [stories, { name: 'Date', value: '2026-02-10T09:30:00Z', operator: 'GTE' }] };
    expect(await names(late)).toEqual(['story-1', 'story-3']);
    const early: Predicate = { AND: [stories, { name: 'Date', value: '20260210T093000Z', operator: 'LT' }] };
    expect(await names(early)).toEqual(['story-2']);
  });

  test('multilist fields contain the ids of their items', async () => {
    const value = idOf('alpha-se/Home/Data/CardList 1/Sell').replace(/[{}-]/g, '').toLowerCase();
    expect(await names({ AND: [swedish, { name: 'Cards', value, operator: 'CONTAINS' }] })).toEqual(['CardList 1']);
  });

  test('ten results by default; pages by cursor, the first of which is empty', async () => {
    const all = await find({ name: '_language', value: 'en' }, { first: undefined });
    expect(all.results).toHaveLength(10);
    const first = await find(stories, { first: 2, after: '' });
    expect(first).toMatchObject({ total: 3, pageInfo: { endCursor: 'Mg==', hasNext: true } });
    const second = await find(stories, { first: 2, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      total: 3,
      pageInfo: { endCursor: 'Mw==', hasNext: false },
      results: [{ name: 'story-3' }],
    });
  });

  test('a search for dictionary entries below the app root', async () => {
    const root = await graphql(
      {
        query:
          '{ layout(site: "alpha-se", routePath: "/", language: "sv") { item { ancestors(includeTemplateIDs: ["061cba1554744b918a0617903b102b82"]) { id } } } }',
      },
      '',
    );
    const rootItemId = JSON.parse(JSON.stringify(root.data)).layout.item.ancestors[0].id;
    const query = `query DictionarySearch($rootItemId: String!, $language: String!, $templates: String!, $pageSize: Int = 10, $after: String) {
      search(where: { AND: [ { name: "_path", value: $rootItemId, operator: CONTAINS } { name: "_language", value: $language }
        { name: "_templates", value: $templates, operator: CONTAINS } ] } first: $pageSize after: $after) {
        total pageInfo { endCursor hasNext } results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`;
    const variables = { rootItemId, language: 'sv', templates: '6d1cd89719364a3aa511289a94c2a7b1', after: '' };
    const response = await graphql({ query, variables }, '');
    expect(JSON.parse(JSON.stringify(response))).toEqual({
      data: {
        search: {
          total: 3,
          pageInfo: { endCursor: 'Mw==', hasNext: false },
          results: [
            { key: { value: 'greet' }, phrase: { value: 'Hej' } },
            { key: { value: 'part' }, phrase: { value: 'Hejdå' } },
            { key: { value: 'list' }, phrase: { value: 'Alla bilar' } },
          ],
        },
      },
    });
  });

  test('refuses unknown predefined names and paths that are not GUIDs', async () => {
    const errorMessage = async (where: Predicate): Promise<string> =>
      (await graphql({ query: QUERY, variables: { where } }, '')).errors?.[0]?.message ?? '';
    expect(await errorMessage({ name: '_fulltext', value: 'x' })).toContain(
      '_name, _path, _parent, _templates, _hasLayout, _language',
    );
    expect(await errorMessage({ name: '_path', value: '/sitecore/content' })).toContain('not a valid GUID');
    expect(await errorMessage({ name: '_name', operator: 'STARTSWITH' as never })).toContain('STARTSWITH');
  });
});
