import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Layout data of third parties. The page renders whatever it contains, without stray text. */

let product: Product;
let knownPaths: readonly string[];
beforeAll(async () => {
  product = await startProduct({ cars: 20, settings: { LOG_LEVEL: 'warn' } });
  knownPaths = (await import('../../../src/components/registry.ts').then(({ registry }) =>
    Object.keys(registry),
  )) as string[];
}, 60_000);
afterAll(() => product.close());

let count = 0;
/** Shows a layout at a URL of its own, so that no cache has it. */
async function show(rendered: unknown) {
  count += 1;
  const path = `/hostile/page-${count}`;
  await product.setLayout(path, rendered);
  const response = await send(product.url, path);
  return { ...response, text: visibleText(response.body) };
}

function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
}

/** Strings that appear only by a bug of ours. */
const STRAY = /\[object |\bundefined\b|\bNaN\b|\bnull\b|\{\s*"|Invalid Date|text\/sitecore/;

const layoutOf = (main: unknown, more: Record<string, unknown> = {}) => ({
  sitecore: {
    context: { pageEditing: false, pageState: 'normal', editMode: 'chromes', language: 'sv', custom: { a: 1 } },
    route: { name: 'other', displayName: 'Other', fields: {}, placeholders: { 'headless-main': main }, ...more },
  },
});

const prose = (text: string, more: object = {}) => ({
  uid: 'a',
  componentName: 'RichText',
  fields: { Text: { value: `<p>${text}</p>` } },
  ...more,
});

describe('third-party layouts', () => {
  test('unknown components are omitted, with one log line for each name', async () => {
    const { status, text } = await show(
      layoutOf([
        { uid: '1', componentName: 'AcmeHero', fields: { Heading: { value: 'Acme' } } },
        { uid: '2', componentName: 'AcmeHero' },
        { uid: '3', componentName: '__proto__' },
        { uid: '4', componentName: 'constructor', fields: { x: 1 } },
        prose('Kvar'),
      ]),
    );
    expect(status).toBe(200);
    expect(text).toContain('Kvar');
    expect(text).not.toContain('Acme');
    const lines = product.logged.filter(({ event }) => event === 'content.unknownComponent');
    expect(lines.filter(({ component }) => component === 'AcmeHero')).toHaveLength(1);
  });

  test('nested, dynamic and partial-design placeholders are filled', async () => {
    const inner = { 'column-1-{*}': [prose('Vänster')], 'column-2-7': [prose('Höger')], 'column-3-7': [prose('Av')] };
    const { status, text } = await show(
      layoutOf([
        {
          uid: 'p',
          componentName: 'PartialDesignDynamicPlaceholder',
          params: { sig: 'sxa-main' },
          placeholders: {
            'sxa-main': [
              {
                uid: 'c',
                componentName: 'Container',
                params: { DynamicPlaceholderId: '3', styles: 'x' },
                placeholders: {
                  'container-{*}': [
                    {
                      componentName: 'ColumnSplitter',
                      params: {
                        DynamicPlaceholderId: '7',
                        EnabledPlaceholders: '1,2',
                        ColumnWidth1: 'col-12 col-md-4',
                      },
                      placeholders: inner,
                    },
                  ],
                },
              },
            ],
          },
        },
        {
          componentName: 'RowSplitter',
          params: { DynamicPlaceholderId: '9', EnabledPlaceholders: '1' },
          placeholders: { 'row-1-{*}': [prose('Rad')] },
        },
      ]),
    );
    expect(status).toBe(200);
    for (const part of ['Vänster', 'Höger', 'Rad']) expect(text).toContain(part);
    expect(text).not.toContain('Av ');
  });

  test('editing chromes between the components print nothing', async () => {
    const chrome = (kind: string) => ({
      name: 'code',
      type: 'text/sitecore',
      contents: '{"commands":[{"header":"Edit"}]}',
      attributes: { type: 'text/sitecore', chrometype: 'placeholder', kind, class: 'scpm', 'data-selectable': 'true' },
    });
    const editable = { value: 'Titel', editable: '<input id="fld_1" /><span class="scChromeData">{"c":1}</span>' };
    const { status, text } = await show(
      layoutOf([chrome('open'), { componentName: 'Title', fields: { Title: editable } }, chrome('close')]),
    );
    expect(status).toBe(200);
    expect(text).toContain('Titel');
    expect(text).not.toMatch(STRAY);
    expect(text).not.toContain('commands');
  });

  test('a deleted data source prints nothing', async () => {
    const { status, text } = await show(layoutOf([prose('Gammalt', { isContentResolved: false }), prose('Nytt')]));
    expect(status).toBe(200);
    expect(text).not.toContain('Gammalt');
    expect(text).toContain('Nytt');
  });

  test('a component nested 30 deep is shown', async () => {
    let nested: unknown = prose('Innerst');
    for (let depth = 0; depth < 30; depth++) {
      const params = { DynamicPlaceholderId: String(depth) };
      nested = { componentName: 'Container', params, placeholders: { 'container-{*}': [nested] } };
    }
    const { status, text } = await show(layoutOf([nested]));
    expect(status).toBe(200);
    expect(text).toContain('Innerst');
  });

  test('1,000 components with the same uid are 1,000 components', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => prose(`Stycke nummer ${index}.`));
    const { status, text } = await show(layoutOf(many));
    expect(status).toBe(200);
    expect(text.match(/Stycke nummer \d+\./g)).toHaveLength(1_000);
  });

  test('Q20 no text ends a script or opens a comment', async () => {
    const evil = '</script><script>window.pwned=1</script><!--<script>\u2028';
    const { status, body } = await show(
      layoutOf([prose(evil), { componentName: 'Title', fields: { Title: { value: evil } } }], {
        displayName: evil,
        fields: { MetaTitle: { value: evil }, MetaDescription: { value: evil } },
      }),
    );
    expect(status).toBe(200);
    expect(body).not.toContain('<script>window.pwned');
    const scripts = body.match(/<script[\s\S]*?<\/script>/g) ?? [];
    expect(scripts.filter((script) => script.includes('\u2028'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(2);
  });

  test.each([
    ['no placeholders', { sitecore: { context: {}, route: { name: 'x' } } }],
    ['placeholders that are null', { sitecore: { context: {}, route: { name: 'x', placeholders: null } } }],
    ['placeholders that are a list', { sitecore: { context: {}, route: { name: 'x', placeholders: [] } } }],
    ['a placeholder that is a text', { sitecore: { route: { placeholders: { 'headless-main': 'x' } } } }],
    ['a placeholder that is null', { sitecore: { route: { placeholders: { 'headless-main': null } } } }],
    ['no context', { sitecore: { route: { placeholders: {} } } }],
    ['names that are objects', layoutOf([], { name: {}, displayName: ['x'], itemId: 7, itemLanguage: null })],
    ['fields that are a list', layoutOf([], { fields: [{ value: 'x' }] })],
    ['fields that are null', layoutOf([], { fields: null })],
    ['fields that are raw', layoutOf([], { fields: { MetaTitle: 'x', Theme: 'x', hideInNavigation: 1 } })],
  ])('%s: is a page all the same', async (_name, rendered) => {
    const { status, text } = await show(rendered);
    expect(status).toBe(200);
    expect(text).not.toMatch(STRAY);
  });

  test('a layout without a route is no page', async () => {
    expect((await show({ sitecore: { context: {}, route: null } })).status).toBe(404);
  });
});

/** Every shape of a field (content platform §2.4), and invalid ones. */
const anyField = fc.oneof(
  { maxDepth: 3 },
  fc.constantFrom(
    ...[null, '', [], {}, 0, false, true, 'raw', 7, [null], [[]], [{}], [{ fields: null }], [{ fields: [] }]],
    ...[{ value: '' }, { value: {} }, { value: null }, { value: [] }, { value: 0 }, { value: '0001-01-01T00:00:00Z' }],
    ...[
      { value: { href: '' } },
      { value: { href: 'javascript:alert(1)', text: 'x' } },
      { value: { href: 7, text: [] } },
    ],
    ...[
      { value: { src: '/-/media/illustrations/norrvag/workshop-1.jpg', width: 'wide', height: {} } },
      { value: { src: null } },
    ],
    ...[{ jsonValue: { value: 'GraphQL' } }, { jsonValue: null }, { data: { datasource: null } }],
    ...[{ id: 'x', url: null, fields: { Title: { value: 'Inner' }, Link: null, Image: 'x', Text: { value: 3 } } }],
    ...[{ value: '<p onclick="alert(1)">Text</p>' }, { value: 'x\ny' }, { value: '2026-13-45' }, { value: '1e999' }],
  ),
  fc.record({ value: fc.jsonValue({ maxDepth: 2 }) }),
);

const FIELD_NAMES = [
  'Title',
  'Text',
  'Link',
  'Image',
  'Cards',
  'Items',
  'Slides',
  'Images',
  'Questions',
  'Files',
  'Figures',
  'Stages',
  'Days',
  'Links',
  'Labels',
  'Badge',
  'Icon',
  'EndDate',
  'Video',
  'YouTube',
  'Poster',
  'Phone',
  'Email',
  'Address',
  'Name',
  'Role',
  'Caption',
  'Heading',
  'SearchUrl',
  'SearchPlaceholder',
  'SecondaryLink',
  'Columns',
  'InfoField1',
  'SocialLinks',
  'HighlightedLink',
  'CopyrightText',
  'Logo',
  'ExtraNavigationItems',
  'MessageText',
  'MessageType',
  'Index',
  'DeclineLink',
  'ApproveText',
  'Note',
  'HasMessage',
  'BrandsHeading',
  'ShowBrands',
  'data',
  'Content',
];

const fieldsArbitrary = fc.oneof(
  { weight: 12, arbitrary: fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, anyField]))) },
  { weight: 1, arbitrary: fc.constantFrom(null, [], 'x', 7, [{ fields: {} }]) },
);
const paramsArbitrary = fc.constantFrom<unknown>(
  ...[undefined, null, [], {}, 'x', { Variant: 'FullScreen', ContentType: 'Video', Columns: '-3', Interval: 'NaN' }],
  ...[{ Variant: { value: 'Overlay' }, Columns: { Value: { value: '4' } }, Size: null, DynamicPlaceholderId: '1' }],
  ...[{ MediaType: 'YouTube', TitleTag: 'script', BackgroundColor: '9', Columns: '99', FieldNames: 'Other' }],
);

