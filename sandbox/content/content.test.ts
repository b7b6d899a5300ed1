import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CAR_SORTS } from '../../src/contracts/search/carSearch.ts';
import { segmentOf } from '../../src/contracts/search/listSegments.ts';
import { modelName } from '../data/cars/names.ts';
import { MAKES } from '../data/models/catalogue.ts';
import { SITES } from '../data/sites.ts';
import { INDEX_TEXTS } from '../data/texts/indexTexts.ts';
import type { Language } from '../data/texts/language.ts';
import { brandMarkSvg } from '../media/brandMarks.ts';
import { mediaFile } from '../media/files.ts';
import { parseIllustration } from '../media/illustrations/illustrationPath.ts';
import { isCarView, ROOFS, sourceOf } from '../media/images.ts';
import { PAINTS } from '../media/paints.ts';
import { isShape } from '../media/shapes.ts';
import { isVideo } from '../media/videos.ts';
import type { Block, PageContent, Reference, SiteContent } from './authoring.ts';
import { loadLibrary } from './library.ts';

/** Content of a site in a language, and its phrases. */
type Authored = {
  readonly name: string;
  readonly content: SiteContent;
  readonly dictionary: Readonly<Record<string, string>>;
};

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'norrvag-se': ['sv', 'en'],
  'norrvag-no': ['nb'],
  'norrvag-dk': ['da', 'en'],
  'norrvag-fi': ['fi', 'sv'],
  'rullande-se': ['sv'],
  'rullande-sk': ['sk'],
  'marlow-uk': ['en'],
};

/** Of the public interface: they never change. */
const PATHS: Readonly<Record<string, readonly [list: string, detail: string, dealers: string]>> = {
  'norrvag-se': ['/kop-bil/alla-bilar-i-lager', '/kop-bil', '/anlaggningar'],
  'norrvag-no': ['/kjop-bil/alle-biler', '/kjop-bil', '/forhandlere'],
  'norrvag-dk': ['/koeb-bil/alle-biler', '/koeb-bil', '/find-os'],
  'norrvag-fi': ['/osta-auto/kaikki-autot', '/osta-auto', '/toimipisteet'],
  'rullande-se': ['/kop-bil/alla-begagnade-bilar', '/kop-bil', '/hitta-oss'],
  'rullande-sk': ['/vlastnictvo-auta/kupit-jazdene-auto', '/vlastnictvo-auta', '/kontakty'],
  'marlow-uk': ['/buy-car/used-cars', '/buy-car', '/find-us'],
};

/** The values a facet can have in an index; ranges for the fields that are numbers; the names of sorts. */
function valuesOf(field: string, site: string): readonly string[] | RegExp {
  if (field === 'sortName') return CAR_SORTS;
  // The values of facets are in the language of the site's index.
  const words = INDEX_TEXTS[SITES.find(({ id }) => id === site)?.language ?? 'en'];
  const labelsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    car_fuel: words.fuel,
    car_body: words.body,
    car_drive: words.drive,
    car_condition: words.condition,
    car_vehicle_type: words.vehicleType,
  };
  return labelsOf[field] ? Object.values(labelsOf[field]) : /^\d+-\d+$/;
}

const segment = (name: string) => encodeURIComponent(segmentOf(name));

/** Whether the catalogue has a make, and of it a model, by their URL segments in a language. */
function hasModel(make: string, model: string | undefined, language: string): boolean {
  const found = MAKES.find(({ name }) => segment(name) === make);
  if (!found || model === undefined) return found !== undefined;
  return found.models.some(({ name }) => segment(modelName(name, language as Language)) === model);
}

const LOGOS = ['norrvag', 'rullande', 'marlow'].flatMap((name) => [name, `${name}-light`]);
const hexes: ReadonlySet<string> = new Set(PAINTS.map(({ hex }) => hex));

const library = await loadLibrary();
const sites = library.sites
  .map(
    (content): Authored => ({
      name: `${content.site}.${content.language}`,
      content,
      dictionary: library.phrases(content.site, content.language),
    }),
  )
  .sort((one, other) => (one.name < other.name ? -1 : 1));
const eachSite = sites.map((site) => [site.name, site] as const);
const pagesOf = ({ content }: Authored): PageContent[] => [...content.pages, content.notFound, content.serverError];
const eachPage = sites.flatMap((site) => pagesOf(site).map((page) => [`${site.name} ${page.path}`, page] as const));

/** Every text of a value with the name of the field that held it. */
function* textsOf(value: unknown, name = ''): Generator<readonly [name: string, text: string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const inner of value) yield* textsOf(inner, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, key);
  }
}

/** Every URL that a part of a site links to. */
const addressesOf = (part: unknown): string[] =>
  [...textsOf(part)].flatMap(([name, text]) =>
    name === 'href' ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''),
  );

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('/-/');

