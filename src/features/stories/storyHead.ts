import { encodeUrl } from '../../../lib/urlText.ts';
import { imageValue, textValue } from '../../content/fields.ts';
import type { RouteData } from '../../contracts/content/layout.ts';
import type { LoaderContext, SectionHead } from '../../contracts/page/loader.ts';
import type { StoriesIndex } from '../../contracts/stories/stories.ts';
import { tagsInLayout } from '../../contracts/stories/storyTags.ts';
import { isoDate, storyField } from './storyFields.ts';

/** Returns the title of an index page. */
export function indexTitle(page: RouteData): string {
  return textValue(storyField(page.fields, 'Title')) || (page.displayName ?? page.name ?? '');
}

/** Search engines truncate longer headlines. */
const MAX_HEADLINE = 110;

/** Returns the head of an article: Open Graph, schema.org `Article`, and the feed of its index (F030). */
export function storyHead(index: StoriesIndex | null, { page, language, route }: LoaderContext): SectionHead {
  const { fields } = page;
  const path = `${language.prefix}${encodeUrl(route.path)}`;
  const title = textValue(storyField(fields, 'title')) || (page.displayName ?? '');
  const published = isoDate(storyField(fields, 'date'));
  const modified = isoDate(page.updated) ?? published;
  const image = imageValue(storyField(fields, 'image'));
  const author = textValue(storyField(fields, 'author'));
  const preamble = textValue(storyField(fields, 'premble'));
  const tags = tagsInLayout(fields).map(({ value }) => value);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title.slice(0, MAX_HEADLINE),
    ...(preamble && { description: preamble }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(image && { image: [image.src] }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    inLanguage: language.locale,
    mainEntityOfPage: path,
  };
  return {
    article: { published, modified, tags },
    jsonLd: [article],
    ...(image && !imageValue(fields?.OpenGraphImage) && { image: image.src }),
    ...(preamble && !textValue(fields?.MetaDescription) && { description: preamble }),
    ...(index && { feed: { title: index.name, path: `${index.path}/rss.xml` } }),
  };
}
