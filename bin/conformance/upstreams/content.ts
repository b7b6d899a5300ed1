import type { ISchema } from 'yup';
import { UPSTREAM_VARIABLES } from '../../../config/upstreams.ts';
import {
  DICTIONARY_QUERY,
  ERROR_PAGES_QUERY,
  LAYOUT_QUERY,
  MAKE_FIELDS,
  MAKES_QUERY,
  NAVIGATION_FIELDS,
  NAVIGATION_QUERY,
  REDIRECTS_QUERY,
  ROUTE_FIELDS,
  ROUTES_QUERY,
  SITE_INFO_QUERY,
  SITE_ROOT_QUERY,
} from '../../../server/ports/content/contentQueries.ts';
import {
  INDEX_BY_PATH_QUERY,
  INDEX_FIELDS,
  NEWEST_FIRST,
  STORIES_QUERY,
  STORY_FIELDS,
} from '../../../server/ports/content/storyQueries.ts';
import { VARIANTS_QUERY } from '../../../server/ports/content/variantsPort.ts';
import { brandSchema, phraseSchema, routeSchema } from '../../../src/contracts/content/content.ts';
import { storySchema } from '../../../src/contracts/stories/storyResponses.ts';
import { contentContract } from '../../contracts/upstreams/content.ts';
import { jsonCases, repeatCase } from '../commonCases.ts';
import type { ConformanceCase, Suite, Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectMessage, expectRefusal, expectThat } from '../expect.ts';

/** The product's calls to the platform, by the names of its queries. */
const QUERIES = {
  Layout: LAYOUT_QUERY,
  Dictionary: DICTIONARY_QUERY,
  Navigation: NAVIGATION_QUERY,
  Routes: ROUTES_QUERY,
  SiteInfo: SITE_INFO_QUERY,
  Redirects: REDIRECTS_QUERY,
  ErrorPages: ERROR_PAGES_QUERY,
  SiteRoot: SITE_ROOT_QUERY,
  Variants: VARIANTS_QUERY,
} as const;

type QueryName = keyof typeof QUERIES;

const siteOf = (trial: Trial) => ({ site: trial.setting('site'), language: trial.setting('language') });

/** What a query is sent with in addition to site and language. */
const VARIABLES: Readonly<Record<QueryName, object>> = {
  Layout: { path: '/' },
  Dictionary: { first: 50, after: '' },
  Navigation: { home: '/', hasLayout: true, first: 50, ...NAVIGATION_FIELDS },
  Routes: { first: 50, after: '', ...ROUTE_FIELDS },
  SiteInfo: {},
  Redirects: {},
  ErrorPages: {},
  SiteRoot: { home: '/' },
  Variants: { path: '/' },
};

/** Platforms refuse variables that a query does not name. */
const WITHOUT_LANGUAGE: readonly QueryName[] = ['SiteInfo', 'Redirects'];

function queryOf(trial: Trial, name: QueryName, more: object = {}) {
  const { site, language } = siteOf(trial);
  const known = WITHOUT_LANGUAGE.includes(name) ? { site } : { site, language };
  const variables = { ...known, ...VARIABLES[name], ...more };
  return { path: '', json: { operationName: name, query: QUERIES[name], variables } };
}

// biome-ignore lint/suspicious/noExplicitAny: a checked message of the contract, whose parts the cases read
type Message = any;

/** Returns the response to one of `QUERIES`. */
function query(trial: Trial, name: QueryName, more: object = {}): Promise<Message> {
  const { query: text, variables } = queryOf(trial, name, more).json;
  return send(trial, name, text, variables);
}

/** Returns the response to a query, which has no errors and is the message of its name. */
async function send(trial: Trial, operationName: string, text: string, variables: object): Promise<Message> {
  const schema = contentContract.messages[operationName] as ISchema<unknown>;
  const request = { path: '', json: { operationName, query: text, variables } };
  const message = (await trial.client.call(request)).json();
  expectThat(!(message as Message).errors, 'errors', 'none', (message as Message).errors);
  return expectMessage(schema, message);
}

