import { expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { fieldsSchema, paramsSchema } from '../../bin/items/contentSchema.ts';
import { readContents } from '../../bin/items/contents.ts';
import { renderLayout } from '../../sandbox/content/layout/render.ts';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { buildTree } from '../../sandbox/content/tree/build.ts';
import type { ComponentRendering, LayoutData } from '../../src/contracts/content/layout.ts';
import { renderingsOf } from '../../src/contracts/content/renderings.ts';

/** The content of the sample sites, as its layouts have it, fits the contracts of the components (docs/decisions/0196). */

const contents = new Map((await readContents()).map(({ name, content }) => [name, content]));

/** Parameters of the box and of the platform, which every component has. */
const OF_EVERY = new Set([
  ...['Styles', 'styles', 'CSSStyles', 'GridParameters', 'RenderingIdentifier', 'BackgroundImage'],
  ...['FieldNames', 'DynamicPlaceholderId'],
]);

/** What the page of all components shows on purpose. */
const ON_PURPOSE = [
  'Hidden Rendering: no contract',
  // The spelling of the specification, which an older template has.
  'HeroBanner: ContentPlacement must be one of the following values: , Top, Center, Bottom',
];

function errorsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.map((text) => text.replace(/^this/, 'content'));
    throw error;
  }
}

function issuesOf({ componentName, fields, params, placeholders }: ComponentRendering): string[] {
  const content = contents.get(componentName ?? '');
  if (!content) return [`${componentName}: no contract`];
  const own = Object.fromEntries(Object.entries(params ?? {}).filter(([name]) => !OF_EVERY.has(name)));
  const keys = Object.keys(content.placeholders ?? {}).map((key) => key.replace('{*}', ''));
  const issues = [
    ...errorsOf(() => fieldsSchema(content.fields ?? {}).validateSync(fields ?? {}, { abortEarly: false })),
    ...(content.ofPlatform ? [] : errorsOf(() => paramsSchema(content).validateSync(own, { abortEarly: false }))),
    ...Object.keys(content.ofPlatform ? {} : (placeholders ?? {}))
      .filter((key) => !keys.some((each) => key.startsWith(each)))
      .map((key) => `unknown placeholder ${key}`),
  ];
  return issues.map((issue) => `${componentName}: ${issue}`);
}

test('S1 §2.3: every component on a page of the sample has content of its contract', async () => {
  const tree = buildTree(await loadLibrary());
  const issues = new Set<string>();
  let count = 0;
  for (const site of tree.sites.values()) {
    for (const [page, language] of [...site.routes.values()].flatMap((item) =>
      site.languages.map((code) => [item, code] as const),
    )) {
      const { sitecore } = renderLayout(site, page, language) as Partial<LayoutData>;
      for (const rendering of renderingsOf(sitecore?.route?.placeholders)) {
        count += 1;
        for (const issue of issuesOf(rendering)) issues.add(issue);
      }
    }
  }
  expect(count).toBeGreaterThan(4_000);
  expect([...issues].sort()).toEqual(ON_PURPOSE.sort());
});
