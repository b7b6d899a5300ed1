import { beforeAll, describe, expect, test } from '@jest/globals';
import type { PageData } from '../../contracts/page/page.ts';
import { carriedOver } from '../../contracts/search/carriedQuery.ts';
import { ComponentViewsContext, createComponentViews } from '../../delivery/componentViews.ts';
import { loadServerRenderedParts } from '../../delivery/lazyParts.tsx';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { bands } from '../../ui/layout.styles.ts';
import { loader } from './HeroBanner.data.ts';
import { HeroBanner } from './HeroBanner.tsx';
import { heroSettings } from './heroSettings.ts';
import { heroSizes } from './heroSizes.ts';
import { carSearchTarget, searchTarget } from './searchTarget.ts';

const fields = {
  Title: { value: 'Nästa resa' },
  Text: { value: '<p>Börjar här</p>' },
  Image: {
    value: { src: '/-/media/illustrations/norrvag/coast-road-1.jpg', alt: 'Gryning', width: '1920', height: '1080' },
  },
  Link: { value: { href: '/kop-bil', text: 'Köp bil' } },
  SecondaryLink: { value: { href: '' } },
  SearchPlaceholder: { value: 'Sök märke' },
  SearchUrl: { value: { href: '/bilar?car_fuel=El&keyphrase=x#top' } },
};
const rendering = { componentName: 'HeroBanner', uid: 'h-1', fields };
const views = createComponentViews({ HeroBanner: { hydration: 'load', load: async () => ({ HeroBanner }) } });

/** Renders the banner with the data of its loader, as the server does. */
async function show(
  params: Record<string, string>,
  changes: Record<string, unknown> = {},
  blur: string | null = null,
  page: Partial<PageData> = {},
): Promise<string> {
  const allFields = { ...fields, ...changes };
  const ports = { ...testLoaderContext().ports, blurPlaceholder: async () => blur };
  const result = await loader.load({ params, fields: allFields }, testLoaderContext({ ports }));
  if (result.kind !== 'data') throw new Error('no data');
  const view = (
    <ComponentViewsContext value={views}>
      <HeroBanner rendering={rendering} fields={allFields} params={params} data={result.value} />
    </ComponentViewsContext>
  );
  return renderOnPage(view, { placeholders: { 'headless-main': [rendering] }, ...page });
}

beforeAll(loadServerRenderedParts);

test('F014 an unset parameter has its default', async () => {
  expect(heroSettings({})).toEqual({
    fullScreen: false,
    composition: 'split',
    video: false,
    placement: 'bottom',
    ink: 'light',
    level: 1,
    button: 'primary',
    search: false,
  });
});

test.each([
  [{ ContentPlacement: 'Top' }, { placement: 'top' }],
  [{ ContentPlacement: 'Bottom' }, { placement: 'bottom' }],
  [{ ContentPlacement: 'center' }, { placement: 'center' }],
  [{ ContentPlacement: 'Centre' }, { placement: 'center' }],
  [{ ContentPlacement: 'Sideways' }, { placement: 'bottom' }],
  [{ TextColor: 'Black' }, { ink: 'dark' }],
  [{ TextColor: 'White' }, { ink: 'light' }],
  [{ TitleTag: 'h1' }, { level: 1 }],
  [{ TitleTag: 'h2' }, { level: 2 }],
  [
    { ButtonType: 'constructor', ContentPlacement: 'constructor' },
    { button: 'primary', placement: 'bottom' },
  ],
  [{ ButtonType: 'Primary' }, { button: 'primary' }],
  [{ ButtonType: 'Secondary' }, { button: 'secondary' }],
  [{ ButtonType: 'Ghost' }, { button: 'ghost' }],
  [{ ButtonType: 'GhostContrast' }, { button: 'ghostContrast' }],
  [{ ButtonType: 'Ghost Contrast' }, { button: 'ghostContrast' }],
  [{ Variant: 'FullScreen' }, { fullScreen: true, composition: 'split' }],
  [{ Variant: 'FullScreen', Composition: 'Plate' }, { composition: 'plate' }],
  [{ Variant: 'FullScreen', Composition: 'constructor' }, { composition: 'split' }],
  [{ Composition: 'Plate' }, { fullScreen: false, composition: 'split' }],
  [{ ContentType: 'Video' }, { video: true }],
  [{ ShowSearch: '1' }, { search: true }],
])('F014 %j', async (params: Record<string, string>, settings) => {
  expect(heroSettings(params)).toMatchObject(settings);
});

