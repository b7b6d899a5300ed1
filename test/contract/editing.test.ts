import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { enhanceRoute } from '../../server/page/enhance.ts';
import { registry } from '../../src/components/registry.ts';
import { DateText } from '../../src/content/DateText.tsx';
import { EditingChromeContext } from '../../src/content/EditingChromeContext.ts';
import { Image } from '../../src/content/Image.tsx';
import { Link } from '../../src/content/Link.tsx';
import { RichText } from '../../src/content/RichText.tsx';
import { Text } from '../../src/content/Text.tsx';
import type { LayoutData } from '../../src/contracts/content/layout.ts';
import type { PageData } from '../../src/contracts/page/page.ts';
import { ComponentViewsContext, createComponentViews } from '../../src/delivery/componentViews.ts';
import { EditorScripts } from '../../src/editing/EditorScripts.tsx';
import { editingChrome, markEditableFields } from '../../src/editing/editingChrome.tsx';
import { PageProvider } from '../../src/page/PageContext.tsx';
import { Placeholder } from '../../src/sections/Placeholder.tsx';
import { testPage } from '../../src/testing/renderOnPage.tsx';
import { type Chrome, chromesIn } from '../support/browser/editingChrome.ts';
import { type LeasedSandbox, leaseSandbox } from '../support/leases.ts';

/** F003: our editing chrome against that of the platform's own components, for the same layout data. */
const require = createRequire(import.meta.url);
const platformSdk = require('@sitecore-content-sdk/react');
const sdkReact = { h: require('react').createElement, render: require('react-dom/server').renderToStaticMarkup };
const { createGraphQLClientFactory } = require('@sitecore-content-sdk/content/client');
const { EditingService, ComponentLayoutService } = require('@sitecore-content-sdk/content/editing');
const { LayoutService } = require('@sitecore-content-sdk/content/layout');

const ROOTS = ['headless-header', 'headless-main', 'headless-footer'];

let sandbox: LeasedSandbox;
const views = createComponentViews(registry);
beforeAll(async () => {
  // The platform's components log what they cannot show.
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  await views.load(views.names);
  sandbox = await leaseSandbox(0);
}, 60_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await sandbox.close();
});

// biome-ignore lint/correctness/noChildrenProp: the type asks for children among the props
const onPage = (page: PageData, view: ReactNode) => h(PageProvider, { page, children: view });

function renderForEditors(page: PageData, view: ReactNode): string {
  markEditableFields(page.placeholders);
  return renderToStaticMarkup(h(EditingChromeContext, { value: editingChrome }, onPage(page, view)));
}

function renderOurs(layout: LayoutData, names = ROOTS): string {
  const route = enhanceRoute(layout, 'editors');
  const page = { ...testPage, mode: 'edit' as const, placeholders: route?.placeholders ?? {} };
  const placeholders = names.map((name) => h(Placeholder, { key: name, name, placeholders: page.placeholders }));
  return renderForEditors(page, h(ComponentViewsContext, { value: views }, placeholders));
}

type Props = { fields: Record<string, unknown>; params: Record<string, string>; rendering: unknown };
const field = (component: unknown, value: unknown) => sdkReact.h(component, { field: value });
const place = (name: string, rendering: unknown) => sdkReact.h(platformSdk.Placeholder, { name, rendering });

/** The platform's equivalents of some of our components, made of its field components. */
const THEIR_COMPONENTS: Record<string, (props: Props) => unknown> = {
  RichText: ({ fields }) => field(platformSdk.RichText, fields.Text),
  Title: ({ fields }) => field(platformSdk.Text, fields.Title),
  Promo: ({ fields }) => [
    field(platformSdk.Image, fields.PromoIcon),
    ...['PromoText', 'PromoText2', 'PromoText3'].map((name) => field(platformSdk.RichText, fields[name])),
    field(platformSdk.Link, fields.PromoLink),
  ],
  Container: ({ params, rendering }) => place(`container-${params.DynamicPlaceholderId}`, rendering),
  Carousel: ({ fields, params, rendering }) =>
    Array.isArray(fields.Slides) && fields.Slides.length > 0
      ? null
      : place(`carousel-${params.DynamicPlaceholderId}`, rendering),
  PartialDesignDynamicPlaceholder: ({ params, rendering }) => place(params.sig ?? '', rendering),
};

