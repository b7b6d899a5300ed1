import { expect, test } from '@jest/globals';
import { serverParts } from '../../components/registry.ts';
import type { Hydration, Registry } from '../../content/views.ts';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import type { PageData, SectionOutcome } from '../../contracts/page/page.ts';
import { testPage } from '../../testing/renderOnPage.tsx';
import { createComponentViews } from '../componentViews.ts';
import { createHydrationData } from './hydrationData.ts';
import { hydrationPlan } from './hydrationPlan.ts';

const row = (hydration: Hydration) => ({ hydration, load: async () => ({}) });
const registry: Registry = {
  Text: row('static'),
  Box: row('static'),
  CarList: row('load'),
  Row: row('visible'),
  StoryArticle: row('idle'),
  CarDetail: { ...row('touch'), placesSections: true },
  Film: { ...row('load'), hydration: ({ data }) => (data ? 'load' : 'static') },
};
const views = createComponentViews(registry);
const hydrationData = createHydrationData(views, serverParts);

const image = { value: { src: '/a.jpg' } };
const rendering = (componentName: string, uid: string, more: object = {}): ComponentRendering => ({
  componentName,
  uid,
  fields: { Title: { value: uid } },
  ...more,
});

const reduced = (main: ComponentRendering[], page: Partial<PageData> = {}) =>
  hydrationData({ ...testPage, ...page, placeholders: { 'headless-main': main } });
const mainOf = ({ placeholders }: PageData) => placeholders['headless-main'];
const ok = (value: unknown) => ({ status: 'ok', value }) as const;

test('a static section leaves its uid, its name and whether it has an image; a section that hydrates stays', () => {
  const list = rendering('CarList', 'b');
  const page = reduced([rendering('Text', 'a', { fields: { Image: image }, params: { Size: '1' } }), list], {
    sections: { a: ok(1), b: ok(2) },
  });
  expect(mainOf(page)).toEqual([
    { componentName: 'Text', uid: 'a', params: { Size: '1' }, staticMarkup: { hasImage: true } },
    list,
  ]);
  expect(page.sections).toEqual({ b: ok(2) });
});

test('labels that only static sections show are left out', () => {
  expect(reduced([rendering('CarList', 'a')]).dictionary).toHaveProperty('compareClear');
  expect(reduced([rendering('Text', 'a')]).dictionary).not.toHaveProperty('compareClear');
  expect(reduced([rendering('Text', 'a')]).dictionary).toHaveProperty('skipToContent');
});

test('of the labels of its areas a page has those that its components read, and those whose keys are in its data', () => {
  const list = { ...testPage, placeholders: { 'headless-main': [rendering('Row', 'a'), rendering('CarList', 'b')] } };
  const labelsIn = (data: unknown, arrived?: SectionOutcome[]) =>
    hydrationData({ ...list, sections: { a: ok(data) } }, arrived).dictionary;
  const labels = labelsIn({ label: 'readMore' }, [ok({ texts: ['quoted', 'no key'] })]);
  for (const key of ['skipToContent', 'tryAgain', 'readMore', 'quoted']) expect(labels).toHaveProperty(key);
  expect(labelsIn({}, [])).not.toHaveProperty('readMore');
  expect(labelsIn({}, [])).not.toHaveProperty('countdownEnds');
  // What has not arrived may name any label.
  expect(labelsIn({})).toHaveProperty('readMore');
});

test('keys of labels begin with a small letter, by which they are found in data', () => {
  expect(Object.keys(testPage.dictionary).filter((key) => !/^[a-z]/.test(key))).toEqual([]);
});

test('description, structured data, metadata of other sites and links to other languages are in the head of the document only', () => {
  const head = {
    ...testPage.head,
    title: 'Bilar',
    description: 'Alla bilar',
    openGraph: [{ property: 'og:title', content: 'Bilar' }],
    alternates: [{ hreflang: 'en', href: '/en' }],
    jsonLd: [{ '@type': 'ItemList' }],
  };
  expect(reduced([], { head }).head).toEqual({ ...head, description: null, openGraph: [], alternates: [], jsonLd: [] });
  expect(reduced([], { head, mode: 'preview' }).head).toBe(head);
});

