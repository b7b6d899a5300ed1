import { describe, expect, test } from '@jest/globals';
import type { ComponentRendering, LayoutData } from '../../src/contracts/content/layout.ts';
import { renderingsOf } from '../../src/contracts/content/renderings.ts';
import { createImageUrl } from '../media/imageHosts.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { EVERYTHING, enhanceRoute } from './enhance.ts';

function layoutOf(main: unknown[]): LayoutData {
  const placeholders = { 'headless-main': main as ComponentRendering[] };
  return deepFreeze({ sitecore: { context: {}, route: { name: 'home', placeholders } } });
}

function deepFreeze<T>(value: T): T {
  if (value && typeof value === 'object') {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

const worked = (main: unknown[]) => [...renderingsOf(enhanceRoute(layoutOf(main))?.placeholders)];

describe('enhanced layout data', () => {
  test('a response is not changed, and is enhanced once', () => {
    const layout = layoutOf([
      { uid: 'a', componentName: 'RichText', fields: { Text: { value: '<p onclick="x">Hi</p>' } } },
    ]);
    expect(enhanceRoute(layout)).toBe(enhanceRoute(layout));
  });

  test('Q51 visitors and editors get separate pages from one response, in both orders', () => {
    const field = { value: 'Hi', metadata: { fieldId: 'f' } };
    const main = [
      { uid: 'a', componentName: 'Title', fields: { Title: field } },
      { uid: 'b', componentName: null },
    ];
    for (const order of [
      ['visitors', 'editors'],
      ['editors', 'visitors'],
    ] as const) {
      const layout = layoutOf(main);
      const made = order.map((audience) => JSON.stringify(enhanceRoute(layout, audience)));
      const expected = order.map((audience) => JSON.stringify(enhanceRoute(layoutOf(main), audience)));
      expect(made).toEqual(expected);
      expect(made.map((route) => route.includes('metadata'))).toEqual(order.map((audience) => audience === 'editors'));
    }
  });

  test('a missing page is null', () => {
    expect(enhanceRoute({ sitecore: { context: {}, route: null } })).toBeNull();
  });

  test('every component has a unique uid, also when the platform repeats one', () => {
    const uids = worked([
      { uid: 'a', componentName: 'X' },
      { uid: 'a', componentName: 'X' },
      { componentName: 'X' },
      { uid: '<script>', componentName: 'X' },
      { uid: 7, componentName: 'X', placeholders: { inner: [{ uid: 'a', componentName: 'Y' }] } },
    ]).map(({ uid }) => uid);
    expect(uids).toEqual(['a', 'a-2', 'component', 'component-2', 'component-3', 'a-3']);
  });

  test('editing chrome, null and renderings without name are left out', () => {
    const chrome = { name: 'code', type: 'text/sitecore', contents: '', attributes: {} };
    expect(worked([null, 'text', chrome, { componentName: null }, { componentName: 'X' }])).toHaveLength(1);
  });

  test('a deleted data source counts as missing', () => {
    const [component] = worked([{ componentName: 'X', isContentResolved: false, fields: { Title: { value: 'old' } } }]);
    expect(component?.fields).toBeUndefined();
  });

  test('arrays, nested items and null fields are unchanged', () => {
    const fields = { Cards: [{ id: '1', fields: { Title: { value: 'a' } } }], None: null, Zero: { value: 0 } };
    expect(worked([{ componentName: 'X', fields }])[0]?.fields).toEqual(fields);
  });

  test('nesting 60 levels deep is cut off', () => {
    let nested: Record<string, unknown> = { componentName: 'X' };
    for (let depth = 0; depth < 60; depth++) nested = { componentName: 'X', placeholders: { inner: [nested] } };
    expect(worked([nested]).length).toBeGreaterThan(30);
  });
});

describe('Q19 markup from editors', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe>b', 'b'],
    ['<p style="background:url(x)">a</p>', '<p>a</p>'],
    ['<a href="/kop-bil" target="_blank">a</a>', '<a href="/kop-bil" target="_blank" rel="noopener">a</a>'],
    ['<p id="dataLayer">a</p><a name="UC_UI">b</a><i id="content">c</i>', '<p>a</p><a>b</a><i>c</i>'],
    ['<h2 id="x" class="y">a</h2><ul><li>b</li></ul>', '<h2 id="x" class="y">a</h2><ul><li>b</li></ul>'],
  ])('%s', (dirty, clean) => {
    expect(cleanMarkup(dirty)).toBe(clean);
  });

  test('markup with too many tags becomes its text, in short time', () => {
    const words = cleanMarkup(`${'<div onclick="x">'.repeat(50_000)}a <b${'<'.repeat(50_000)}script>`);
    expect(words).toContain('a ');
    expect(words).not.toMatch(/<|onclick/);
  });

  test('editing metadata is removed for visitors', () => {
    const Title = { value: 'Hej', editable: '[No text in field]', metadata: { fieldId: '{F}', rawValue: 'Hej' } };
    const component = {
      componentName: 'X',
      fields: { Title, Items: [{ fields: { Title } }], metadata: { value: 'own' } },
    };
    const plain = { value: 'Hej' };
    const plainFields = { Title: plain, Items: [{ fields: { Title: plain } }], metadata: { value: 'own' } };
    expect(worked([component])[0]?.fields).toEqual(plainFields);
  });

  test('texts without markup are unchanged', () => {
    const [component] = worked([{ componentName: 'X', fields: { Title: { value: 'Under < 100 & över' } } }]);
    expect(component?.fields).toEqual({ Title: { value: 'Under < 100 & över' } });
  });
});

