/** Blocks that open, turn, count and are counted, in the authors' words. */

import { type FileName, mediaFile } from '../../../media/files.ts';
import { type Block, file, image, item, items, link, rich, text } from '../../authoring.ts';
import type { Picture, Way } from './blocks.ts';

const toLink = ([href, words]: Way = ['', '']) => link(href, words);

type OpeningWords = {
  readonly title: string;
  readonly text?: string;
  /** Heading and rich text. */
  readonly items: readonly (readonly [title: string, html: string])[];
};

/** `Accordion`: headings to open. */
export const accordion = (
  words: OpeningWords & { readonly single?: boolean; readonly firstOpen?: boolean },
): Block => ({
  component: 'Accordion',
  params: { SingleOpen: words.single ? '1' : '', FirstOpen: words.firstOpen ? '1' : '' },
  fields: {
    Title: text(words.title),
    Text: text(words.text ?? ''),
    Items: items(...words.items.map(([title, html]) => item(title, { Title: text(title), Text: rich(html) }))),
  },
});

/** `FaqList`: questions and answers, for search engines too. */
export const faq = (words: OpeningWords): Block => ({
  component: 'FaqList',
  fields: {
    Title: text(words.title),
    Text: text(words.text ?? ''),
    Questions: items(
      ...words.items.map(([question, html]) => item(question, { Question: text(question), Answer: rich(html) })),
    ),
  },
});

type ReasonWords = {
  readonly title: string;
  readonly text: string;
  readonly icon?: string;
  readonly picture?: Picture;
  readonly to?: Way;
};

/** `HighlightList`: reasons in three or four columns. */
export const highlights = (
  title: string,
  reasons: readonly ReasonWords[],
  columns: '3' | '4' = reasons.length % 4 === 0 ? '4' : '3',
): Block => ({
  component: 'HighlightList',
  params: { Columns: columns },
  fields: {
    Title: text(title),
    Items: items(
      ...reasons.map((reason) =>
        item(reason.title, {
          Title: text(reason.title),
          Text: text(reason.text),
          Icon: text(reason.icon ?? ''),
          Image: reason.picture ?? image(),
          Link: toLink(reason.to),
        }),
      ),
    ),
  },
});

/** `StageRow`: what happens, one stage after the other. */
export const stages = (
  title: string,
  ...rows: readonly (readonly [title: string, text: string, icon?: string])[]
): Block => ({
  component: 'StageRow',
  fields: {
    Title: text(title),
    Stages: items(
      ...rows.map(([stage, words, icon = '']) =>
        item(stage, { Title: text(stage), Text: text(words), Icon: text(icon) }),
      ),
    ),
  },
});

/** `FileDownloadList`: each file with its name for the reader. */
export const downloads = (
  title: string,
  words: string,
  ...entries: readonly (readonly [title: string, name: FileName])[]
): Block => ({
  component: 'FileDownloadList',
  fields: {
    Title: text(title),
    Text: text(words),
    Files: items(...entries.map(([label, name]) => item(label, { Title: text(label), File: storedFile(name) }))),
  },
});

/** The value of a file of the media edge, its size as it is. */
function storedFile(name: FileName): ReturnType<typeof file> {
  const stored = mediaFile(name);
  if (!stored) throw new Error(`The media edge has no file ${name}`);
  const bare = name.slice(0, name.lastIndexOf('.'));
  return file({
    src: `/-/media/files/${name}`,
    name: bare,
    displayName: bare,
    title: stored.title,
    extension: stored.extension,
    mimeType: stored.type.split(';', 1)[0] ?? '',
    size: String(stored.bytes.length),
  });
}

type CountdownWords = {
  readonly title: string;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly end: string;
  readonly ended: string;
  readonly to?: Way;
};

/** `CountdownTimer`: until something ends. */
export const countdown = (words: CountdownWords): Block => ({
  component: 'CountdownTimer',
  fields: {
    Title: text(words.title),
    Text: text(words.text),
    EndDate: text(words.end),
    EndedText: text(words.ended),
    Link: toLink(words.to),
  },
});

export type SlideWords = {
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly to?: Way;
};

/** `Carousel`: slides of its own, turning every so many seconds. */
export const carousel = (title: string, slides: readonly SlideWords[], seconds = ''): Block => ({
  component: 'Carousel',
  params: { Interval: seconds },
  fields: {
    Title: text(title),
    Slides: items(
      ...slides.map((slide) =>
        item(slide.title, {
          Title: text(slide.title),
          Text: text(slide.text),
          Image: slide.picture ?? image(),
          Link: toLink(slide.to),
        }),
      ),
    ),
  },
});

/** `ImageGallery`: pictures that open large, each with its caption. */
export const gallery = (
  title: string,
  columns: '2' | '3' | '4',
  ...pictures: readonly (readonly [picture: Picture, caption?: string])[]
): Block => ({
  component: 'ImageGallery',
  params: { Columns: columns },
  fields: {
    Title: text(title),
    Images: items(
      ...pictures.map(([picture, caption = ''], index) =>
        item(`${title} ${index + 1}`, { Image: picture, Caption: text(caption) }),
      ),
    ),
  },
});

export type DisclaimerWords = {
  readonly title: string;
  readonly html: string;
  readonly approve: string;
  readonly decline: Way;
};

/** `DisclaimerModal`: to be approved of before the page is read. */
export const disclaimer = (words: DisclaimerWords): Block => ({
  component: 'DisclaimerModal',
  fields: {
    Title: text(words.title),
    Text: rich(words.html),
    ApproveText: text(words.approve),
    DeclineLink: toLink(words.decline),
  },
});

/** `Spacer`: air. */
export const spacer = (size: 'Small' | 'Medium' | 'Large'): Block => ({ component: 'Spacer', params: { Size: size } });
