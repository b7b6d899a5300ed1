import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chromesIn, nestingError } from '../support/editingChrome.ts';
import { type Product, startProduct } from '../support/product.ts';
import { send } from '../support/request.ts';

/** F003: third-party layouts in edit mode. The page renders whatever they contain, and its chromes are in pairs. */

const SECRET = 'a-secret-that-nobody-else-has';

let product: Product;
let knownPaths: readonly string[];
beforeAll(async () => {
  product = await startProduct({ cars: 20, settings: { SITECORE_EDITING_SECRET: SECRET, LOG_LEVEL: 'warn' } });
  knownPaths = (await import('../../src/components/registry.ts').then(({ registry }) =>
    Object.keys(registry),
  )) as string[];
}, 60_000);
afterAll(() => product.close());

let count = 0;
async function edit(main: unknown) {
  count += 1;
  const route = { name: 'x', itemId: `any-${count}`, fields: {}, placeholders: { 'headless-main': main } };
  const rendered = { sitecore: { context: { pageEditing: true, editMode: 'metadata' }, route } };
  await product.setLayout(`/any/${count}`, rendered);
  const query = { sc_site: 'norrvag-se', sc_itemid: route.itemId, sc_lang: 'sv', route: `/any/${count}`, mode: 'edit' };
  return send(product.url, `/api/editing/render?${new URLSearchParams({ secret: SECRET, ...query })}`);
}

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
  'Days',
  'Stages',
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
  'Name',
  'Role',
  'Caption',
  'Heading',
  'SearchUrl',
  'SecondaryLink',
  'Columns',
  'InfoField1',
  'SocialLinks',
  'Logo',
  'HighlightedLink',
  'CopyrightText',
  'ExtraNavigationItems',
  'MessageText',
  'Index',
  'DeclineLink',
  'Note',
  'HasMessage',
  'BrandsHeading',
  'data',
  'Content',
  'PromoIcon',
  'PromoText',
  'PromoLink',
  'TargetUrl',
];

const metadata = fc.constantFrom<unknown>(
  ...['single-line text', 'rich text', 'image', 'general link', 'datetime', 'file'].map((fieldType) => ({
    datasource: { id: 'd' },
    fieldId: 'f',
    fieldType,
    rawValue: '</code><img src=x onerror=alert(1)>',
  })),
  ...[{}, null, 'x', [], { fieldType: 7 }],
);
const value = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    'Ord',
    'a\nb',
    '<p onclick="alert(1)">Text</p>',
    '0001-01-01T00:00:00Z',
    '2027-01-01T00:00:00Z',
    0,
    false,
  ],
  ...[null, {}, [], { href: '' }, { href: '/a', text: 'A' }, { href: 'javascript:alert(1)', text: 'x' }],
  ...[{ src: '/-/media/scenes/workshop.jpg', alt: 'x', width: '10', height: '10' }, { src: '' }],
);
const editable = fc.record({ value, metadata });
const item = fc.record({
  id: fc.constantFrom('i', ''),
  name: fc.constantFrom('facebook', 'x'),
  fields: fc.record({
    Title: editable,
    Text: editable,
    Image: editable,
    Link: editable,
    Url: editable,
    Question: editable,
  }),
});
const anyField = fc.oneof(editable, fc.array(item, { maxLength: 3 }), item, fc.constantFrom(null, [], {}, 'x', 7));
const component = (name: fc.Arbitrary<string | null>) =>
  fc.record({
    uid: fc.constantFrom('a', 'b', null, '"><script>'),
    componentName: name,
    dataSource: fc.constantFrom('', 'x'),
    fields: fc.oneof(
      fc.record(Object.fromEntries(FIELD_NAMES.map((field) => [field, anyField]))),
      fc.constant(undefined),
    ),
    params: fc.constantFrom({}, null, { DynamicPlaceholderId: '1', EnabledPlaceholders: '1,2', sig: 'x' }),
    placeholders: fc.constantFrom(
      undefined,
      null,
      {},
      { 'container-{*}': [], x: 'y' },
      { 'column-1-{*}': [{ uid: 'n' }] },
    ),
  });

/** Strings that appear only by a bug of ours. */
const STRAY = /\[object |\bundefined\b|\bNaN\b|\bnull\b|Invalid Date|text\/sitecore/;

test('F003 any fields with any metadata in any component give 200, chromes in pairs, no stray text and nothing executable', async () => {
  const names = fc.constantFrom(...knownPaths, 'Unknown', 'Hidden Rendering', null);
  await fc.assert(
    fc.asyncProperty(fc.array(component(names), { minLength: 1, maxLength: 20 }), async (main) => {
      const { status, body } = await edit(main);
      const text = body
        .slice(body.indexOf('<body'))
        .replace(/<(script|style)\b[\s\S]*?<\/\1>|<code [^>]*>[^<]*<\/code>/g, ' ')
        .replace(/<[^>]*>/g, ' ');
      expect(status).toBe(200);
      expect(nestingError(chromesIn(body))).toBeNull();
      expect(text.match(STRAY)).toBeNull();
      expect(body).not.toMatch(/<[a-z][^>]*\s(?:on\w+=|(?:href|src|action)="\s*javascript:)/i);
    }),
    { numRuns: 60, seed: 20_261_120, endOnFailure: false },
  );
  expect(product.logged.filter(({ event }) => event === 'page.renderFailed')).toEqual([]);
}, 600_000);

test('F003 1,000 components nested 30 deep keep their chromes', async () => {
  let nested: unknown[] = [
    { uid: 'in', componentName: 'Title', fields: { Title: { value: 'Innerst', metadata: { fieldId: 'f' } } } },
  ];
  for (let depth = 0; depth < 30; depth++) {
    const params = { DynamicPlaceholderId: String(depth) };
    nested = [{ uid: `d${depth}`, componentName: 'Container', params, placeholders: { 'container-{*}': nested } }];
  }
  const many = Array.from({ length: 970 }, (_, index) => ({ uid: `m${index}`, componentName: 'Title', fields: {} }));
  const { status, body } = await edit([...nested, ...many]);
  const chromes = chromesIn(body);
  expect(status).toBe(200);
  expect(nestingError(chromes)).toBeNull();
  expect(chromes.filter(({ chrome, kind, id }) => chrome === 'rendering' && kind === 'open' && id)).toHaveLength(1_001);
  expect(body).toContain('container-{*}_d29');
});