test('the fields of the page stay for components that read them', () => {
  const route = { ...testPage.route, fields: { Title: { value: 'Bilar' } } };
  expect(reduced([rendering('CarList', 'a')], { route }).route).toEqual({ ...route, fields: {} });
  expect(reduced([rendering('StoryArticle', 'a')], { route }).route).toBe(route);
});

test('columns of a static section stay, because its neighbours share a row with it', () => {
  const columns = { spans: [6], offsets: [0] };
  const [first] = mainOf(reduced([rendering('Text', 'a', { frame: { columns, styles: ['indent'] } })])) ?? [];
  expect(first?.frame).toEqual({ columns });
});

test('a container is static only with everything in it; else its static parts are', () => {
  const box = (...nested: ComponentRendering[]) => rendering('Box', 'x', { placeholders: { inner: nested } });
  const allStatic = reduced([box(rendering('Text', 'a'))], { sections: { a: ok(1) } });
  expect(mainOf(allStatic)).toEqual([{ componentName: 'Box', uid: 'x', staticMarkup: { hasImage: false } }]);
  expect(allStatic.sections).toEqual({});
  const [mixed] = mainOf(reduced([box(rendering('Text', 'a'), rendering('CarList', 'b'))])) ?? [];
  expect(mixed?.staticMarkup).toBeUndefined();
  expect(mixed?.placeholders?.inner).toMatchObject([
    { uid: 'a', staticMarkup: {} },
    { uid: 'b', fields: {} },
  ]);
});

test('the data of a section decide where the registry says so', () => {
  const film = [rendering('Film', 'a')];
  expect(mainOf(reduced(film))).toMatchObject([{ staticMarkup: {} }]);
  expect(mainOf(reduced(film, { sections: { a: ok('film.mp4') } }))).toEqual(film);
});

test('failed and deferred sections and pages for editors are complete', () => {
  const text = [rendering('Text', 'a')];
  expect(mainOf(reduced(text, { sections: { a: { status: 'failed' } } }))).toEqual(text);
  expect(mainOf(reduced(text, { deferred: ['a'] }))).toEqual(text);
  expect(mainOf(reduced(text, { mode: 'preview' }))).toEqual(text);
});

test('the plan names the views of the page, and those of each later section with what is placed in it', () => {
  const main = [
    rendering('Text', 'a'),
    rendering('CarList', 'b', { placeholders: { inner: [rendering('Text', 'c')] } }),
    rendering('Row', 'd', { placeholders: { inner: [rendering('Film', 'e')] } }),
    rendering('Box', 'f', { placeholders: { inner: [rendering('Row', 'g'), rendering('Text', 'h')] } }),
  ];
  expect(hydrationPlan(reduced(main), views)).toEqual({
    atOnce: new Set(['CarList', 'Text', 'Box']),
    later: new Map([
      ['d', new Set(['Row', 'Film'])],
      ['g', new Set(['Row'])],
    ]),
    withPage: ['b'],
  });
  const { later } = hydrationPlan(reduced(main, { mode: 'preview' }), views);
  expect(later.size).toBe(0);
});

test('sections in a section that hydrates later have a plan of their own, or load with it', () => {
  const inner = [rendering('Row', 'b'), rendering('Film', 'c')];
  const page = reduced([rendering('CarDetail', 'a', { placeholders: { inner } })], { sections: { c: ok('film.mp4') } });
  expect(hydrationPlan(page, views)).toEqual({
    atOnce: new Set(),
    later: new Map([
      ['a', new Set(['CarDetail', 'Film'])],
      ['b', new Set(['Row'])],
    ]),
    withPage: ['c'],
  });
});
