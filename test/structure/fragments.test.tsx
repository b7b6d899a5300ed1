import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { Suspense, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { SITES } from '../../config/sites.ts';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { completeLabels } from '../../server/page/labels/labels.ts';
import { siteView } from '../../server/page/siteView.ts';
import { Card } from '../../src/components/CardList/Card.tsx';
import { FooterContent } from '../../src/components/Footer/Footer.tsx';
import { Disclosure, MenuEntry } from '../../src/components/Header/Disclosure.tsx';
import type { CarCard as CarRecord } from '../../src/contracts/car/car.ts';
import type { PageData, PageMode } from '../../src/contracts/page/page.ts';
import {
  createFragmentCache,
  type FragmentCache,
  sharedContextOf,
} from '../../src/delivery/fragments/fragmentCache.ts';
import { Prerendered, PrerenderedList } from '../../src/delivery/Prerendered.tsx';
import { cardOf } from '../../src/features/car/card.ts';
import { CarCard } from '../../src/features/carCard/CarCard.tsx';
import { QuickFilterRow } from '../../src/features/carList/filters/QuickFilters.tsx';
import { RangeGroup } from '../../src/features/carList/filters/RangeField.tsx';
import { LinksToLists } from '../../src/features/carList/OtherLists.tsx';
import { StoryCard } from '../../src/features/stories/StoryCard.tsx';
import { useNextLocation } from '../../src/page/nextLocation.ts';
import { PageProvider, usePage } from '../../src/page/PageContext.tsx';
import { usePageLocation } from '../../src/page/pageLocation.ts';
import {
  renderWithFragments,
  testCompany,
  testLoaderContext,
  testPage,
  testSite,
} from '../../src/testing/renderOnPage.tsx';
import { useSharedContext } from '../../src/ui/sharedContext.ts';

/**
 * Q51 prerendered fragments: the cached markup of one page equals what any other page would render itself, in every
 * order.
 */

const ROOT = resolve(import.meta.dirname, '../..');

interface Fragment {
  /** Files of `src/components` and `src/features` that use it. */
  files: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: each view has props of its own
  view: ComponentType<any>;
  /** Two different sets of props. */
  props: readonly [object, object];
}

const language = testSite.languages[0] ?? testPage.language;
const car = (id: string, changes: Partial<CarRecord>) =>
  cardOf(
    { car_id: id, slug: 'volvo-xc60', car_brand: 'Volvo', car_model: 'XC60', ...changes },
    testLoaderContext({ language }),
  );
const carOfTheWeek = car('17', {
  caroftheweek: true,
  car_price: 249_900,
  car_year: 2024,
  car_mileage_text: '2 480 mil',
  car_privateleasing_monthly_cost: 3_995,
  car_site_city: 'Malmö',
  car_primary_image: { thumbnail_url: '/-/media/cars/suv.jpg' },
});
const bareCar = car('18', {});

const link = { value: { href: '/om-oss', text: 'Om oss' } };
const phone = { value: { href: 'tel:+4640123456', text: '040-12 34 56' } };
const cardFields = { Title: { value: 'Elbilar' }, Text: { value: 'Alla' }, Badge: { value: 'Nyhet' }, Link: link };
const image = { value: { src: '/-/media/x.jpg', alt: 'En bil', width: '600', height: '400' } };
const footerFields = {
  HighlightedLink: phone,
  Columns: [
    { id: 'a', name: 'a', fields: { Title: { value: 'Hjälp' }, ColumnItems: [{ id: 'b', fields: { Link: phone } }] } },
  ],
  InfoField1: {
    id: 'c',
    name: 'c',
    fields: { Heading: { value: 'Adress' }, Text: { value: '<p>info@norrvag.example</p>' } },
  },
  SocialLinks: [{ id: 'd', name: 'youtube', fields: { Url: { value: { href: 'https://youtube.example' } } } }],
  CopyrightText: { value: '© Norrväg' },
};
const story = {
  id: 's',
  href: '/nyheter/a',
  title: 'Vinterdäck',
  preamble: 'Snart',
  date: '2026-11-02T00:00:00Z',
  image: { src: '/-/media/y.jpg', alt: '', width: 600, height: 400 },
  tags: ['Råd'],
};
const storyProps = { story, settings: { showDates: true, readMore: '' }, level: 2, sizes: '20rem' };

const menuChild = {
  title: 'Nya',
  href: '/kop-bil/nya',
  children: [{ title: 'Suv', href: '/kop-bil/nya/suv', children: [] }],
};

const FRAGMENTS: readonly Fragment[] = [
  {
    files: [
      'src/components/CarOfTheWeek/CarOfTheWeek.tsx',
      'src/features/carList/CarItem.tsx',
      'src/features/carList/CarResults.tsx',
      'src/features/carCard/CarRow.tsx',
      'src/features/carCard/CarTeaser.tsx',
      'src/features/carCard/SimilarRow.tsx',
    ],
    view: CarCard,
    props: [
      { car: carOfTheWeek, sizes: '20rem' },
      { car: bareCar, sizes: '315px', heading: 'h3' },
    ],
  },
  {
    files: ['src/features/carList/filters/RangeField.tsx'],
    view: RangeGroup,
    props: [
      { facet: { name: 'car_price', min: 0, max: 1_250_000, bars: [] }, label: 'Pris (kr)', withSlider: false },
      {
        facet: { name: 'car_mileage', min: 0, max: 220_000, bars: [], scale: 10 },
        range: [100_000, 2_000_000],
        label: '"<b>&\'',
        withSlider: false,
      },
    ],
  },
  {
    files: ['src/features/carList/filters/QuickFilters.tsx'],
    view: QuickFilterRow,
    props: [
      {
        frames: [
          { name: 'car_fuel', label: 'Drivmedel', text: 'El +1', accessibleName: 'Drivmedel: El +1', isChosen: true },
          { name: 'car_price', label: '"<b>&\'', text: '"<b>&\'', accessibleName: '"<b>&\'', isChosen: false },
        ],
      },
      { frames: [] },
    ],
  },
  {
    files: ['src/features/carList/OtherLists.tsx'],
    view: LinksToLists,
    props: [
      {
        links: [
          { text: 'Volvo', href: '/kop-bil/b/volvo', count: 1_204 },
          { text: '<Škoda>', href: '/kop-bil/b/skoda', count: 1 },
        ],
        currentPath: '/kop-bil/b/volvo',
      },
      { links: [], currentPath: null },
    ],
  },
  {
    files: ['src/components/CardList/CardList.tsx'],
    view: Card,
    props: [
      { fields: cardFields, level: 3 },
      { fields: { ...cardFields, Image: image }, level: 2 },
    ],
  },
  {
    files: ['src/components/Footer/Footer.tsx'],
    view: FooterContent,
    props: [
      {
        fields: footerFields,
        data: { makes: [{ title: 'Volvo', href: '/b/volvo', logo: null }], icons: {}, company: testCompany },
      },
      { fields: {} },
    ],
  },
  {
    files: ['src/components/Header/MainMenu.tsx'],
    view: Disclosure,
    props: [
      { item: { title: 'Mer', href: '', children: [], isHeading: true }, isMega: false, path: '', isSkipped: true },
      { item: { title: 'Mer', href: '', children: [menuChild] }, isMega: true, path: '/kop-bil/nya/suv' },
    ],
  },
  {
    files: ['src/components/Header/MainMenu.tsx'],
    view: MenuEntry,
    props: [
      { item: { title: 'Köp bil', href: '/kop-bil', children: [menuChild] }, isMega: true, path: '/kop-bil/nya/suv' },
      { item: { title: 'Jobb', href: 'https://jobs.example', external: true, children: [] }, isMega: false, path: '' },
    ],
  },
  {
    files: ['src/components/StoriesList/StoryGrid.tsx', 'src/features/stories/StoryRow.tsx'],
    view: StoryCard,
    props: [storyProps, { ...storyProps, settings: { showDates: false, readMore: 'Mer' }, size: 'compact' }],
  },
];

test('every use of a prerendered fragment is tested here: add a new one to FRAGMENTS, with props', () => {
  const found = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\.test\.tsx$|^delivery\/Prerendered\.tsx$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(ROOT, 'src', name), 'utf8');
      if (!code.includes('Prerendered')) return [];
      const uses = /<Prerendered(?:List)?\b[^>]*?\bview=\{(\w+)\}/g;
      const placed = new Set([...code.matchAll(uses)].map(([, view]) => view));
      return (placed.size > 0 ? [...placed] : ['a use that this test cannot read']).map(
        (view) => `src/${name} ${view}`,
      );
    });
  const tested = FRAGMENTS.flatMap(({ files, view }) => files.map((file) => `${file} ${view.name}`));
  expect(found.sort()).toEqual(tested.sort());
});

