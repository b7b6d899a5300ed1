import { Feed, type Item } from 'feed';
import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { StoriesIndex, Story } from '../../src/contracts/stories/stories.ts';
import { absoluteWebUrl } from '../operations/absoluteWebUrl.ts';

interface FeedInput {
  site: Pick<SiteConfig, 'name'>;
  language: Pick<LanguageConfig, 'locale'>;
  /** Scheme and host. URLs in a feed are absolute. */
  origin: string;
  index: StoriesIndex;
  /** Newest first; those without a date are left out. */
  stories: readonly Story[];
}

/** Returns the stories of an index as RSS 2.0. Pure: the same stories make the same bytes. */
export function storiesFeed({ site, language, origin, index, stories }: FeedInput): string {
  const link = `${origin}${index.path}`;
  const items = stories.flatMap((story) => itemOf(story, origin, index) ?? []);
  const feed = new Feed({
    title: xmlText(index.name.includes(site.name) ? index.name : `${index.name} | ${site.name}`),
    description: xmlText(index.description || index.name),
    id: link,
    link,
    language: language.locale,
    updated: items[0]?.date ?? new Date(index.date ?? 0),
    generator: false,
    feedLinks: { rss: `${link}/rss.xml` },
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

function itemOf(story: Story, origin: string, { tags }: StoriesIndex): Item | null {
  if (story.date === null) return null;
  const { image } = story;
  const imageUrl = image && absoluteWebUrl(image.src, origin);
  return {
    title: xmlText(story.title),
    // The URL may change; the item id does not.
    id: `urn:uuid:${xmlText(story.id)}`,
    link: `${origin}${story.path}`,
    date: new Date(story.date),
    // Feed readers parse the description as HTML.
    description: safeHtml(story.preamble),
    content: [
      imageUrl && `<p><img src="${safeHtml(imageUrl)}" alt="${safeHtml(image.alt)}"></p>`,
      paragraph(story.preamble),
    ]
      .filter(Boolean)
      .join(''),
    category: tags.filter(({ id }) => story.tags.includes(id)).map(({ value }) => ({ name: xmlText(value) })),
    // The `author` element of RSS is an e-mail address.
    ...(story.author && { extensions: [{ name: 'dc:creator', objects: { _text: xmlText(story.author) } }] }),
  };
}

const paragraph = (text: string): string => (text ? `<p>${safeHtml(text)}</p>` : '');

/** Returns text without control characters and noncharacters, which XML does not allow even when escaped. */
function xmlText(text: string): string {
  return [...text]
    .filter((character) => (character >= ' ' && !/[\uFFFE\uFFFF]/.test(character)) || /[\t\n\r]/.test(character))
    .join('')
    .toWellFormed();
}

const safeHtml = (text: string): string => escapeHtml(xmlText(text));
