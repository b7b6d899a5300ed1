import { describe, expect, test } from '@jest/globals';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './HeroBanner.data.ts';
import { HeroBanner } from './HeroBanner.tsx';
import { searchTarget } from './HeroSearch.tsx';
import { heroSettings } from './heroSettings.ts';

const fields = {
  Title: { value: 'Nästa resa' },
  Text: { value: '<p>Börjar här</p>' },
  Image: { value: { src: '/-/media/scenes/dawn.jpg', alt: 'Gryning', width: '1920', height: '1080' } },
  Link: { value: { href: '/kop-bil', text: 'Köp bil' } },
  SecondaryLink: { value: { href: '' } },
  SearchPlaceholder: { value: 'Sök märke' },
  SearchUrl: { value: { href: '/bilar?car_fuel=El&keyphrase=x#top' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}, blur: string | null = null) =>
  renderOnPage(<HeroBanner rendering={{}} fields={{ ...fields, ...changes }} params={params} data={{ blur }} />);

test('F014 an unset parameter becomes the usual', () => {
  expect(heroSettings({})).toEqual({
    fullScreen: false,
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
  [{ ContentPlacement: 'center' }, { placement: 'center' }],
  [{ ContentPlacement: 'Sideways' }, { placement: 'bottom' }],
  [{ TextColor: 'Black' }, { ink: 'dark' }],
  [{ TitleTag: 'h2' }, { level: 2 }],
  [{ ButtonType: 'Secondary' }, { button: 'secondary' }],
  [{ ButtonType: 'Ghost' }, { button: 'ghost' }],
  [{ ButtonType: 'GhostContrast' }, { button: 'ghostContrast' }],
  [{ ButtonType: 'Ghost Contrast' }, { button: 'ghostContrast' }],
  [{ Variant: 'FullScreen' }, { fullScreen: true }],
  [{ ContentType: 'Video' }, { video: true }],
  [{ ShowSearch: '1' }, { search: true }],
])('F014 %j', (params: Record<string, string>, settings) => {
  expect(heroSettings(params)).toMatchObject(settings);
});

describe('F014 HeroBanner', () => {
  test('the picture is the first thing to load, over its blur', () => {
    const html = show({ Variant: 'FullScreen' }, {}, 'data:image/webp;base64,AA');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('sizes="(max-aspect-ratio: 1/1) 85vh, 100vw"');
    expect(html).toContain('base64,AA');
    expect(html).toContain('<h1');
  });

  test('scroll-down belongs to the full screen alone', () => {
    expect(show({ Variant: 'FullScreen' })).toContain('aria-label="Scroll down"');
    expect(show({})).not.toContain('Scroll down');
  });

  test('an empty link leaves no trace', () => {
    const html = show({ ShowSearch: '' });
    expect(html).toContain('href="/kop-bil"');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test('without a picture the heading stands alone', () => {
    const html = show({}, { Image: { value: {} } });
    expect(html).not.toContain('<img');
    expect(html).toContain('Nästa resa');
  });

  test('nothing at all prints nothing', () => {
    expect(renderOnPage(<HeroBanner rendering={{}} fields={{}} params={{ ShowSearch: '1' }} data={undefined} />)).toBe(
      '',
    );
  });

  test('a film can be stopped and is hidden from screen readers', () => {
    const html = show({ ContentType: 'Video' }, { Video: { value: { src: '/-/media/film.mp4' } } });
    expect(html).toContain('src="/-/media/film.mp4"');
    expect(html).toContain('Play the film');
    expect(html).not.toContain('autoplay');
  });
});

describe('F015 search', () => {
  test('goes to the configured address with its other parameters', () => {
    const html = show({ ShowSearch: '1' });
    expect(html).toContain('action="/bilar" method="get"');
    expect(html).toContain('<input type="hidden" name="car_fuel" value="El"/>');
    expect(html).toContain('name="keyphrase"');
    expect(html).toContain('placeholder="Sök märke"');
    expect(html).toContain('type="reset"');
  });

  test('is not there without an address or when it is not asked for', () => {
    expect(show({ ShowSearch: '1' }, { SearchUrl: { value: { href: '' } } })).not.toContain('<form');
    expect(show({})).not.toContain('<form');
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
  ])('searchTarget(%j)', (href, action, kept) => {
    expect(searchTarget(href)).toEqual({ action, kept });
  });
});

describe('F016 loader', () => {
  const ports = (blurPlaceholder: (src: string) => Promise<string | null>) => ({
    ...testLoaderContext().ports,
    blurPlaceholder,
  });
  test('asks for the placeholder of its picture', async () => {
    const context = testLoaderContext({ ports: ports(async (src) => `blur of ${src}`) });
    expect(await loader.load({ fields }, context)).toEqual({
      kind: 'data',
      value: { blur: 'blur of /-/media/scenes/dawn.jpg' },
    });
  });
  test('a placeholder that fails is done without', async () => {
    expect(await loader.load({ fields }, testLoaderContext())).toEqual({ kind: 'data', value: { blur: null } });
    expect(await loader.load({}, testLoaderContext())).toEqual({ kind: 'data', value: { blur: null } });
  });
});
