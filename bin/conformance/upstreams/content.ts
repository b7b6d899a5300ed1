import type { ISchema } from 'yup';
import {
  DICTIONARY_QUERY,
  ERROR_PAGES_QUERY,
  LAYOUT_QUERY,
  NAVIGATION_FIELDS,
  NAVIGATION_QUERY,
  REDIRECTS_QUERY,
  ROUTE_FIELDS,
  ROUTES_QUERY,
  SITE_INFO_QUERY,
  SITE_ROOT_QUERY,
} from '../../../server/ports/content/contentQueries.ts';
import { phraseSchema, routeSchema } from '../../../src/contracts/content/content.ts';
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

/** Returns the response to a query, which has no errors and is a message of the contract. */
async function query(trial: Trial, name: QueryName, more: object = {}): Promise<Message> {
  const schema = contentContract.messages[name] as ISchema<unknown>;
  const message = (await trial.client.call(queryOf(trial, name, more))).json();
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
  },
  cases: [...jsonCases(common).filter(({ id }) => id !== 'unknown-path'), repeatCase(common), ...QUERY_CASES, ...CASES],
};
