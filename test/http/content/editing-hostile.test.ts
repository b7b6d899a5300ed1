import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chromesIn, nestingError } from '../../support/browser/editingChrome.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** F003: third-party layouts in edit mode. The page renders whatever they contain, and its chromes are in pairs. */

const SECRET = 'a-secret-that-nobody-else-has';

let product: Product;
let componentNames: readonly string[];
beforeAll(async () => {
  product = await startProduct({ cars: 20, settings: { SITECORE_EDITING_SECRET: SECRET, LOG_LEVEL: 'warn' } });
  componentNames = (await import('../../../src/components/registry.ts').then(({ registry }) =>
    Object.keys(registry),
  )) as string[];
}, 60_000);
afterAll(() => product.close());

let count = 0;
/** Renders placeholders as a page in edit mode; visitors get the same layout at `/any/{count}`. */
async function edit(main: unknown, context: object = { pageEditing: true, editMode: 'metadata' }) {
  count += 1;
  const route = { name: 'x', itemId: `any-${count}`, fields: {}, placeholders: { 'headless-main': main } };
  await product.setLayout(`/any/${count}`, { sitecore: { context, route } });
  const query = { sc_site: 'norrvag-se', sc_itemid: route.itemId, sc_lang: 'sv', route: `/any/${count}`, mode: 'edit' };
  return send(product.url, `/api/editing/render?${new URLSearchParams({ secret: SECRET, ...query })}`);
}

const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<code [^>]*>[^<]*<\/code>/g, ' ')
    .replace(/<[^>]*>/g, ' ');

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
  ...[{ src: '/-/media/illustrations/norrvag/workshop-1.jpg', alt: 'x', width: '10', height: '10' }, { src: '' }],
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
const BUG_TEXT = /\[object |\bundefined\b|\bNaN\b|\bnull\b|Invalid Date|text\/sitecore/;

test('F003 any fields with any metadata in any component give 200, chromes in pairs, no stray text and nothing executable', async () => {
  const names = fc.constantFrom(...componentNames, 'Unknown', 'Hidden Rendering', null);
  await fc.assert(
    fc.asyncProperty(fc.array(component(names), { minLength: 1, maxLength: 20 }), async (main) => {
      const { status, body } = await edit(main);
      expect(status).toBe(200);
      expect(nestingError(chromesIn(body))).toBeNull();
      expect(textOf(body).match(BUG_TEXT)).toBeNull();
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

describe('F003 single cases', () => {
  const fieldMetadata = { datasource: { id: 'd', language: 'sv', version: 1 }, fieldId: 'f', fieldType: 'rich text' };

  test('a component that cannot be shown has a note', async () => {
    const { body } = await edit([
      { uid: 'a', componentName: 'Nobody Knows' },
      { uid: 'b', componentName: 'Hidden Rendering' },
      { uid: 'c', componentName: 'RichText', dataSource: '/sitecore/gone' },
      {
        uid: 'd',
        componentName: 'RichText',
        dataSource: 'x',
        isContentResolved: false,
        fields: { Text: { value: 'old' } },
      },
    ]);
    const notes = [...body.matchAll(/data-editor-note="">([^<]*)</g)].map(([, note]) => note);
    expect(notes).toEqual([
      'Nobody Knows: this site has no component of this name. Visitors see nothing here.',
      'The component is hidden',
      'RichText: the data source is missing. Choose or create one.',
      'RichText: the data source is missing. Choose or create one.',
    ]);
    expect(body).not.toContain('>old<');
    await product.setLayout('/for-visitors', {
      sitecore: {
        context: {},
        route: { name: 'x', placeholders: { 'headless-main': [{ uid: 'b', componentName: 'Hidden Rendering' }] } },
      },
    });
    expect((await send(product.url, '/for-visitors')).body).not.toContain('data-editor-note');
  });

  test('content inside a container without data can be selected, beside the note', async () => {
    const main = [
      {
        uid: 'a',
        componentName: 'Container',
        dataSource: '/sitecore/gone',
        params: { DynamicPlaceholderId: '7' },
        placeholders: {
          'container-{*}': [{ uid: 'b', componentName: 'RichText', fields: { Text: { value: '<p>Inre</p>' } } }],
        },
      },
    ];
    const { body } = await edit(main);
    const missing = await send(product.url, `/any/${count}`);
    expect(textOf(body)).toContain('Container: the data source is missing. Choose or create one.');
    expect([textOf(body), textOf(missing.body)]).toEqual([
      expect.stringContaining('Inre'),
      expect.stringContaining('Inre'),
    ]);
    expect(textOf(missing.body)).not.toContain('data source');
    expect(nestingError(chromesIn(body))).toBeNull();
  });

  test('uids are unchanged, also duplicate and unusual ones', async () => {
    const rich = (uid: unknown) => ({ uid, componentName: 'RichText', fields: { Text: { value: '<p>x</p>' } } });
    const { body } = await edit([rich('a'), rich('a'), rich('"><script>'), rich('{B}')]);
    const ids = chromesIn(body)
      .filter(({ chrome, kind }) => chrome === 'rendering' && kind === 'open')
      .map(({ id }) => id);
    expect(ids).toEqual(['a', 'a', '"><script>', '{B}']);
    expect(body).not.toContain('"><script>');
  });

  test('metadata is unchanged, and is not executed', async () => {
    const rawValue = '<img src=x onerror=alert(1)></code></script><script>alert(1)</script>';
    const field = { value: rawValue, metadata: { ...fieldMetadata, rawValue } };
    const { body } = await edit([{ uid: 'a', componentName: 'RichText', fields: { Text: field } }]);
    const [open] = chromesIn(body).filter(({ chrome }) => chrome === 'field');
    expect(JSON.parse(open?.text ?? '')).toEqual({ ...fieldMetadata, rawValue });
    expect(body).not.toMatch(/<img[^>]*onerror|<script>alert/);
  });

  test('scripts of an editor become absolute URLs, and its data cannot end a script', async () => {
    const context = {
      clientScripts: [
        'https://editor.example/a.js',
        'javascript:alert(1)',
        '//x.example/b.js',
        'https://u:p@x.example/c.js',
        7,
        null,
      ],
      clientData: { 'hrz-canvas-state': { text: '</script><script>alert(1)</script>' } },
    };
    const { body, headers } = await edit([], context);
    const sources = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(sources.filter((src) => !src.startsWith('/assets/'))).toEqual(['https://editor.example/a.js']);
    expect(body).not.toContain('</script><script>alert');
    expect(headers['content-security-policy']).not.toContain('x.example');
  });

  test('chromes mode neither crashes nor leaves stray text, in edit mode and for visitors', async () => {
    const code = (kind: string) => ({
      name: 'code',
      type: 'text/sitecore',
      contents: '{"commands":[]}',
      attributes: { type: 'text/sitecore', chrometype: 'rendering', kind, class: 'scpm', id: 'r_1' },
    });
    const text = {
      value: '<p>Hej</p>',
      editable: '<input id="fld_1" type="hidden" /><span class="scWebEditInput">Hej</span>',
    };
    const main = [code('open'), { uid: 'a', componentName: 'RichText', fields: { Text: text } }, code('close')];
    const edited = await edit(main, { editMode: 'chromes', pageEditing: true });
    const missing = await send(product.url, `/any/${count}`);
    for (const { status, body } of [edited, missing]) {
      expect(status).toBe(200);
      expect(textOf(body)).toContain('Hej');
      expect(textOf(body)).not.toMatch(/commands|scWebEdit|text\/sitecore|\[object/);
    }
  });
});
