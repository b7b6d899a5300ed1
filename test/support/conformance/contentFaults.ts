import { type CaseFault, commonFaults, everySecond, insteadOf, repeatFault, withBody, withRequest } from './faults.ts';

// Its endpoint is a URL of its own, without paths below it.
const { 'unknown-path': _, ...common } = commonFaults('sc_apikey');

/** One fault for each case of the content platform. */
export const CONTENT_FAULTS: Readonly<Record<string, CaseFault>> = {
  ...common,
  repeat: repeatFault,
  layout: [withBody(() => ({ data: { layout: { item: { rendered: {} } } } })), /^data\.layout\.item\.rendered/],
  dictionary: [
    withBody((body) => {
      delete body.data.site.siteInfo.dictionary.pageInfo.hasNext;
    }),
    /^data\.site\.siteInfo\.dictionary\.pageInfo\.hasNext: /,
  ],
  navigation: [withBody(() => ({ data: {} })), /^data\.layout/],
  routes: [
    withBody((body) => {
      body.data.site.siteInfo.routes.results = null;
    }),
    /^data\.site\.siteInfo\.routes\.results: /,
  ],
  'site-info': [
    withBody((body) => {
      body.data.site.siteInfo.language = '';
    }),
    /^data\.site\.siteInfo\.language: /,
  ],
  redirects: [
    withBody((body) => ({ ...body, errors: [{ message: 'partly failed' }] })),
    /^errors: expected none, got .*partly failed/,
  ],
  'error-pages': [
    withBody((body) => {
      body.data.site.siteInfo.errorHandling = 'none';
    }),
    /^data\.site\.siteInfo\.errorHandling: /,
  ],
  'site-root': [
    withBody((body) => {
      delete body.data.layout.item.id;
    }),
    /^data\.layout\.item\.id: /,
  ],
  variants: [
    withBody((body) => {
      body.data.layout.item.personalization = 'none';
    }),
    /^data\.layout\.item\.personalization: /,
  ],
  makes: [
    withBody((body) => {
      for (const make of body.data.search.results) make.brandCode = make.name;
    }),
    /^data\.search\.results\[0\]\.brandCode: /,
  ],
  stories: [
    withBody((body) => {
      body.data.search.results.reverse();
    }),
    /^data\.search\.results\[\]\.date: expected/,
  ],
  home: [
    withBody((body) => {
      body.data.layout.item.rendered.sitecore.route.itemLanguage = 'xx';
    }),
    /route\.itemLanguage: expected "sv", got xx/,
  ],
  'missing-page': [
    withRequest((body) => {
      body.variables.path = '/';
    }),
    /^data\.layout\.item: expected null/,
  ],
  phrases: [
    {
      reply: (reply) => ({ ...reply, body: Buffer.from(reply.body.toString('utf8'), 'latin1') }),
    },
    /^dictionary\.results: expected texts in UTF-8/,
  ],
  paging: [
    // A cursor that is off by one.
    everySecond(
      withBody((body) => {
        body.data?.site?.siteInfo?.dictionary?.results.reverse();
      }),
    ),
    /^results of pages: expected/,
  ],
  pages: [
    withBody((body) => {
      const { routes } = body.data.site.siteInfo;
      routes.results = routes.results.filter(({ routePath }: { routePath: string }) => routePath !== '/');
    }),
    /^routes\.results: expected the page \//,
  ],
  'bad-query': [withBody(() => ({ data: null })), /^errors: expected what is wrong/],
  'no-query': [insteadOf(400, 500), /^status: expected a 4xx, got 500/],
};