describe('images of other hosts', () => {
  const OTHER = 'https://evil.example';
  const imageFields = (site: string) => ({
    ...EVERYTHING,
    site,
    imageUrl: createImageUrl(
      { host: 'dealer.example', brandHosts: [], imageHosts: site === 'a' ? ['images.example'] : [] },
      () => {},
    ),
  });
  const fields = {
    Image: { value: { src: `${OTHER}/a.jpg`, alt: 'A' } },
    Listed: { value: { src: 'http://images.example/a.jpg?b=1' } },
    Own: { value: { src: 'https://dealer.example/-/media/a.jpg?b=1#c' } },
    File: { value: { src: `${OTHER}/a.pdf`, extension: 'pdf' } },
    Link: { value: { href: `${OTHER}/page` } },
    Query: { data: { image: { jsonValue: { value: { src: `${OTHER}/b.jpg` } } } } },
    Text: { value: `<p>a<img src="${OTHER}/c.jpg" alt="c"><img src="/-/media/d.jpg"></p>` },
  };
  const layout = layoutOf([{ uid: 'x', componentName: 'X', fields }]);
  const componentOn = (site: string, audience?: 'editors') =>
    [...renderingsOf(enhanceRoute(layout, audience, imageFields(site))?.placeholders)][0];

  test('are left out; those of listed hosts use https; files and links are unchanged', () => {
    expect(componentOn('a')?.fields).toEqual({
      Image: { value: { src: '', alt: 'A' } },
      Listed: { value: { src: 'https://images.example/a.jpg?b=1' } },
      Own: { value: { src: '/-/media/a.jpg?b=1#c' } },
      File: fields.File,
      Link: fields.Link,
      Query: { data: { image: { jsonValue: { value: { src: '' } } } } },
      Text: { value: '<p>a<img src="/-/media/d.jpg" /></p>' },
    });
    expect(componentOn('a')).not.toHaveProperty('notes');
  });

  test('editors get one note for each host; results are separate for each site and audience', () => {
    const hosts = (site: string) =>
      componentOn(site, 'editors')?.notes?.map((note) => /picture of (\S+)/.exec(note)?.[1]);
    expect(hosts('a')).toEqual(['evil.example']);
    expect(hosts('b')).toEqual(['evil.example', 'images.example']);
    expect(componentOn('a')).not.toHaveProperty('notes');
    expect(componentOn('b')?.fields).toMatchObject({ Listed: { value: { src: '' } } });
    expect(componentOn('a', 'editors')?.fields).toMatchObject({
      Listed: { value: { src: 'https://images.example/a.jpg?b=1' } },
    });
  });

  test('the image for shares may be on any host', () => {
    const OpenGraphImage = { value: { src: `${OTHER}/a.jpg` } };
    const route = { fields: { OpenGraphImage, image: OpenGraphImage }, placeholders: {} };
    const enhanced = enhanceRoute({ sitecore: { context: {}, route } }, 'visitors', imageFields('a'));
    expect(enhanced?.fields).toEqual({ OpenGraphImage, image: { value: { src: '' } } });
  });
});