/** `/-/media/{kind}/...`: an illustration, a logo, a file, or a view of a body in one of the paints. */
function isExistingMedia(src: string): boolean {
  const [, , media, kind, ...rest] = src.replace(/\.(jpg|svg|mp4)$/, '').split('/');
  const [first = '', paint = '', view = ''] = rest;
  if (media !== 'media') return false;
  if (parseIllustration(src.replace('/-/media/', ''))) return true;
  if (kind === 'films') return isVideo(first);
  if (kind === 'logos') return LOGOS.includes(first);
  if (kind === 'brands') return brandMarkSvg(first) !== undefined;
  if (kind === 'files') return mediaFile(first) !== undefined;
  if (kind !== 'cars' || !isShape(first) || !paint.split('-').every((hex) => hexes.has(hex)) || !isCarView(view))
    return false;
  if (paint.includes('-') && !ROOFS.has(first)) return false;
  return existsSync(new URL(`../media/images/cars/${sourceOf(first, view)}/${view}.base.webp`, import.meta.url));
}

const text = (page: PageContent, field: string): string => {
  const value = page.fields[field] as { value?: unknown } | undefined;
  return typeof value?.value === 'string' ? value.value : '';
};

function headingsOf(blocks: readonly Block[]): number {
  return blocks.reduce((count, block) => {
    const titleCount = block.params?.TitleTag === 'h1' ? 1 : 0;
    const written = [...textsOf(block.fields)].reduce((sum, [, html]) => sum + html.split('<h1').length - 1, 0);
    // Stories have the page's heading unless they are on another page.
    const isStory = ['StoriesList', 'StoryArticle'].includes(block.component) && !block.fields;
    const data = ['CarList', 'CarDetail', 'DealerList', 'DealerDetail'].includes(block.component) || isStory ? 1 : 0;
    return count + titleCount + written + data;
  }, 0);
}

test('the seven sites have their languages (F001)', () => {
  const wanted = Object.entries(LANGUAGES).flatMap(([site, languages]) => languages.map((code) => `${site}.${code}`));
  expect(sites.map(({ name }) => name)).toEqual(wanted.sort());
});

