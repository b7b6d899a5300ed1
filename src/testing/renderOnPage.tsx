import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { DICTIONARY } from '../contracts/dictionary/dictionary.ts';
import type { CompanyView } from '../contracts/page/company.ts';
import { fillIn } from '../contracts/page/fillIn.ts';
import type { LoaderContext } from '../contracts/page/loader.ts';
import type { LanguageView, PageData, SiteView } from '../contracts/page/page.ts';
import { valueTextOf } from '../contracts/search/valueTexts.ts';
import { FragmentsContext } from '../delivery/FragmentsContext.ts';
import type { FragmentCache } from '../delivery/fragments/fragmentCache.ts';
import { renderSeparately } from '../delivery/fragments/renderSeparately.ts';
import { PageProvider } from '../page/PageContext.tsx';
import { withoutTextElements } from './textMarkup.ts';

/** Fixtures for unit tests of views and loaders: a page of the Swedish site with English labels. */

const swedish: LanguageView = { code: 'sv', locale: 'sv-SE', prefix: '', name: 'Svenska' };
const english: LanguageView = { code: 'en', locale: 'en-GB', prefix: '/en', name: 'English' };

export const testSite: SiteView = {
  id: 'norrvag-se',
  name: 'Norrväg',
  country: 'SE',
  company: { name: 'Norrväg Sverige AB', email: 'hej@norrvag-se.example' },
  currency: 'SEK',
  languages: [swedish, english],
  paths: {
    carList: '/kop-bil/alla-bilar-i-lager',
    carDetail: '/kop-bil',
    dealers: '/anlaggningar',
    serviceBooking: null,
    tireHotel: null,
    sellCar: '/salj-bil',
    newsletter: '/nyhetsbrev',
    listMarker: 'b',
    cookiePolicy: '/om-oss/cookies',
    privacyPolicy: '/om-oss/integritetspolicy',
    withdrawal: null,
    priceIndicator: '/prisbedomning',
  },
  distanceUnit: 'mil',
  carDetailLayout: 'standard',
  navigation: 'menu',
  consentManager: null,
};

export const testCompany: CompanyView = {
  name: 'Norrväg Sverige AB',
  registrationNumber: '559987-4004',
  vatNumber: 'SE559987400401',
  address: { street: 'Frösundaleden 14', postalCode: '169 70', city: 'Solna' },
  email: 'hej@norrvag-se.example',
};

export const testPage: PageData = {
  build: 'test',
  kind: 'content',
  status: 200,
  site: testSite,
  language: swedish,
  theme: 'norrvag',
  brandTheme: null,
  brand: null,
  path: '/om-oss',
  search: '',
  variant: null,
  home: '/',
  isHome: false,
  head: {
    title: 'Om oss',
    description: null,
    canonical: 'https://norrvag-se.example/om-oss',
    openGraph: [],
    icon: '/icon.svg',
    alternates: [],
    feed: null,
    jsonLd: [],
    noindex: false,
  },
  translations: [
    { language: 'sv', name: 'Svenska', path: '/om-oss' },
    { language: 'en', name: 'English', path: '/en/om-oss' },
  ],
  dictionary: DICTIONARY,
  route: { name: 'om-oss', displayName: 'Om oss', itemId: null, itemLanguage: 'sv', fields: {} },
  tagManagerId: null,
  maps: null,
  placeholders: {},
  sections: {},
  deferred: [],
  styles: [],
};

/** Renders a view on a page. Returns static markup, with texts in place of the elements that only hold them. */
export function renderOnPage(view: ReactNode, page: Partial<PageData> = {}): string {
  const markup = renderToStaticMarkup(<PageProvider page={{ ...testPage, ...page }}>{view}</PageProvider>);
  return withoutTextElements(markup);
}

/** Renders a tree as the server does, with fragments from a cache. */
export function renderWithFragments(tree: ReactNode, fragments: FragmentCache): string {
  const source = { fragments, renderFragment: renderSeparately };
  return renderToString(<FragmentsContext value={source}>{tree}</FragmentsContext>);
}

/** Creates a loader's context. Upstream calls that a test does not provide fail. */
export function testLoaderContext(changes: Partial<LoaderContext> = {}): LoaderContext {
  const { site = testSite, language = swedish } = changes;
  const refuse = () => Promise.reject(new Error('no such upstream in this test'));
  return {
    site,
    language,
    company: testCompany,
    route: { kind: 'content', path: '/om-oss', query: new URLSearchParams() },
    page: {},
    brand: null,
    timeLimit: (milliseconds) => milliseconds,
    translate: (key, values) => fillIn(DICTIONARY[key], values),
    valueText: valueTextOf(language.code, site.languages[0]?.code ?? language.code, null),
    ports: {
      searchCars: refuse,
      findPlace: refuse,
      totalCosts: async () => null,
      moveTerms: async () => null,
      searchAllMakes: refuse,
      searchDealers: refuse,
      navigation: refuse,
      pages: refuse,
      makes: refuse,
      storiesIndex: refuse,
      stories: refuse,
      storyNeighbours: refuse,
      embeddedForm: refuse,
      hasLender: async () => false,
      financeQuotes: refuse,
      financeDefaults: refuse,
      blurPlaceholder: refuse,
    },
    signal: new AbortController().signal,
    once: (_key, load) => load(),
    report: () => {},
    ...changes,
  };
}