describe('F014 HeroBanner', () => {
  test('the image has priority, over its blur', async () => {
    const html = await show({ Variant: 'FullScreen' }, {}, 'data:image/webp;base64,AA');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain(`sizes="${heroSizes('fullScreen', { width: 1920, height: 1080 })}"`);
    expect(html).toContain('base64,AA');
    expect(html).toContain('<h1');
  });

  test('only the full-screen hero has scroll-down', async () => {
    expect(await show({ Variant: 'FullScreen' })).toContain('aria-label="Scroll down"');
    expect(await show({})).not.toContain('Scroll down');
  });

  test('an empty link is left out', async () => {
    const html = await show({ ShowSearch: '' });
    expect(html).toContain('href="/kop-bil"');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test('without an image only the heading', async () => {
    const html = await show({}, { Image: { value: {} } });
    expect(html).not.toContain('<img');
    expect(html).toContain('Nästa resa');
  });

  test('renders nothing without content', async () => {
    expect(renderOnPage(<HeroBanner rendering={{}} fields={{}} params={{ ShowSearch: '1' }} data={undefined} />)).toBe(
      '',
    );
  });

  test('a banner lower on the page is lazy', async () => {
    const above = { ...rendering, uid: 'h-0' };
    const html = await show({}, {}, null, { placeholders: { 'headless-main': [above, rendering] } });
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('fetchPriority');
  });

  test('it has space for the header only as the first component of the home page', async () => {
    const main = { 'headless-main': [rendering] };
    const full = { Variant: 'FullScreen' };
    expect(await show(full, {}, null, { isHome: true, placeholders: main })).toContain('data-under-header');
    expect(await show(full, {}, null, { isHome: false, placeholders: main })).not.toContain('data-under-header');
    const second = { 'headless-main': [{}, rendering] };
    expect(await show(full, {}, null, { isHome: true, placeholders: second })).not.toContain('data-under-header');
  });

  test.each([
    ['Primary', buttons.primary],
    ['Secondary', buttons.secondary],
    ['Ghost', buttons.ghost],
    ['Ghost Contrast', buttons.ghostContrast],
  ])('its link is a button of type %s', async (ButtonType, buttonClass) => {
    expect(await show({ ButtonType })).toContain(`href="/kop-bil" class="${buttonClass}"`);
  });

  test('next to a search the search has the primary button', async () => {
    const params = { Variant: 'FullScreen', ShowSearch: '1' };
    expect(await show(params)).toContain(`class="${buttons.ghostContrast}"`);
    expect(await show({ ...params, ButtonType: 'Ghost' })).toContain(`class="${buttons.ghost}"`);
  });

  test('an image without text has no empty panel', async () => {
    const html = await show({}, { Title: null, Text: {}, Link: [] });
    expect(html).toContain('<img');
    expect(html).not.toContain(bands.contrast);
  });

  test('a video waits for the browser behind its poster, muted and hidden from screen readers', async () => {
    const html = await show({ ContentType: 'Video' }, { Video: { value: { src: '/-/media/film.mp4' } } });
    expect(html).toContain('alt="Gryning"');
    expect(html).toMatch(/<video [^>]*src="\/-\/media\/film.mp4" muted="" loop="" playsInline="" preload="none"/);
    expect(html).toMatch(/<video [^>]*aria-hidden="true"/);
    expect(html).not.toMatch(/autoplay|<button/i);
  });

  test('a video of another host is not played: the image stays', async () => {
    const html = await show({ ContentType: 'Video' }, { Video: { value: { href: 'https://youtu.be/aqz-KE-bpKQ' } } });
    expect(html).not.toMatch(/<video|<iframe|youtu/);
    expect(html).toContain('<img');
  });

  test.each([null, [], 'x', 7, { value: [] }, { value: { a: 1 } }, { jsonValue: null }])(
    'a field of %j breaks nothing',
    async (odd) => {
      const names = ['Title', 'Text', 'Image', 'Video', 'Link', 'SecondaryLink', 'SearchUrl', 'SearchPlaceholder'];
      for (const name of names) {
        const html = await show({ ShowSearch: '1', ContentType: 'Video', Variant: 'FullScreen' }, { [name]: odd });
        expect(html).not.toMatch(/\[object|undefined|null/);
      }
    },
  );
});

describe('F015 search', () => {
  test('submits to the configured URL with its other parameters', async () => {
    const html = await show({ ShowSearch: '1' });
    expect(html).toContain('action="/bilar" method="get"');
    expect(html).toContain('<input type="hidden" name="car_fuel" value="El"/>');
    expect(html).toContain('name="keyphrase"');
    expect(html).toContain('placeholder="Sök märke"');
    expect(html).toContain('type="reset"');
  });

  test('repeated parameters stay', async () => {
    const html = await show({ ShowSearch: '1' }, { SearchUrl: { value: { href: '/bilar?a=1&a=1' } } });
    expect(html.match(/type="hidden" name="a" value="1"/g)).toHaveLength(2);
  });

  test.each([
    ['?car_fuel=El&keyphrase=old&page=3', [['car_fuel', 'El']]],
    [
      '?a=1&a=2&b=',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['?set=other', []],
    ['', []],
  ])('the query %j of the page adds %j', async (search, added) => {
    expect(carriedOver(search, new URLSearchParams('set=mine'))).toEqual(added);
  });

  test('is absent without a URL or without its parameter', async () => {
    expect(await show({ ShowSearch: '1' }, { SearchUrl: { value: { href: '' } } })).not.toContain('<form');
    expect(await show({})).not.toContain('<form');
  });

  test.each([
    ['/bilar', '/bilar', []],
    [
      '/bilar?a=1&a=2&keyphrase=old',
      '/bilar',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['https://x.example/s?q=å#f', 'https://x.example/s', [['q', 'å']]],
  ])('searchTarget(%j)', async (href, action, parameters) => {
    expect(searchTarget(href)).toEqual({ action, parameters });
  });
});

describe('F051 car search', () => {
  const value = (text: string) => ({ name: 'car_brand' as const, text });
  test.each<[string[], string, [string, string][], string]>([
    [['Volvo', 'Diesel'], 'dragkrok', [], '/kop-bil/alla-bilar/volvo/diesel?keyphrase=dragkrok'],
    [['Land Rover'], '', [], '/kop-bil/alla-bilar/land-rover'],
    [[], 'Dragkrok & sol', [], '/kop-bil/alla-bilar?keyphrase=Dragkrok+%26+sol'],
    [['SUV'], '', [['car_fuel', 'El']], '/kop-bil/alla-bilar/suv?car_fuel=El'],
    [['#1', 'Grå'], '', [], '/kop-bil/alla-bilar/%231/gr%C3%A5'],
    [[], '', [], '/kop-bil/alla-bilar'],
  ])(
    "the configured path and the filters joined by '/', lower case, keyphrase as query: %j %j",
    (texts, keyphrase, others, target) => {
      expect(carSearchTarget('/kop-bil/Alla-bilar', { values: texts.map(value), keyphrase }, others)).toBe(target);
    },
  );
  test('a town is a parameter, because its region may have the same name', () => {
    const values = [value('Volvo'), { name: 'car_site_city' as const, text: 'Stockholm' }];
    expect(carSearchTarget('/bilar', { values, keyphrase: '' }, [])).toBe('/bilar/volvo?car_site_city=Stockholm');
  });
  test('a filter that cannot be part of a path has no URL, nor have more filters than a path may have', () => {
    expect(carSearchTarget('/bilar', { values: [value('El/Bensin')], keyphrase: '' }, [])).toBeNull();
    const many = Array.from({ length: 13 }, (_, at) => value(`Färg ${at}`));
    expect(carSearchTarget('/bilar', { values: many, keyphrase: '' }, [])).toBeNull();
    expect(carSearchTarget('/bilar', { values: many.slice(1), keyphrase: '' }, [])).not.toBeNull();
  });
  test.each(['//evil.example', '..', '%2f%2fevil', '\\evil'])('%s stays below the path (Q13)', (text) => {
    const target = carSearchTarget('/bilar', { values: [], keyphrase: text }, []);
    expect(new URL(target ?? '', 'https://own.example').pathname).toBe('/bilar');
  });
});

describe('F016 loader', () => {
  const ports = (blurPlaceholder: (src: string) => Promise<string | null>) => ({
    ...testLoaderContext().ports,
    blurPlaceholder,
  });
  test('requests the placeholder of its image', async () => {
    const context = testLoaderContext({ ports: ports(async (src) => `blur of ${src}`) });
    expect(await loader.load({ fields }, context)).toEqual({
      kind: 'data',
      value: { blur: 'blur of /-/media/illustrations/norrvag/coast-road-1.jpg', video: null, feature: null },
    });
  });
  test('a failed placeholder is left out', async () => {
    expect(await loader.load({ fields }, testLoaderContext())).toEqual({
      kind: 'data',
      value: { blur: null, video: null, feature: null },
    });
    expect(await loader.load({}, testLoaderContext())).toEqual({
      kind: 'data',
      value: { blur: null, video: null, feature: null },
    });
  });
});