describe('media in markup', () => {
  const refuse = createImageUrl({ host: 'dealer.example', brandHosts: [], imageHosts: ['images.example'] }, () => {});
  test.each([
    [
      '<img src="/-/media/a.jpg?w=1&amp;h=2" srcset="/-/media/a.jpg?w=1 1w, //images.example/a,b.jpg 2w" alt="a">',
      '<img src="/-/media/a.jpg?w=1&amp;h=2" alt="a" srcset="/-/media/a.jpg?w=1 1w, https://images.example/a,b.jpg 2w" />',
    ],
    ['<img src="/a.jpg" srcset="/a.jpg 1x, https://evil.example/b.jpg 2x">', '<img src="/a.jpg" />'],
    ['<p>a<img src="//evil.example/a.jpg" alt="b"></p>', '<p>a</p>'],
    [
      '<picture><source srcset="https://evil.example/a.avif" type="image/avif"><img src="/a.jpg"></picture>',
      '<picture><img src="/a.jpg" /></picture>',
    ],
    [
      '<video src="/-/media/a.mp4" poster="/-/media/a.jpg" autoplay onplay="x">b</video>',
      '<video src="/-/media/a.mp4" poster="/-/media/a.jpg" controls preload="none" playsinline>b</video>',
    ],
    [
      '<video><source src="/-/media/a.mp4" type="video/mp4"><source src="https://images.example/a.mp4"></video>',
      '<video controls preload="metadata" playsinline><source src="/-/media/a.mp4" type="video/mp4" /></video>',
    ],
    // Films of other hosts would be played without a question (Q35).
    ['<video src="https://images.example/a.mp4"><a href="/film">Film</a></video>', '<a href="/film">Film</a>'],
  ])('%s', (given, clean) => {
    expect(cleanMarkup(given, refuse)).toBe(clean);
  });
});

describe('without an upstream', () => {
  const content = {
    ...EVERYTHING,
    site: 'without booking',
    isMissingLink: (href: string) => href.startsWith('/booking'),
    missingFor: (name: string) => (name === 'ServiceBooking' ? ['service booking'] : []),
  };
  const link = (href: string) => ({ value: { href, text: 'Go' } });
  const shown = (main: unknown[], audience?: 'editors') => {
    const route = enhanceRoute(layoutOf(main), audience, content);
    return [...renderingsOf(route?.placeholders)];
  };

  test('its components are left out, and frames of them alone', () => {
    const booking = { componentName: 'ServiceBooking', fields: {} };
    const text = { componentName: 'RichText', fields: {} };
    const frame = (...placed: unknown[]) => ({ componentName: 'Container', placeholders: { 'container-1': placed } });
    const names = (main: unknown[]) => shown(main).map(({ componentName }) => componentName);
    expect(names([booking, text])).toEqual(['RichText']);
    expect(names([frame(booking), frame(frame(booking)), text])).toEqual(['RichText']);
    expect(names([frame(booking, text), frame()])).toEqual(['Container', 'RichText', 'Container']);
  });

  test('links to its pages are empty, words of a text stay, and items about them go', () => {
    const fields = {
      Link: link('/booking/a'),
      Other: link('/other'),
      Text: { value: '<p>See <a href="/booking">times</a> or <a href="/other">all</a></p>' },
      Items: [{ fields: { Link: link('/booking'), Title: 'A' } }, { fields: { Link: link('/other'), Title: 'B' } }],
      Columns: [
        { fields: { Title: 'C', ColumnItems: [{ fields: { Link: link('/booking') } }] } },
        {
          fields: {
            Title: 'D',
            ColumnItems: [{ fields: { Link: link('/booking') } }, { fields: { Link: link('/b') } }],
          },
        },
        { fields: { Title: 'E' } },
      ],
    };
    expect(shown([{ componentName: 'X', fields }])[0]?.fields).toEqual({
      Link: { value: {} },
      Other: link('/other'),
      Text: { value: '<p>See <span>times</span> or <a href="/other">all</a></p>' },
      Items: [{ fields: { Link: link('/other'), Title: 'B' } }],
      Columns: [
        { fields: { Title: 'D', ColumnItems: [{ fields: { Link: link('/b') } }] } },
        { fields: { Title: 'E' } },
      ],
    });
    expect(shown([{ componentName: 'X', fields }], 'editors')[0]?.fields).toEqual(fields);
  });

  test('editors get the component with a note', () => {
    expect(shown([{ componentName: 'ServiceBooking', fields: {} }], 'editors')).toMatchObject([
      { isOff: true, notes: ['ServiceBooking: service booking is switched off. Visitors see nothing here.'] },
    ]);
  });
});
