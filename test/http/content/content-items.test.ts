import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ITEMS_FOLDER } from '../../../bin/items/run.ts';
import { fieldOf, nameOf, readItemFiles } from '../../support/itemFiles.ts';
import { emptyValue, filledValue, platformModel } from '../../support/platformModel.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Layouts as the platform makes them of the templates of `content-items/`, rendered by the product. */

const model = platformModel(readItemFiles(ITEMS_FOLDER));
const filled = filledValue(model);

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, settings: { LOG_LEVEL: 'warn' } });
}, 120_000);
afterAll(() => product.close());

/** Components that need a page or a URL of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...[
    'CarCondition',
    'CarDetail',
    'CarList',
    'DealerDetail',
    'DealerList',
    'FinanceQuotes',
    'SimilarCars',
    'Breadcrumb',
  ],
  ...['ManageBooking', 'ManageTestDrive', 'ManageTireChange', 'NewsletterLink', 'TireHotel', 'ServiceBooking'],
  // The form of another service, which has no form with this id.
  'EmbeddedForm',
  // An index or a car that this layout does not have.
  ...['StoriesList', 'StoriesTeaser', 'StoryCards', 'CarsById'],
]);

/** Texts that are settings, and texts that only another value or parameter shows. */
const NOT_SHOWN = new Set([
  ...[
    'CarLineup.Query',
    'CarsByQuery.Query',
    'LoanExample.Query',
    'StockByFacet.Query',
    'Video.YouTube',
    'Blurb.YouTube',
  ],
  ...['BannerStrip.Icon', 'IconLoader.Icon', 'HighlightList.Items.Icon', 'StageRow.Stages.Icon'],
  // With the parameters ShowSearch and Composition.
  ...[
    'HeroBanner.SearchPlaceholder',
    'HeroBanner.ColoursTitle',
    'HeroBanner.Colours.Title',
    'HeroBanner.Colours.Colour',
  ],
  ...['StockByFacet.Colours.Value', 'StockByFacet.Colours.Colour'],
  // In links to an index.
  'StoryArticle.tags.key',
  // The button needs scripts.
  'DisclaimerModal.ApproveText',
]);

interface Rendering {
  readonly componentName: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Returns a rendering with the values of every field of its template, and the texts that are in them. */
function renderingOf(name: string, fill: typeof filled): Rendering & { texts: string[] } {
  const item = model.renderings.find((rendering) => fieldOf(rendering, 'componentName') === name);
  const template = item && model.find(fieldOf(item, 'Datasource Template'));
  if (!template) return { componentName: name, texts: [] };
  const entries = model.fieldsOf(nameOf(template)).map((field) => [field.name, fill(field, `${name}.${field.name}`)]);
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(entries);
  const texts = [...JSON.stringify(values).matchAll(/"value":"(?:<p>)?(\w+(?:\.\w+)+)/g)].map(([, text = '']) => text);
  return { componentName: name, fields: values, texts };
}

const names = model.renderings.map((rendering) => fieldOf(rendering, 'componentName'));
const mainNames = names.filter((name) => !ELSEWHERE.has(name) && name !== 'Header' && name !== 'Footer');

async function show(path: string, fill: typeof filled) {
  const of = (name: string) => renderingOf(name, fill);
  const main = mainNames.map(of);
  const [header, footer] = [of('Header'), of('Footer')];
  const route = {
    name: 'items',
    displayName: 'Items',
    fields: Object.fromEntries(
      model.fieldsOf('ContentPage').map((field) => [field.name, fill(field, `Page.${field.name}`)]),
    ),
    placeholders: { 'headless-header': [header], 'headless-main': main, 'headless-footer': [footer] },
  };
  await product.setLayout(path, { sitecore: { context: { language: 'sv' }, route } });
  const { status, body } = await send(product.url, path);
  const markup = body.replace(/<script\b[\s\S]*?<\/script>/g, ' ');
  return { status, markup, texts: [header, ...main, footer].flatMap((rendering) => rendering.texts) };
}

test('S1 §2.3: every text of every template is on the page', async () => {
  const { status, markup, texts } = await show('/items/filled', filled);
  expect(status).toBe(200);
  expect(texts.filter((text) => !NOT_SHOWN.has(text) && !markup.includes(text))).toEqual([]);
  expect(markup).not.toContain('data-section-error');
});

test('fields of the page itself are in its head', async () => {
  const { markup } = await show('/items/page', filled);
  expect(markup).toContain('<title>Page.MetaTitle');
  expect(markup).toMatch(/<meta name="description" content="Page\.MetaDescription"/);
  expect(markup).toMatch(/<meta name="robots" content="noindex/);
});

test('empty fields of every template fail no section and leave no stray text', async () => {
  const { status, markup } = await show('/items/empty', emptyValue);
  expect(status).toBe(200);
  expect(markup).not.toContain('data-section-error');
  expect(markup.replace(/<[^>]*>/g, ' ')).not.toMatch(/\[object |\bundefined\b|\bNaN\b|0001-01-01/);
});

test('no item of the platform is reported as an issue of content', () => {
  expect(product.logged.filter(({ event }) => event === 'content.unknownComponent')).toEqual([]);
});