const MODES: readonly (PageMode | undefined)[] = [undefined, 'preview', 'edit', 'library'];

/** Returns a page of each site, language, theme and mode, with that language's labels. */
async function everyPage(): Promise<PageData[]> {
  const pages: PageData[] = [];
  for (const site of SITES) {
    for (const one of site.languages) {
      const themes: readonly (string | null)[] = [null, ...site.brandHosts.map(({ theme }) => theme)];
      const pageFields = { site: siteView(site), language: one, theme: site.theme, home: one.prefix || '/' };
      const dictionary = completeLabels(one.code, await phrasesOf(one.code), null);
      for (const brandTheme of themes) {
        for (const mode of MODES) {
          const path = `${one.prefix}/${brandTheme ?? ''}${mode ?? ''}`;
          pages.push({ ...testPage, ...pageFields, dictionary, brandTheme, path, ...(mode && { mode }) });
        }
      }
    }
  }
  return pages;
}

async function phrasesOf(code: string): Promise<Readonly<Record<string, string>>> {
  return code === 'en' ? {} : (await loadLibrary()).phrases('', code);
}

const pages = await everyPage();
const onPage = (page: PageData, node: ReactNode) => <PageProvider page={page}>{node}</PageProvider>;
const render = (page: PageData, node: ReactNode, fragments: FragmentCache = createFragmentCache()) =>
  renderWithFragments(onPage(page, node), fragments);