/** Any other component: only the placeholders that it has. */
function frame({ params, rendering }: Props): unknown {
  const { placeholders = {} } = rendering as { placeholders?: object };
  return Object.keys(placeholders).map((key) =>
    place(key.replace('{*}', params.DynamicPlaceholderId ?? ''), rendering),
  );
}

function theirPage(layout: LayoutData, isEditing = true) {
  const mode = { isEditing, isNormal: !isEditing, isPreview: false, isDesignLibrary: false };
  return { layout: structuredClone(layout), mode, locale: 'sv' };
}

function theirMarkup(layout: LayoutData, components: Iterable<readonly [string, unknown]>, names = ROOTS): string {
  const page = theirPage(layout);
  const children = names.map((name) =>
    sdkReact.h(platformSdk.Placeholder, { key: name, name, rendering: page.layout.sitecore.route }),
  );
  const props = { page, componentMap: new Map(components), api: {} };
  return sdkReact.render(sdkReact.h(platformSdk.SitecoreProvider, props, ...children));
}

const metadata = (title: string, fieldType: string) => ({
  datasource: { id: '{09A07660-6834-476C-B93B-584248D3003B}', language: 'sv', revision: 'a0b3', version: 1 },
  title,
  fieldId: '{414061F4-FBB1-4591-BC37-BFFA67F745EB}',
  fieldType,
  rawValue: `<b>"${title}" & ‘more’</b></code><script>`,
});

const editable = (value: unknown, fieldType = 'single-line text') => ({ value, metadata: metadata('T', fieldType) });

function layoutOf(main: unknown): LayoutData {
  const placeholders = { 'headless-header': [], 'headless-main': main, 'headless-footer': [] };
  const route = { name: 'home', itemId: 'i', fields: {}, placeholders };
  return { sitecore: { context: { pageEditing: true, editMode: 'metadata' }, route } } as unknown as LayoutData;
}

