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

/** A small library for unit tests: two sites of one tenant, one of them in two languages. */

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

function home(words: (text: string) => string): PageContent {
  const cards = items(
    item('Buy', { Title: text(words('Buy')), Link: link('/cars') }),
    item('Sell', { Title: text(words('Sell')), Image: image('/-/media/scenes/a.jpg', 'A', 1920, 1080) }),
  );
  return {
    ...page('/', words('Home'), [
      {
        component: 'Container',
        params: { Styles: 'wide' },
        placeholders: {
          'container-{*}': [{ component: 'RichText', fields: { Text: rich(`<p>${words('Hello')}</p>`) } }],
          'container-empty': [],
        },
      },
      { component: 'CardList', params: { Columns: '3' }, fields: { Title: text(words('Ways')), Cards: cards } },
      { component: 'CardList', fields: { Cards: items() } },
      { component: 'Breadcrumb' },
    ]),
    template: 'HomePage',
  };
}

function site(id: string, language: string, words: (text: string) => string): SiteContent {
  return {
    site: id,
    language,
    hostName: `${id}.example`,
    header,
    footer,
    pages: [
      home(words),
      page('/cars', words('Cars'), [], { externalLink: link('https://shop.example', 'Shop') }),
      page('/cars/,-w-,', words('Car')),
      page('/cars/all', words('All cars')),
      page('/about/people', words('People'), [], { shouldBeNavigableInMenuWhenItHasChildren: checkbox(true) }),
      ...stories(language),
    ],
    notFound: page('/404', words('Not found')),
    serverError: page('/500', words('Error')),
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

/** Phrases by language; `alpha-se` words one of them its own way. */
const PHRASES: Readonly<Record<string, Record<string, string>>> = {
  sv: { greet: 'Hej', part: 'Hejdå', list: 'Lista' },
  en: { greet: 'Hello', part: 'Bye', list: 'List' },
};

export function testLibrary(): ContentLibrary {
  return assembleLibrary(
    [
      site('alpha-se', 'sv', (words) => `sv ${words}`),
      site('alpha-se', 'en', (words) => words),
      site('alpha-uk', 'en', (words) => words),
    ],
    (language) => PHRASES[language] ?? {},
    new Map([['alpha-se.sv', { list: 'Alla bilar' }]]),
  );
}
