/** Blocks of information, in the authors' words: one function per component. */

import { type Block, image, item, items, link, rich, text } from '../../authoring.ts';
import type { Picture, Way } from './blocks.ts';

const toLink = (way: Way | undefined) => (way ? link(way[0], way[1]) : link());

export type TextWithMediaWords = {
  readonly title?: string;
  readonly html?: string;
  readonly picture?: Picture;
  readonly caption?: string;
  readonly to?: Way;
  readonly placement?: 'Left' | 'Right' | 'Above';
  readonly large?: boolean;
};

/** `TextWithMedia`: running text with a picture and its caption. */
export const textWithMedia = (words: TextWithMediaWords): Block => ({
  component: 'TextWithMedia',
  params: { Placement: words.placement ?? 'Left', Size: words.large ? 'Large' : 'Small' },
  fields: {
    Title: text(words.title ?? ''),
    Text: rich(words.html ?? ''),
    Image: words.picture ?? image(),
    Caption: text(words.caption ?? ''),
    Link: toLink(words.to),
  },
});

export type QuoteWords = {
  readonly text: string;
  readonly name?: string;
  readonly role?: string;
  readonly picture?: Picture;
  readonly large?: boolean;
};

/** `Quote`: what somebody says; the marks come from the page's language. */
export const quote = (words: QuoteWords): Block => ({
  component: 'Quote',
  params: { Variant: words.large ? 'Large' : '' },
  fields: {
    Text: text(words.text),
    Name: text(words.name ?? ''),
    Role: text(words.role ?? ''),
    Image: words.picture ?? image(),
  },
});

export type FigureWords = readonly [value: string, unit: string, label: string];

/** `KeyFigures`: numbers and what they mean. */
export const keyFigures = (
  columns: '2' | '3' | '4',
  words: { readonly title?: string; readonly text?: string; readonly figures: readonly FigureWords[] },
): Block => ({
  component: 'KeyFigures',
  params: { Columns: columns },
  fields: {
    Title: text(words.title ?? ''),
    Text: text(words.text ?? ''),
    Figures: items(
      ...words.figures.map(([value, unit, label]) =>
        item(label || value || 'Empty', { Value: text(value), Unit: text(unit), Label: text(label) }),
      ),
    ),
  },
});

/** `LinkList`: plain ways on. */
export const linkList = (
  columns: '1' | '2' | '3',
  words: { readonly title?: string; readonly text?: string; readonly links: readonly Way[] },
): Block => ({
  component: 'LinkList',
  params: { Columns: columns },
  fields: {
    Title: text(words.title ?? ''),
    Text: text(words.text ?? ''),
    Links: items(...words.links.map((way) => item(way[1] || 'Empty', { Link: toLink(way) }))),
  },
});

export type ContactWords = {
  readonly title?: string;
  readonly name?: string;
  readonly role?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly picture?: Picture;
  readonly to?: Way;
  readonly html?: string;
};

/** `ContactCard`: a person or a department. */
export const contactCard = (words: ContactWords): Block => ({
  component: 'ContactCard',
  fields: {
    Title: text(words.title ?? ''),
    Name: text(words.name ?? ''),
    Role: text(words.role ?? ''),
    Phone: text(words.phone ?? ''),
    Email: text(words.email ?? ''),
    Image: words.picture ?? image(),
    Link: toLink(words.to),
    Text: rich(words.html ?? ''),
  },
});

/** `OpeningHours`: day by day. */
export const openingHours = (words: {
  readonly title?: string;
  readonly days: readonly (readonly [day: string, hours: string])[];
  readonly note?: string;
}): Block => ({
  component: 'OpeningHours',
  fields: {
    Title: text(words.title ?? ''),
    Days: items(...words.days.map(([day, hours]) => item(day || 'Empty', { Day: text(day), Hours: text(hours) }))),
    Note: rich(words.note ?? ''),
  },
});

/** `MapLink`: the way to an address, or to where `to` leads. */
export const mapLink = (title: string, address: string, to?: Way): Block => ({
  component: 'MapLink',
  fields: { Title: text(title), Address: text(address), Link: toLink(to) },
});

/** `SocialSharing`: the page itself is what is shared. */
export const socialSharing = (title = ''): Block => ({ component: 'SocialSharing', fields: { Title: text(title) } });

/** `IconLoader`: a drawing by its name. */
export const icon = (name: string, words: string, size: '' | 'Small' | 'Medium' | 'Large' = ''): Block => ({
  component: 'IconLoader',
  params: { Size: size },
  fields: { Icon: text(name), Text: text(words) },
});
