/** Banners and cards in the authors' words, beside the blocks of `blocks.ts`. */

import { type FilmName, filmUrl } from '../../../media/films.ts';
import { type Block, image, item, items, link, rich, text } from '../../authoring.ts';
import type { Picture, Way } from './blocks.ts';

type Ground = '1' | '2' | '3';
type Words = {
  readonly title: string;
  readonly text?: string;
  readonly picture?: Picture;
  readonly badge?: string;
  readonly to?: Way;
};

/** A file field, as the platform writes one. */
export const film = (name: FilmName, title: string) => ({
  value: { src: filmUrl(name), title, extension: 'mp4', mimeType: 'video/mp4' },
});

const cardFields = ({ title, text: words = '', picture = image(), badge = '', to = ['', ''] }: Words) => ({
  Title: text(title),
  Text: text(words),
  Image: picture,
  Badge: text(badge),
  Link: link(...to),
});

/** `CarModelCard`: `facts` are up to four pairs of a label and a value. */
export const carModelCard = (words: Words & { readonly facts?: readonly (readonly [string, string])[] }): Block => ({
  component: 'CarModelCard',
  fields: {
    ...cardFields(words),
    Labels: items(
      ...(words.facts ?? []).map(([label, value]) => item(label, { Label: text(label), Value: text(value) })),
    ),
  },
});

/** `ImageCard`: words below the picture, or on it. */
export const imageCard = (words: Words & { readonly overlay?: boolean }): Block => ({
  component: 'ImageCard',
  params: { Variant: words.overlay ? 'Overlay' : '' },
  fields: cardFields(words),
});

/** `HorizontalCard`: `html` is its rich text. */
export const horizontalCard = (
  words: Omit<Words, 'text'> & { readonly html: string; readonly reverse?: boolean; readonly ground?: Ground },
): Block => ({
  component: 'HorizontalCard',
  params: { Reverse: words.reverse ? '1' : '', BackgroundColor: words.ground ?? '1' },
  fields: { ...cardFields(words), Text: rich(words.html) },
});

/** `BannerStrip`: one line across the page. */
export const bannerStrip = (
  words: Pick<Words, 'title' | 'text' | 'to'> & { readonly icon?: string; readonly ground?: Ground },
): Block => ({
  component: 'BannerStrip',
  params: { BackgroundColor: words.ground ?? '1' },
  fields: {
    Title: text(words.title),
    Text: text(words.text ?? ''),
    Link: link(...(words.to ?? ['', ''])),
    Icon: text(words.icon ?? ''),
  },
});

/** `Video`: a file of the media library, or an address at YouTube. */
export const video = (
  words: Pick<Words, 'title' | 'text'> & {
    readonly file?: ReturnType<typeof film>;
    readonly youTube?: string;
    readonly poster?: Picture;
  },
): Block => ({
  component: 'Video',
  fields: {
    Title: text(words.title),
    Text: text(words.text ?? ''),
    Video: words.file ?? { value: {} },
    YouTube: text(words.youTube ?? ''),
    Poster: words.poster ?? image(),
  },
});

/** Cards side by side in the platform's own columns. */
export function inColumns(id: string, ...cards: readonly Block[]): Block {
  return {
    component: 'ColumnSplitter',
    params: { DynamicPlaceholderId: id, EnabledPlaceholders: cards.map((_card, index) => index + 1).join(',') },
    placeholders: Object.fromEntries(cards.map((card, index) => [`column-${index + 1}-${id}`, [card]])),
  };
}
