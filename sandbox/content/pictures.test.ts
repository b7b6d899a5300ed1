import { describe, expect, test } from '@jest/globals';
import { modelName } from '../data/cars/names.ts';
import { shapeOf } from '../data/images.ts';
import { CHOICES } from '../data/models/catalogue.ts';
import { INDEX_TEXTS } from '../data/texts/indexTexts.ts';
import type { Language } from '../data/texts/language.ts';
import { type Illustration, parseIllustration } from '../media/illustrations/illustrationPath.ts';
import type { PageContent } from './authoring.ts';
import { loadLibrary } from './library.ts';

const MEDIA = '/-/media/';

/** The most pages of a site that one picture is on. The versions of a page in the languages of its site count as one. */
const MOST_PAGES = 5;

type Picture = { readonly src: string; readonly alt: string };

/** Every picture of a value. */
function* picturesOf(value: unknown): Generator<Picture> {
  if (Array.isArray(value)) for (const inner of value) yield* picturesOf(inner);
  if (typeof value !== 'object' || value === null) return;
  const { src, alt } = value as Partial<Picture>;
  if (typeof src === 'string' && src.startsWith(MEDIA) && src.endsWith('.jpg')) yield { src, alt: alt ?? '' };
  for (const inner of Object.values(value)) yield* picturesOf(inner);
}

const illustrationOf = ({ src }: Picture): Illustration | undefined => parseIllustration(src.slice(MEDIA.length));

const library = await loadLibrary();
const pages = library.sites.flatMap(({ site, language, pages: own }) =>
  own.map((page) => ({ site, language, page, pictures: [...picturesOf(page)] })),
);
const siteNames = [...new Set(pages.map(({ site }) => site))];

test.each(siteNames)('no picture is on more than 5 pages of %s', (name) => {
  const paths = new Map<string, Set<string>>();
  for (const { page, pictures } of pages.filter(({ site }) => site === name)) {
    for (const { src } of pictures) paths.set(src, (paths.get(src) ?? new Set()).add(page.path));
  }
  const crowded = [...paths].filter(([, on]) => on.size > MOST_PAGES).map(([src, on]) => [src, [...on]]);
  expect(crowded).toEqual([]);
});

const fieldValue = (page: PageContent, field: string): unknown => (page.fields[field] as { value?: unknown })?.value;

describe('stories', () => {
  const stories = pages.filter(({ page }) => page.template === 'StoryPage');

  test('each has an illustration of its subject', () => {
    expect(stories.length).toBeGreaterThan(60);
    const others = stories.filter(({ page }) => {
      const [picture] = [...picturesOf(page.fields.image)];
      return picture === undefined || !['subject', 'dealer'].includes(illustrationOf(picture)?.of ?? '');
    });
    expect(others.map(({ site, page }) => `${site}${page.path}`)).toEqual([]);
  });

  test('no two stories of a site share a picture', () => {
    const bySource = new Map<string, Set<string>>();
    for (const { site, page } of stories) {
      const { src } = fieldValue(page, 'image') as Picture;
      const key = `${site} ${src}`;
      bySource.set(key, (bySource.get(key) ?? new Set()).add(page.path));
    }
    expect([...bySource].filter(([, on]) => on.size > 1).map(([key, on]) => [key, [...on]])).toEqual([]);
  });
});

test('portraits of quotes and contacts are people', () => {
  const blocks = pages.flatMap(({ page }) => [...blocksOf(page)]);
  const portraits = blocks
    .filter(({ component }) => component === 'Quote' || component === 'ContactCard')
    .flatMap(({ fields }) => [...picturesOf(fields)]);
  expect(portraits.length).toBeGreaterThanOrEqual(2);
  expect(portraits.filter((picture) => illustrationOf(picture)?.of !== 'person')).toEqual([]);
});

test('the picture of a card of a model has its shape', () => {
  const languages = Object.keys(INDEX_TEXTS) as Language[];
  const shapes = new Map<string, Set<string>>();
  for (const choice of CHOICES) {
    for (const language of languages) {
      const title = `${choice.make.name} ${modelName(choice.model.name, language)}`;
      shapes.set(title, (shapes.get(title) ?? new Set()).add(shapeOf(choice)));
    }
  }
  const cards = [...cardsOf(library.sites)].flatMap(({ title, src }) => {
    const [, shape = ''] = /^\/-\/media\/cars\/([a-z-]+)\//.exec(src) ?? [];
    const expected = shapes.get(title);
    return expected && shape ? [{ title, shape, isRight: expected.has(shape) }] : [];
  });
  expect(cards.length).toBeGreaterThan(80);
  expect(cards.filter(({ isRight }) => !isRight)).toEqual([]);
});

/** Every pair of a title and an image that are fields of one item. */
function* cardsOf(value: unknown): Generator<{ title: string; src: string }> {
  if (Array.isArray(value)) for (const inner of value) yield* cardsOf(inner);
  if (typeof value !== 'object' || value === null) return;
  const { Title, Image } = value as { Title?: { value?: unknown }; Image?: { value?: Partial<Picture> } };
  if (typeof Title?.value === 'string' && Image?.value?.src) yield { title: Title.value, src: Image.value.src };
  for (const inner of Object.values(value)) yield* cardsOf(inner);
}

function* blocksOf(value: unknown): Generator<{ component: string; fields: unknown }> {
  if (Array.isArray(value)) for (const inner of value) yield* blocksOf(inner);
  if (typeof value !== 'object' || value === null) return;
  if ('component' in value && typeof value.component === 'string') {
    yield { component: value.component, fields: 'fields' in value ? value.fields : undefined };
  }
  for (const inner of Object.values(value)) yield* blocksOf(inner);
}

/** What a picture is of, without its number: the same in every picture with the same text. */
const kindOf = (illustration: Illustration): string =>
  illustration.of === 'subject'
    ? illustration.subject
    : illustration.of === 'dealer'
      ? `dealer ${illustration.place}`
      : 'person';

test('the alternative text of an illustration says what it is of, in the language of its page', () => {
  const texts = new Map<string, Set<string>>();
  for (const { language, pictures } of pages) {
    for (const picture of pictures) {
      const illustration = illustrationOf(picture);
      if (!illustration) continue;
      expect(picture.alt.length).toBeGreaterThan(8);
      const key = `${language}: ${picture.alt}`;
      texts.set(key, (texts.get(key) ?? new Set()).add(kindOf(illustration)));
    }
  }
  // One text for two kinds of pictures means that a picture was exchanged and its text was not.
  expect([...texts].filter(([, kinds]) => kinds.size > 1).map(([key, kinds]) => [key, [...kinds]])).toEqual([]);
});

test('illustrations have the colours of their site', () => {
  const GROUPS: Readonly<Record<string, readonly string[]>> = {
    norrvag: ['norrvag'],
    rullande: ['rullande'],
    marlow: ['marlow', 'mercedes', 'smart', 'mini', 'bmw'],
  };
  const foreign = pages.flatMap(({ site, pictures }) =>
    pictures
      .map(illustrationOf)
      .filter((one) => one !== undefined)
      .filter(({ theme }) => !GROUPS[site.split('-')[0] ?? '']?.includes(theme)),
  );
  expect(foreign).toEqual([]);
});