/** Renders without a fragment cache, as edit mode and the browser do. */
const inPlace = (page: PageData, node: ReactNode) => renderToString(onPage(page, node));

describe.each(FRAGMENTS)('Q51 $view.name', ({ view, props }) => {
  const [one, other] = props;
  const nodes = [
    <Prerendered key="one" as="li" view={view} viewProps={one} />,
    <Prerendered key="other" as="li" view={view} viewProps={other} />,
  ];

  test('is the same alone and after every other site, language, theme and mode, in both orders', () => {
    const separately = new Map(pages.map((page) => [page, render(page, nodes)]));
    for (const ordered of [pages, pages.toReversed()]) {
      const fragments = createFragmentCache();
      for (const page of [...ordered, ...ordered]) expect(render(page, nodes, fragments)).toBe(separately.get(page));
    }
  });

  test('equals React’s output without a cache', () => {
    for (const page of pages) expect(render(page, nodes)).toBe(inPlace(page, nodes));
  });

  test('does not depend on the clock', () => {
    const now = pages.map((page) => render(page, nodes));
    jest.useFakeTimers({ now: new Date('2031-07-04T03:00:00Z') });
    const later = pages.map((page) => render(page, nodes));
    jest.useRealTimers();
    expect(later).toEqual(now);
  });
});

test('Q51 a list has the markup of other fragments', () => {
  const cars = [carOfTheWeek, bareCar, carOfTheWeek];
  const items = (
    <PrerenderedList
      id="cars"
      view={CarCard}
      items={cars}
      viewPropsOf={(one, index) => ({ car: one, sizes: '20rem', ...(index === 0 && { loading: 'eager' as const }) })}
    />
  );
  const fragments = createFragmentCache();
  for (const page of [...pages, ...pages.toReversed()])
    expect(render(page, items, fragments)).toBe(inPlace(page, items));
});