describe.each(eachSite)('%s', (_name, site) => {
  const { content } = site;
  const prefix = LANGUAGES[content.site]?.[0] === content.language ? '' : `/${content.language}`;

  test('has a host name of its own', () => {
    expect(content.hostName).toBe(`${content.site}.example`);
  });

  test('has the pages that every site has, at its own paths', () => {
    const [list = '', detail = '', dealers = ''] = PATHS[content.site] ?? [];
    const paths = new Set(content.pages.map(({ path }) => path));
    for (const path of ['/', list, `${detail}/,-w-,`, dealers, `${dealers}/,-w-,`]) expect(paths).toContain(path);
    expect(site.dictionary).toMatchObject({ pathToCarList: list, pathToCarDetail: detail, pathToSiteList: dealers });
  });

  test('has a parent page for every page', () => {
    const paths = pagesOf(site).map(({ path }) => path);
    const orphans = paths.filter((path) => {
      const above = path.slice(0, path.lastIndexOf('/')) || '/';
      return path !== '/' && !paths.includes(above);
    });
    expect(orphans).toEqual([]);
  });

  test('every internal link points to a page of the site, in its language', () => {
    const paths = new Set(content.pages.map(({ path }) => `${prefix}${path === '/' && prefix ? '' : path}`));
    const list = `${prefix}${PATHS[content.site]?.[0]}`;
    const parts = [content.header, content.footer, ...pagesOf(site).map(({ main, fields }) => [main, fields])];
    const dead = addressesOf(parts).filter((href) => {
      const path = href.split(/[?#]/, 1)[0] ?? '';
      return isInternal(href) && !paths.has(path) && !path.startsWith(`${list}/b/`);
    });
    expect(dead).toEqual([]);
  });

  test('every link to the car list has makes and facet values of the index', () => {
    const list = `${prefix}${PATHS[content.site]?.[0]}`;
    const parts = [content.header, content.footer, ...pagesOf(site).map(({ main, fields }) => [main, fields])];
    const wrong = addressesOf(parts).filter((href) => {
      const [path = '', query = ''] = href.split('?');
      const [make = null, model] = path.startsWith(`${list}/b/`) ? path.slice(list.length + 3).split('/') : [];
      const facets = [...new URLSearchParams(query)].map(([field, value]) => {
        const values = valuesOf(field, content.site);
        return values instanceof RegExp ? values.test(value) : values.includes(value);
      });
      return (make !== null && !hasModel(make, model, content.language)) || facets.includes(false);
    });
    expect(wrong).toEqual([]);
  });

  test('short URLs are not pages and redirect to pages', () => {
    const paths = new Set(content.pages.map(({ path }) => path));
    for (const { pattern, target } of content.redirects ?? []) {
      expect([pattern, paths.has(pattern)]).toEqual([pattern, false]);
      expect([target, paths.has(target)]).toEqual([target, true]);
    }
    // The default language speaks for the site.
    expect(Boolean(content.robots)).toBe(prefix === '');
    expect((content.redirects ?? []).length > 0).toBe(prefix === '');
  });

  test('every other link is mail, telephone, a place on the page or a secure URL', () => {
    const parts = [content.header, content.footer, ...pagesOf(site).map(({ main, fields }) => [main, fields])];
    const odd = addressesOf(parts).filter(
      (href) => href && !isInternal(href) && !/^(https:|mailto:|tel:|#[a-z])/.test(href),
    );
    expect(odd).toEqual([]);
  });

  test('every image exists and has an alternative text', () => {
    const sources = [...textsOf(content)].flatMap(([field, value]) =>
      field === 'src' ? [value] : [...value.matchAll(/mediaurl="([^"]*)"/g)].map((match) => match[1] ?? ''),
    );
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((src) => !isExistingMedia(src))).toEqual([]);
    expect([...textsOf(content)].filter(([field, alt]) => field === 'alt' && alt.length < 5)).toEqual([]);
  });

  test('every download has the stated size', () => {
    const texts = [...textsOf(content)];
    const sizes = texts.flatMap(([field, value]) => (field === 'size' ? [Number(value)] : []));
    const names = texts.flatMap(([field, value]) =>
      field === 'src' ? (/^\/-\/media\/files\/(.+)$/.exec(value) ?? []).slice(1) : [],
    );
    expect(sizes).toEqual(names.map((name) => mediaFile(name)?.bytes.length));
  });

  test('F028 stories have tags that their index lists', () => {
    const { pages } = content;
    const tagsOf = ({ fields }: PageContent) => (fields.tags as Reference[]).map(({ reference }) => reference.path);
    for (const index of pages.filter(({ template }) => template === 'StoriesIndexPage')) {
      const listed = (index.items ?? []).map(({ path }) => path);
      const stories = pages.filter(({ path, template }) => template === 'StoryPage' && path.startsWith(index.path));
      expect(tagsOf(index).filter((tag) => !listed.includes(tag))).toEqual([]);
      expect(stories.length).toBeGreaterThan(0);
      expect(stories.flatMap(tagsOf).filter((tag) => !listed.includes(tag))).toEqual([]);
    }
  });

  test('redirects from the error pages to cars, dealers and home', () => {
    const [list = '', , dealers = ''] = PATHS[content.site] ?? [];
    for (const page of [content.notFound, content.serverError]) {
      const links = addressesOf(page.main);
      expect(links).toEqual(expect.arrayContaining([`${prefix}${list}`, `${prefix}${dealers}`, prefix || '/']));
    }
  });
});

/** Letters of a heading's word that a line of the narrowest phone holds. */
const LONGEST_WORD = 16;

describe.each(eachPage)('%s', (_name, page) => {
  test('has no heading with a word that is too long for a phone', () => {
    const words = text(page, 'Title').split(/[\s\u00ad–-]+/);
    expect(words.filter((word) => word.length > LONGEST_WORD)).toEqual([]);
    for (const field of ['NavigationTitle', 'MetaTitle']) expect(text(page, field)).not.toContain('\u00ad');
  });

  test('has its names, a description of 60 to 160 characters and one main heading (F008)', () => {
    for (const field of ['NavigationTitle', 'Title', 'MetaTitle']) expect(text(page, field)).not.toBe('');
    const { length } = text(page, 'MetaDescription');
    expect([length >= 60, length <= 160, length]).toEqual([true, true, length]);
    expect(headingsOf(page.main)).toBe(1);
  });
});

test.each(Object.entries(LANGUAGES))('%s has the same kind of page at a path in every language', (site, languages) => {
  const [first, ...others] = languages.map((code) => sites.find(({ name }) => name === `${site}.${code}`));
  const templates = new Map(first?.content.pages.map(({ path, template }) => [path, template]));
  for (const other of others) {
    for (const { path, template } of other?.content.pages ?? [])
      expect([path, templates.get(path)]).toEqual([path, template]);
  }
});

test.each(eachSite.filter(([, { content }]) => content.site === 'norrvag-se'))(
  'F098 %s promises no fixed price of its workshops, because the prices of its booking are medians',
  (_name, { content }) => {
    const ofWorkshops = content.pages.filter(({ path }) => path.includes('/service-och-verkstad'));
    const promises = ofWorkshops.flatMap(({ path, fields, main }) =>
      [...textsOf([fields, main])].flatMap(([, text]) => (/fast\s+pris|fixed\s+price/i.test(text) ? [path] : [])),
    );
    expect(ofWorkshops.length).toBeGreaterThan(content.language === 'sv' ? 5 : 0);
    expect(promises).toEqual([]);
  },
);

test('the Swedish group has a menu of three levels with more entries than a row of 1280 px holds (F018)', () => {
  const pages = sites.find(({ name }) => name === 'norrvag-se.sv')?.content.pages ?? [];
  const depths = pages
    .filter((page) => text(page, 'hideInNavigation') !== '1')
    .map(({ path }) => path.split('/').length - 1);
  const top = depths.filter((depth, index) => depth === 1 && index > 0).length;
  expect(top).toBeGreaterThanOrEqual(8);
  expect(top).toBeLessThanOrEqual(9);
  expect(depths.filter((depth) => depth === 3).length).toBeGreaterThanOrEqual(10);
});