test('any fields and parameters in any component: 200, no error card, no stray text, nothing executable', async () => {
  const component = fc.record({
    uid: fc.constantFrom('a', 'b', null, 7, '{C}'),
    componentName: fc.constantFrom(...knownPaths.filter((name) => !DECIDING.has(name)), 'Unknown', null),
    fields: fieldsArbitrary,
    params: paramsArbitrary,
    placeholders: fc.constantFrom(undefined, null, [], {}, { 'container-{*}': [prose('Inre')] }, { x: 'y' }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(component, { minLength: 1, maxLength: 25 }), fieldsArbitrary, async (main, fields) => {
      const { status, body, text } = await show(layoutOf(main, { fields }));
      expect(status).toBe(200);
      expect(body).not.toContain('data-section-error');
      expect(text.match(STRAY)).toBeNull();
      expect(body).not.toMatch(/<[a-z][^>]*\s(?:on\w+=|(?:href|src|action)="\s*javascript:)/i);
    }),
    { numRuns: 60, seed: 20_261_120, endOnFailure: false },
  );
}, 600_000);

test('Q20 half of a surrogate pair in any field of any component throws nothing, and is replaced', async () => {
  const half = '\ud83d';
  const link = { href: `/${half}`, text: half, url: half, querystring: half, anchor: half };
  const item = { id: half, name: half, url: `/${half}`, fields: { Title: { value: half }, Link: { value: link } } };
  for (const value of [`${half}@y.example`, link, { src: `/-/media/${half}.jpg`, alt: half }, [item]]) {
    const field = Array.isArray(value) ? value : { value };
    const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, field]));
    const main = knownPaths
      .filter((name) => !DECIDING.has(name))
      .map((componentName) => ({ uid: componentName, componentName, fields }));
    const { status, body } = await show(layoutOf(main, { fields }));
    expect([value, status, body.includes('data-section-error')]).toEqual([value, 200, false]);
    expect(body).not.toContain('\\ud83d');
  }
});