/** Returns the results of all pages of a list, `size` at a time. */
async function pagesOf(trial: Trial, name: 'Dictionary' | 'Routes', size: number): Promise<object[]> {
  const all: object[] = [];
  let after = '';
  for (let page = 0; page < 20; page += 1) {
    const { siteInfo } = (await query(trial, name, { first: size, after })).data.site;
    const { results, pageInfo } = name === 'Dictionary' ? siteInfo.dictionary : siteInfo.routes;
    expectThat(results.length <= size, 'results.length', `at most ${size}`, results.length);
    all.push(...results);
    if (!pageInfo.hasNext) break;
    expectThat(pageInfo.endCursor !== after, 'pageInfo.endCursor', 'another cursor', pageInfo.endCursor);
    after = pageInfo.endCursor;
  }
  return all;
}

const common = { request: (trial: Trial) => queryOf(trial, 'SiteInfo') };

const QUERY_CASES = (Object.keys(QUERIES) as QueryName[]).map(
  (name): ConformanceCase => ({
    id: name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    title: `The query ${name} has a response of the contract, without errors.`,
    run: async (trial) => {
      await query(trial, name);
    },
  }),
);

const CASES: readonly ConformanceCase[] = [
  {
    id: 'home',
    title: 'The home page has a route in the requested language.',
    run: async (trial) => {
      const { route } = (await query(trial, 'Layout')).data.layout.item.rendered.sitecore;
      expectThat(route !== null, 'data.layout.item.rendered.sitecore.route', 'the home page', route);
      expectEqual(
        route.itemLanguage,
        trial.setting('language'),
        'data.layout.item.rendered.sitecore.route.itemLanguage',
      );
    },
  },
  {
    id: 'missing-page',
    title: 'A page that does not exist has no item, also when its path has quotes and other letters.',
    run: async (trial) => {
      for (const path of ['/no-such-page-of-the-contract', '/") { item { id } } }', '/åäö-🚗']) {
        const { layout } = (await query(trial, 'Layout', { path })).data;
        expectThat(!layout?.item, 'data.layout.item', 'null', layout?.item);
      }
    },
  },
  {
    id: 'phrases',
    title: 'Phrases have a key and a text, in UTF-8.',
    run: async (trial) => {
      const { results } = (await query(trial, 'Dictionary')).data.site.siteInfo.dictionary;
      expectThat(results.length > 0, 'dictionary.results', 'at least one phrase', results);
      for (const [at, phrase] of results.entries()) expectMessage(phraseSchema, phrase, `dictionary.results[${at}]`);
      const broken = results.filter(({ value }: { value: string }) => value.includes('\uFFFD'));
      expectThat(broken.length === 0, 'dictionary.results', 'texts in UTF-8', broken);
    },
  },
  {
    id: 'paging',
    title: 'The pages of a list neither repeat nor lose a result.',
    run: async (trial) => {
      const { results } = (await query(trial, 'Dictionary', { first: 40 })).data.site.siteInfo.dictionary;
      const paged = await pagesOf(trial, 'Dictionary', 20);
      expectEqual(paged.slice(0, results.length), results, 'results of pages');
      const keys = paged.map((phrase) => (phrase as { key: string }).key);
      expectEqual(keys.length, new Set(keys).size, 'different key');
    },
  },
  {
    id: 'pages',
    title: 'The list of pages has the home page, each with its path.',
    run: async (trial) => {
      const routes = await pagesOf(trial, 'Routes', 100);
      for (const [at, route] of routes.entries()) expectMessage(routeSchema, route, `routes.results[${at}]`);
      const hasHome = routes.some((route) => (route as { routePath: string }).routePath === '/');
      expectThat(hasHome, 'routes.results', 'the page /', `${routes.length} others`);
    },
  },
  {
    id: 'makes',
    title: 'The makes below a site have a name, and their code and logo by the names of the contract.',
    run: async (trial) => {
      const { item } = (await query(trial, 'SiteRoot')).data.layout;
      const AND = [
        { name: '_path', value: item?.parent?.id ?? item?.id, operator: 'CONTAINS' },
        { name: '_templates', value: trial.setting('make-template'), operator: 'CONTAINS' },
        { name: '_language', value: trial.setting('language'), operator: 'EQ' },
      ];
      const variables = { where: { AND }, first: 100, after: '', ...MAKE_FIELDS };
      const { results } = (await send(trial, 'Brands', MAKES_QUERY, variables)).data.search;
      expectThat(results.length > 0, 'data.search.results', 'at least one make', results);
      for (const [at, make] of results.entries()) expectMessage(brandSchema, make, `data.search.results[${at}]`);
    },
  },
  {
    id: 'stories',
    title: 'An index of stories has its stories, newest first, with the total of all.',
    needs: ['stories'],
    run: async (trial) => {
      const place = { ...siteOf(trial), path: trial.setting('stories') };
      const index = await send(trial, 'StoriesIndexByPath', INDEX_BY_PATH_QUERY, { ...place, ...INDEX_FIELDS });
      const { item } = index.data.layout;
      expectThat(
        typeof item?.showDates === 'object' && item.showDates !== null,
        'data.layout.item.showDates',
        'a field',
        item,
      );
      const AND = [
        { name: '_parent', value: `{${String(item.id).toUpperCase()}}`, operator: 'EQ' },
        { name: '_language', value: trial.setting('language'), operator: 'EQ' },
        { name: '_hasLayout', value: 'true', operator: 'EQ' },
      ];
      const variables = { where: { AND }, orderBy: NEWEST_FIRST, first: 5, after: '', ...STORY_FIELDS };
      const { results, total } = (await send(trial, 'Stories', STORIES_QUERY, variables)).data.search;
      expectThat(
        total >= results.length && results.length > 0,
        'data.search.total',
        'the number of all stories',
        total,
      );
      for (const [at, story] of results.entries()) expectMessage(storySchema, story, `data.search.results[${at}]`);
      const dates = results.map(({ date }: Message) => date?.dateValue ?? 0);
      expectEqual(
        dates,
        dates.toSorted((one: number, other: number) => other - one),
        'data.search.results[].date',
      );
    },
  },
  {
    id: 'bad-query',
    title: 'A query with a mistake has `errors`, and is no failure of the server.',
    run: async (trial) => {
      const { json } = queryOf(trial, 'SiteInfo');
      const response = await trial.client.call({
        path: '',
        json: { ...json, query: 'query SiteInfo { noSuchField }' },
      });
      if (response.status !== 200) return expectRefusal(response);
      const { errors } = expectJson(response, 200, contentContract.messages.GraphqlResponse as ISchema<Message>);
      expectThat(Array.isArray(errors) && errors.length > 0, 'errors', 'what is wrong', errors);
    },
  },
  {
    id: 'no-query',
    title: 'A body without a query is refused by a 4xx.',
    run: async ({ client }) => expectRefusal(await client.call({ path: '', json: { variables: {} } })),
  },
];

/** Demanded of a content platform. */
export const contentSuite: Suite = {
  upstream: 'content',
  settings: {
    site: { meaning: 'Name of a site on the platform', example: 'acme' },
    language: { meaning: 'A language of the site', example: 'en' },
    stories: { meaning: 'Path of a page with an index of stories', example: '/news', isOptional: true },
    'make-template': {
      meaning: 'Template of the makes, as in `CONTENT_BRAND_TEMPLATE`',
      example: 'a GUID',
      default: UPSTREAM_VARIABLES.CONTENT_BRAND_TEMPLATE.default,
    },
  },
  cases: [...jsonCases(common).filter(({ id }) => id !== 'unknown-path'), repeatCase(common), ...QUERY_CASES, ...CASES],
};
