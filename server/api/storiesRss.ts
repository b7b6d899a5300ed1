import { Feed, type Item } from 'feed';
import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { StoriesIndex, Story } from '../../src/contracts/stories.ts';
import { absoluteWebUrl } from '../operations/absoluteWebUrl.ts';

interface FeedInput {
  site: Pick<SiteConfig, 'name'>;
  language: Pick<LanguageConfig, 'locale'>;
  /** Scheme and host; every address in a feed is absolute. */
  origin: string;
  index: StoriesIndex;
  /** Newest first; those without a date are left out. */
  stories: readonly Story[];
}

/** Stories of an index as RSS 2.0. Pure: the same stories make the same bytes. */
export function storiesFeed({ site, language, origin, index, stories }: FeedInput): string {
  const link = `${origin}${index.path}`;
  const items = stories.flatMap((story) => itemOf(story, origin, index) ?? []);
  const feed = new Feed({
    title: plain(index.name.includes(site.name) ? index.name : `${index.name} | ${site.name}`),
    description: plain(index.description || index.name),
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
  const picture = image && absoluteWebUrl(image.src, origin);
  return {
    title: plain(story.title),
    // An address may change, the item does not.
    id: `urn:uuid:${plain(story.id)}`,
    link: `${origin}${story.path}`,
    date: new Date(story.date),
    // Readers take a description for HTML.
    description: inHtml(story.preamble),
    content: [picture && `<p><img src="${inHtml(picture)}" alt="${inHtml(image.alt)}"></p>`, paragraph(story.preamble)]
      .filter(Boolean)
      .join(''),
    category: tags.filter(({ id }) => story.tags.includes(id)).map(({ value }) => ({ name: plain(value) })),
    // RSS's own author is an e-mail address.
    ...(story.author && { extensions: [{ name: 'dc:creator', objects: { _text: plain(story.author) } }] }),
  };
}

const paragraph = (text: string): string => (text ? `<p>${inHtml(text)}</p>` : '');

/** XML knows no control characters and no noncharacters, not even escaped ones. */
function plain(text: string): string {
  return [...text]
    .filter((character) => (character >= ' ' && !/[\uFFFE\uFFFF]/.test(character)) || /[\t\n\r]/.test(character))
    .join('')
    .toWellFormed();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const inHtml = (text: string): string => plain(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