/** Components that respond for whole pages and may replace them. */
const DECIDING = new Set(['CarDetail', 'CarList', 'DealerDetail', 'SimilarCars', 'DealerList']);

describe('rendering parameters', () => {
  const boxed = (params: Record<string, unknown>, text = 'Ord') => prose(text, { params });
  const boxes = (html: string) => html.match(/<div [^>]*data-frame=""[^>]*>/g) ?? [];

  test('an anchor is in the page once, and styles and columns become our own classes and numbers', async () => {
    const { status, body } = await show(
      layoutOf([
        boxed({ RenderingIdentifier: { value: 'ett' }, Styles: { Value: { value: 'background-contrast' } } }),
        boxed({ RenderingIdentifier: 'ett' }),
        boxed({ GridParameters: 'col-12 col-lg-6' }, 'Vänster'),
        boxed({ GridParameters: 'col-12 col-lg-6 offset-lg-3' }, 'Höger'),
      ]),
    );
    expect(status).toBe(200);
    expect(body.match(/ id="ett"/g)).toHaveLength(1);
    expect(boxes(body)).toHaveLength(3);
    expect(body).toContain('--span-md:12;--lead-md:0;--span-lg:6;--lead-lg:0;');
    expect(body).toContain('--span-lg:9;--lead-lg:0.3333;');
    // Neighbours share a row. The elements of static sections between have no box.
    const row =
      /<div class="[^"]*"><div [^>]*data-static[^>]*><div [^>]*data-frame=""[^>]*>.*Vänster.*<div [^>]*data-frame=""/s;
    expect(row.test(body)).toBe(true);
  });

  test('a background is an image of our media path, with sizes', async () => {
    const BackgroundImage =
      '<image mediaid="{A}" mediaurl="https://edge.sitecorecloud.io/t/media/a.jpg?h=1&amp;hash=B" />';
    const inner = { 'container-{*}': [prose('Ord på bild')] };
    const container = {
      componentName: 'Container',
      params: { BackgroundImage, DynamicPlaceholderId: '1' },
      placeholders: inner,
    };
    const { body } = await show(layoutOf([container]));
    expect(boxes(body)).toHaveLength(1);
    expect(body).toMatch(/<img [^>]*srcSet="\/-\/media\/a\.jpg\?hash=B&amp;w=320 320w, [^>]*alt=""/i);
    expect(body).not.toContain('sitecorecloud');
  });

  test('a component with a foreground and a background image loads one of them first, and so does a page', async () => {
    const hero = (src: string, params = {}) => ({
      componentName: 'HeroBanner',
      fields: { Title: { value: 'Rubrik' }, Image: { value: { src, alt: '', width: '1600', height: '900' } } },
      params,
    });
    const BackgroundImage = '<image mediaid="{A}" mediaurl="/-/media/behind.jpg" />';
    const { body } = await show(layoutOf([hero('/-/media/a.jpg', { BackgroundImage }), hero('/-/media/b.jpg')]));
    const urgent = [...body.matchAll(/<img [^>]*fetchpriority="high"[^>]*>/gi)].map(([tag]) => tag);
    expect(urgent).toEqual([expect.stringContaining('/-/media/behind.jpg')]);
  });

  test('no text in them becomes a class, a style or markup', async () => {
    const evil = 'evil"><script>alert(1)</script> x:expression(1);} body{display:none} url(//evil.example)';
    const names = [
      'Styles',
      'styles',
      'CSSStyles',
      'GridParameters',
      'RenderingIdentifier',
      'BackgroundImage',
      'Styles1',
    ];
    const hostile = Object.fromEntries(names.map((name) => [name, evil]));
    const odd = [[], null, 7, 'text', { Styles: { deep: {} } }, { Styles: ['indent'], GridParameters: null }];
    const { status, body, text } = await show(
      layoutOf([boxed(hostile), ...odd.map((params) => prose('Kvar', { params }))]),
    );
    expect([status, text.includes('Kvar'), body.includes('alert(1)</script>')]).toEqual([200, true, false]);
    expect(boxes(body)).toEqual([]);
    expect(body.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('evil');
  });

  test('a container without content is empty', async () => {
    const { body } = await show(
      layoutOf([{ componentName: 'Title', uid: 't', params: { Styles: 'indent' }, fields: {} }]),
    );
    expect(body).toMatch(/data-frame=""[^>]*>(?:<!--[^>]*-->)*<\/div>/);
  });
});
