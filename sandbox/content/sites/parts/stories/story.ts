/**
 * Stories: the news of a site. An index and its stories are written like this, one file a site and language
 * (`parts/stories/{site}.{language}.ts`), and spread into the site's `pages`:
 *
 *     export const stories: PageContent[] = storiesIndex({
 *       path: '/nyheter',            // the same in every language of a site; the page above it must exist
 *       nav: 'Nyheter',
 *       title: 'Nytt från Norrväg',
 *       description: '…',            // 60 to 160 characters, for search engines and the feed
 *       showDates: true,
 *       layout: '',                  // 'Variant 2' is a single column, '' is two
 *       highlightLatestStory: true,  // the newest one large on top of the unfiltered list
 *       readMore: 'Läs mer',
 *       tags: [{ key: 'elbil', value: 'Elbil' }],   // key: lower case, in the address; value: what the chip says
 *       stories: [
 *         story({
 *           slug: 'vinterns-langsta-prov',           // the same in every language of a site
 *           date: '2026-01-14',
 *           title: 'Vinterns längsta prov',
 *           premble: '…',            // 60 characters or more: card, lead of the article, description
 *           picture: scene('winter-road', '…'),
 *           author: 'Maja Lindqvist',
 *           tags: ['elbil'],         // keys of the index; one that the index lacks is an error
 *           html: '<p>…</p><h2>…</h2>…',             // headings from h2
 *         }),
 *       ],
 *     });
 *
 * Every language of a site has the same path and slugs, for those are names of items; a story may be missing in the
 * second language, never in the first. Stories are out of the menus; the index is in them.
 */

import { type Block, checkbox, type PageContent, type Reference, reference, rich, text } from '../../../authoring.ts';
import { breadcrumb, type Picture } from '../blocks.ts';
import { page } from '../pages.ts';
import { storyCards } from './blocks.ts';

export type StoryWords = {
  /** Last part of the address: lower-case letters, digits and hyphens. */
  readonly slug: string;
  /** `YYYY-MM-DD`, or ISO 8601 with `Z` for a time of day. */
  readonly date: string;
  readonly title: string;
  /** The preamble [sic], plain text. */
  readonly premble: string;
  readonly picture: Picture;
  /** A person's name. */
  readonly author: string;
  /** Keys of the index's tags. */
  readonly tags: readonly string[];
  /** Body of the article. */
  readonly html: string;
  /** For search engines, 60 to 160 characters; else the beginning of the preamble. */
  readonly description?: string;
  /** Blocks between the body and the end of the article: a quote, a gallery. */
  readonly blocks?: readonly Block[];
};

/** A story that has not been put below its index yet. */
export type Story = { readonly slug: string; readonly tags: readonly string[]; below: (index: Place) => PageContent };

type Place = { readonly path: string; readonly tags: readonly Reference[] };

export type StoryTag = { readonly key: string; readonly value: string };

type StoriesIndexWords = {
  readonly path: string;
  readonly nav: string;
  readonly title: string;
  readonly metaTitle?: string;
  readonly description: string;
  /** A sentence or two below the heading. */
  readonly text?: string;
  readonly showDates: boolean;
  readonly layout: '' | 'Variant 2';
  readonly highlightLatestStory: boolean;
  readonly readMore: string;
  readonly tags: readonly StoryTag[];
  readonly stories: readonly Story[];
  /** Of the index among the site's pages; `stories` when absent. */
  readonly key?: string;
};

const TAGS = 'Tags';

/** A story: given to `storiesIndex`, which makes it the page `{index}/{slug}`. */
export function story(words: StoryWords): Story {
  return { slug: words.slug, tags: words.tags, below: (place) => storyPage(words, place) };
}

/** The index and its stories, as pages of the site. Throws on a tag that the index does not list. */
export function storiesIndex(words: StoriesIndexWords): PageContent[] {
  const { path, key = 'stories', tags, stories } = words;
  const known = new Map(tags.map((tag) => [tag.key, reference(path, `${TAGS}/${tag.key}`)]));
  const index = page({ ...words, key }, 'StoriesIndexPage', [breadcrumb(), { component: 'StoriesList' }]);
  const fields = {
    ...index.fields,
    text: text(words.text ?? ''),
    showDates: checkbox(words.showDates),
    layout: text(words.layout),
    highlightLatestStory: checkbox(words.highlightLatestStory),
    ReadMoreLabel: text(words.readMore),
    tags: [...known.values()],
  };
  const items = tags.map((tag) => ({
    path: `${TAGS}/${tag.key}`,
    template: 'StoryTag',
    displayName: tag.value,
    fields: { key: text(tag.key), value: text(tag.value) },
  }));
  const below = stories.map((each) => each.below({ path, tags: tagsOf(each, known) }));
  return [{ ...index, fields, items }, ...below];
}

function tagsOf({ slug, tags }: Story, known: ReadonlyMap<string, Reference>): Reference[] {
  return tags.map((key) => {
    const tag = known.get(key);
    if (!tag) throw new Error(`The story ${slug} has the tag ${key}, which its index does not list`);
    return tag;
  });
}

function storyPage(words: StoryWords, { path, tags }: Place): PageContent {
  const written = page(
    {
      key: `story-${words.slug}`,
      path: `${path}/${words.slug}`,
      nav: words.title,
      title: words.title,
      description: words.description ?? shortened(words.premble),
      share: words.picture,
      hidden: true,
    },
    'StoryPage',
    [
      breadcrumb(),
      { component: 'StoryArticle', placeholders: { 'story-{*}': [...(words.blocks ?? [])] } },
      storyCards(),
    ],
  );
  const date = words.date.includes('T') ? words.date : `${words.date}T06:00:00Z`;
  return {
    ...written,
    fields: {
      ...written.fields,
      date: { value: date },
      premble: text(words.premble),
      image: words.picture,
      author: text(words.author),
      tags: [...tags],
      text: rich(words.html),
    },
    updated: date,
  };
}

const MAX_DESCRIPTION = 160;

/** Whole words of a text up to the length that search engines show. */
function shortened(words: string): string {
  if (words.length <= MAX_DESCRIPTION) return words;
  const cut = words.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.–-]+$/, '')}…`;
}