describe('F003 editing chrome of the same layout data', () => {
  const promo = {
    PromoIcon: editable({ src: '/a.jpg', alt: '' }, 'image'),
    PromoText: editable('<p>one</p>', 'rich text'),
    PromoText2: editable('', 'rich text'),
    PromoText3: { value: 'no metadata' },
    PromoLink: editable({ href: '/a', text: 'A' }, 'general link'),
  };
  const empty = { PromoIcon: editable({}, 'image'), PromoText: editable(''), PromoLink: editable({ href: '' }) };
  const title = (uid: unknown) => ({ uid, componentName: 'Title', fields: { Title: editable('T') } });
  const container = (id: string, placeholders: Record<string, unknown>) => ({
    uid: `c-${id}`,
    componentName: 'Container',
    params: { DynamicPlaceholderId: id },
    placeholders: placeholders,
  });

  test.each<[string, unknown]>([
    ['an empty page', []],
    [
      'fields filled and empty',
      [
        { uid: 'p', componentName: 'Promo', fields: promo },
        { uid: 'q', componentName: 'Promo', fields: empty },
      ],
    ],
    ['a dynamic placeholder', [container('7', { 'container-{*}': [title('t')] })]],
    ['a placeholder by its own name', [container('7', { 'container-7': [title('t')] })]],
    ['an empty placeholder', [container('7', { 'container-{*}': [] })]],
    ['a placeholder missing in the layout', [container('7', { other: [] })]],
    [
      'containers in containers',
      [container('1', { 'container-{*}': [container('2', { 'container-{*}': [title('t')] })] })],
    ],
    [
      'a partial design',
      [
        {
          uid: 'd',
          componentName: 'PartialDesignDynamicPlaceholder',
          params: { sig: 'sxa-main' },
          placeholders: { 'sxa-main': [title('t')] },
        },
      ],
    ],
    ['an unknown component', [{ uid: 'u', componentName: 'Nobody Knows' }, title('t')]],
    ['a hidden rendering', [{ uid: 'h', componentName: 'Hidden Rendering' }]],
    ['a rendering without a name', [{ uid: 'n', componentName: null }]],
    [
      'renderings without a name, in every form',
      [{ uid: 'n' }, { uid: 'o', componentName: '' }, { componentName: null }, title('t')],
    ],
    [
      'containers whose data source is missing or was deleted',
      [
        { ...container('7', { 'container-{*}': [title('t')] }), dataSource: '/sitecore/gone' },
        { ...container('8', { 'container-{*}': [] }), dataSource: 'x', fields: {}, isContentResolved: false },
      ],
    ],
    [
      'duplicate, unusual and missing uids',
      [title('a'), title('a'), title('<x "y">'), title('{B-1}'), { ...title(''), uid: undefined }],
    ],
    ['a component without data source', [{ uid: 'r', componentName: 'RichText', dataSource: '' }]],
  ])('%s', (_name, main) => {
    const layout = layoutOf(main);
    const expected = chromesIn(theirMarkup(layout, Object.entries(THEIR_COMPONENTS)));
    expect(chromesIn(renderOurs(layout))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(5);
  });
});

describe('F003 field components', () => {
  const page = (view: ReactNode) => renderForEditors({ ...testPage, mode: 'edit' }, view);
  const cases: readonly [string, ReactNode | ((value: unknown) => ReactNode), unknown, unknown][] = [
    ['Text', (value) => h(Text, { field: value }), platformSdk.Text, 'a\nb'],
    ['RichText', (value) => h(RichText, { field: value }), platformSdk.RichText, '<p>a</p>'],
    ['Link', (value) => h(Link, { field: value }), platformSdk.Link, { href: '/a', text: 'A' }],
    ['Image', (value) => h(Image, { field: value, sizes: '1px' }), platformSdk.Image, { src: '/a.jpg' }],
    ['DateText', (value) => h(DateText, { field: value }), platformSdk.DateField, '2026-11-20T00:00:00Z'],
  ];
  const EMPTY: Readonly<Record<string, unknown>> = { Link: { href: '' }, Image: {}, DateText: '0001-01-01T00:00:00Z' };

  test.each(cases)('%s has the platform’s chrome, with and without a value', (name, ourField, component, value) => {
    for (const content of [value, EMPTY[name] ?? '']) {
      const editableField = editable(content, name.toLowerCase());
      markEditableFields(editableField);
      const expected = sdkReact.render(field(component, structuredClone(editableField)));
      const markup = page(typeof ourField === 'function' ? ourField(editableField) : ourField);
      expect(chromesIn(markup)).toEqual(chromesIn(expected));
      expect(chromesIn(markup)).toHaveLength(2);
      const emptyFieldText = /\[No text in field\]|scEmptyImage/;
      expect(emptyFieldText.exec(markup)?.[0]).toBe(emptyFieldText.exec(expected)?.[0]);
    }
  });

  test.each(cases)('%s without metadata has no chrome', (_name, ourField, _component, value) => {
    const markup = page(typeof ourField === 'function' ? ourField({ value }) : ourField);
    expect(chromesIn(markup)).toEqual([]);
    expect(markup).not.toBe('');
  });
});

describe('F003 the sandbox as the platform', () => {
  const clientFactory = () =>
    createGraphQLClientFactory({
      api: { local: { apiHost: `${sandbox.url}/content`, apiKey: 'sandbox', path: '/sitecore/api/graph/edge' } },
    });

  async function draft(path: string, mode: 'edit' | 'preview'): Promise<LayoutData> {
    const layouts = new LayoutService({ clientFactory: clientFactory() });
    const { sitecore } = await layouts.fetchLayoutData(path, { site: 'norrvag-se', locale: 'sv' });
    const { layoutData } = await new EditingService({ clientFactory: clientFactory() }).fetchEditingData({
      itemId: sitecore.route.itemId,
      language: 'sv',
      site: 'norrvag-se',
      mode,
      variantId: '_default',
    });
    return layoutData;
  }

  test('EditingService gets a layout for editing, with scripts, data and metadata', async () => {
    const { sitecore } = await draft('/', 'edit');
    expect(sitecore.context).toMatchObject({ pageEditing: true, pageState: 'edit', editMode: 'metadata' });
    expect(sitecore.context?.clientScripts).toEqual([`${sandbox.url}/content/editor/canvas.js`]);
    expect(sitecore.context?.clientData).toMatchObject({
      'hrz-canvas-state': { siteName: 'norrvag-se', language: 'sv', pageMode: 'EDIT' },
      'hrz-canvas-verification-token': expect.any(String),
    });
    expect(sitecore.route?.fields?.NavigationTitle).toMatchObject({
      metadata: {
        contextItem: { language: 'sv', version: 1 },
        title: 'NavigationTitle',
        fieldType: 'single-line text',
      },
    });
  });

  test('EditingService gets a layout for preview, without them', async () => {
    const { sitecore } = await draft('/', 'preview');
    expect(sitecore.context).toMatchObject({ pageEditing: false, pageState: 'preview' });
    expect(JSON.stringify(sitecore)).not.toContain('metadata":{');
  });

  test.each(['/', '/om-oss', '/komponenter', '/kop-bil/alla-bilar-i-lager'])(
    'placeholders and renderings of %s have the platform’s chrome',
    async (path) => {
      const layout = await draft(path, 'edit');
      const shells = views.names.map((name) => [name, THEIR_COMPONENTS[name] ?? frame] as const);
      // Our components print an empty pair for a placeholder that the layout does not have.
      const isDetached = ({ chrome, id }: Chrome) => chrome === 'placeholder' && id === '';
      const frames = (chromes: readonly Chrome[]) =>
        chromes
          .filter(({ chrome }) => chrome !== 'field')
          .filter((chrome, at, all) => !isDetached(chrome) && !(at > 0 && isDetached(all[at - 1] as Chrome)));
      const expected = frames(chromesIn(theirMarkup(layout, shells)));
      expect(frames(chromesIn(renderOurs(layout)))).toEqual(expected);
      expect(expected.length).toBeGreaterThan(6);
    },
  );

  test('the scripts of edit mode are the platform’s', async () => {
    const layout = await draft('/', 'edit');
    const { clientScripts = [], clientData = {} } = layout.sitecore.context as Record<string, never>;
    const rendered = scriptsIn(
      renderToStaticMarkup(h(EditorScripts, { chromes: true, script: '/own.js', clientScripts, clientData })),
    );
    const props = { page: theirPage(layout), componentMap: new Map(), api: {} };
    const expected = scriptsIn(
      sdkReact.render(sdkReact.h(platformSdk.SitecoreProvider, props, sdkReact.h(platformSdk.EditingScripts))),
    );
    expect(rendered.data).toEqual(expected.data);
    expect(rendered.sources).toEqual(['/own.js', ...expected.sources]);
  });

  test('ComponentLayoutService gets one component alone', async () => {
    const page = await draft('/', 'edit');
    const uid = page.sitecore.route?.placeholders?.['headless-main']?.[1]?.uid;
    const service = new ComponentLayoutService({ edgeUrl: `${sandbox.url}/content`, contextId: 'sandbox' });
    const request = { itemId: page.sitecore.route?.itemId, siteName: 'norrvag-se', language: 'sv', mode: 'library' };
    const layout = await service.fetchComponentData({ ...request, componentUid: uid });
    expect(layout.sitecore.context.renderingType).toBe('component');
    expect(layout.sitecore.route.placeholders['editing-componentmode-placeholder']).toMatchObject([{ uid }]);
    const missing = await service.fetchComponentData({ ...request, componentUid: 'nobody' });
    expect(missing.sitecore.route).toBeNull();
  });
});

function scriptsIn(html: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  return {
    sources: scripts.flatMap(([, attributes = '']) => /src="([^"]+)"/.exec(attributes)?.[1] ?? []),
    data: Object.fromEntries(
      scripts.flatMap(([, attributes = '', text = '']) => {
        const id = /id="([^"]+)"/.exec(attributes)?.[1];
        return id ? [[id, JSON.parse(text)]] : [];
      }),
    ),
  };
}
