/** The blocks that show stories elsewhere than on their own pages. */

import { type Block, checkbox, link, text } from '../../../authoring.ts';
import { toLink, type Way } from '../blocks.ts';

export type TeaserWords = {
  readonly title: string;
  readonly text?: string;
  /** Path of the stories index. */
  readonly index: string;
  /** Else the index, in the product's own words. */
  readonly to?: Way;
};

/** `StoriesTeaser`: the three latest stories of an index. */
export const storiesTeaser = (words: TeaserWords): Block => ({
  component: 'StoriesTeaser',
  fields: {
    Title: text(words.title),
    Text: text(words.text ?? ''),
    // A link, not a droplink: that would carry the whole index, its tags too, into every page with a teaser.
    Index: link(words.index),
    Link: toLink(words.to),
  },
});

type StoryCardsWords = {
  /** Else the product's own words. */
  readonly title?: string;
  /** Else the page above. */
  readonly index?: string;
  readonly showDate?: boolean;
  /** `2`: rows with small pictures. */
  readonly variant?: '1' | '2';
};

/** `StoryCards`: other stories of an index, for the end of an article. */
export const storyCards = (words: StoryCardsWords = {}): Block => ({
  component: 'StoryCards',
  params: { Variant: words.variant ?? '1' },
  fields: {
    Title: text(words.title ?? ''),
    ...(words.index ? { Index: link(words.index) } : {}),
    ShowDate: checkbox(words.showDate ?? true),
  },
});
