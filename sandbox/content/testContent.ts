import {
  type Block,
  checkbox,
  image,
  item,
  items,
  link,
  type PageContent,
  rich,
  type SiteContent,
  text,
} from './authoring.ts';
import { assembleLibrary, type ContentLibrary } from './library.ts';

/** A small library for unit tests: two sites of one tenant, one of them bilingual. */

const header: Block = { component: 'Header', fields: { Logo: image('/-/media/logos/test.svg', 'Test') } };
const footer: Block = { component: 'Footer', fields: { CopyrightText: text('Test') } };

function page(path: string, title: string, main: Block[] = [], fields: Record<string, unknown> = {}): PageContent {
  return { path, template: 'ContentPage', fields: { NavigationTitle: text(title), ...fields }, main };
}

function stories(language: string): PageContent[] {
  return ['2026-03-01', '2026-01-02', '2026-02-10'].map((day, index) => ({
    ...page(`/stories/story-${index + 1}`, `${language} story ${index + 1}`, [], {
      Date: { value: `${day}T09:30:00Z` },
      Tags: text(index === 0 ? 'ev|winter' : 'ev'),
    }),
    template: 'StoryPage',
  }));
}

function home(translate: (text: string) => string): PageContent {
  const cards = items(
    item('Buy', { Title: text(translate('Buy')), Link: link('/cars') }),
    item('Sell', {
      Title: text(translate('Sell')),
      Image: image('/-/media/illustrations/norrvag/showroom-1.jpg', 'A', 1920, 1080),
    }),
  );
  return {
    ...page('/', translate('Home'), [
      {
        component: 'Container',
        params: { Styles: 'wide' },
        placeholders: {
          'container-{*}': [{ component: 'RichText', fields: { Text: rich(`<p>${translate('Hello')}</p>`) } }],
          'container-empty': [],
        },
      },
      { component: 'CardList', params: { Columns: '3' }, fields: { Title: text(translate('Ways')), Cards: cards } },
      { component: 'CardList', fields: { Cards: items() } },
      { component: 'Breadcrumb' },
    ]),
    template: 'HomePage',
  };
}

function site(id: string, language: string, translate: (text: string) => string): SiteContent {
  return {
    site: id,
    language,
    hostName: `${id}.example`,
    header,
    footer,
    pages: [
      home(translate),
      page('/cars', translate('Cars'), [], { externalLink: link('https://shop.example', 'Shop') }),
      page('/cars/,-w-,', translate('Car')),
      page('/cars/all', translate('All cars')),
      page('/about/people', translate('People'), [], { shouldBeNavigableInMenuWhenItHasChildren: checkbox(true) }),
      ...stories(language),
    ],
    notFound: page('/404', translate('Not found')),
    serverError: page('/500', translate('Error')),
    robots: 'User-agent: *',
    redirects: [
      {
        pattern: '/old',
        target: '/cars',
        redirectType: 'REDIRECT_301',
        isQueryStringPreserved: true,
        isLanguagePreserved: false,
        locale: language,
      },
    ],
    attributes: { region: 'north' },
  };
}

/** Phrases by language; `alpha-se` overrides one of them. */
const PHRASES: Readonly<Record<string, Record<string, string>>> = {
  sv: { greet: 'Hej', part: 'Hejdå', list: 'Lista' },
  en: { greet: 'Hello', part: 'Bye', list: 'List' },
};

export function testLibrary(): ContentLibrary {
  return assembleLibrary(
    [
      site('alpha-se', 'sv', (text) => `sv ${text}`),
      site('alpha-se', 'en', (text) => text),
      site('alpha-uk', 'en', (text) => text),
    ],
    (language) => PHRASES[language] ?? {},
    new Map([['alpha-se.sv', { list: 'Alla bilar' }]]),
  );
}