describe('Q51 forbidden code in a fragment fails its section on the server and in the browser', () => {
  const [page = testPage] = pages;
  const Inner = () => <p>{useSharedContext().home}</p>;
  const readers: readonly [string, () => unknown][] = [
    ['the page', usePage],
    ['the current URL', usePageLocation],
    ['the URL that is loading', useNextLocation],
  ];

  test.each(readers)('it reads %s', (_what, use) => {
    const Reader = () => <p>{String(use())}</p>;
    const node = <Prerendered as="div" view={Reader} viewProps={{}} />;
    expect(() => render(page, node)).toThrow('may read its props');
    expect(() => inPlace(page, node)).toThrow('may read its props');
  });

  test.each([
    ['creates ids', 'useId', () => <p id={useId()} />],
    ['has a boundary', 'boundary', () => <Suspense />],
    ['preloads an image', 'image', () => <img src="/x.jpg" alt="" />],
  ])('it %s', (_what, message, View) => {
    expect(() => render(page, <Prerendered as="div" view={View} viewProps={{}} />)).toThrow(message);
  });

  test('it preloads no image of a picture', () => {
    const View = () => (
      <picture>
        <img src="/x.jpg" alt="" />
      </picture>
    );
    const node = <Prerendered as="div" view={View} viewProps={{}} />;
    expect(render(page, node)).toBe('<div><picture><img src="/x.jpg" alt=""/></picture></div>');
  });

  test('its props are no plain data, which does not compile', () => {
    const Pressed = ({ onPress }: { onPress: () => void }) => <button type="button" onClick={onPress} />;
    // @ts-expect-error a function is in no key
    expect(render(page, <Prerendered as="div" view={Pressed} viewProps={{ onPress: () => {} }} />)).toContain(
      '<button',
    );
    const Framed = ({ inner }: { inner: ReactNode }) => <p>{inner}</p>;
    // @ts-expect-error neither is an element
    expect(<Prerendered as="div" view={Framed} viewProps={{ inner: <b /> }} />).toBeDefined();
  });

  test('a fragment inside a fragment is part of its markup', () => {
    const Outer = () => <Prerendered as="div" view={Inner} viewProps={{}} />;
    const node = <Prerendered as="div" view={Outer} viewProps={{}} />;
    expect(render(page, node)).toBe('<div><div><p>/</p></div></div>');
  });
});

test('Q51 a fragment that throws fails where it is placed, and renders anew on the next page', () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('a failing view');
    return <b />;
  };
  const node = <Prerendered as="div" view={Fragile} viewProps={{}} />;
  const fragments = createFragmentCache();
  for (const _time of [1, 2]) expect(() => render(testPage, node, fragments)).toThrow('a failing view');
  isBroken = false;
  expect(render(testPage, node, fragments)).toBe('<div><b></b></div>');
  // The markup of the fragment is cached.
  isBroken = true;
  expect(render(testPage, node, fragments)).toBe('<div><b></b></div>');
});

describe('the cache of fragments', () => {
  test('Q51 the key of an object is that of its content, for each view and shared context, in both orders', () => {
    const [page = testPage, other = testPage] = pages;
    const uses = [CarCard, StoryCard].flatMap((view) =>
      [page, other].map((one) => [sharedContextOf(one), view] as const),
    );
    for (const ordered of [uses, uses.toReversed()]) {
      const { keyOf } = createFragmentCache();
      const keysOf = (props: object) =>
        [...ordered, ...ordered].map(([shared, view]) => keyOf(shared, view, props, () => JSON.stringify(props)));
      const [keys, small] = [keysOf({ car: bareCar }), keysOf({ car: bareCar, sizes: '20rem' })];
      expect(keysOf({ car: { ...bareCar } })).toEqual(keys);
      expect(keysOf({ car: bareCar, more: [] })).toEqual(keysOf({ car: { ...bareCar }, more: [] }));
      expect(new Set([...keys, ...small]).size).toBe(2 * uses.length);
    }
  });

  test('evicts the least recently used entries when it is full', () => {
    const fragments = createFragmentCache(30);
    fragments.set('a', '1234567890');
    fragments.set('b', '1234567890');
    expect(fragments.get('a')).toBe('1234567890');
    fragments.set('c', '1234567890');
    expect(['a', 'b', 'c'].map((key) => fragments.get(key) !== undefined)).toEqual([true, false, true]);
    fragments.set('d', 'x'.repeat(40));
    expect(['a', 'c', 'd'].map((key) => fragments.get(key))).toEqual([undefined, undefined, undefined]);
  });

  test('counts a replaced entry once', () => {
    const fragments = createFragmentCache(30);
    for (let time = 0; time < 10; time += 1) fragments.set('a', '1234567890');
    fragments.set('b', '1234567890');
    expect(fragments.get('a')).toBeDefined();
  });
});
