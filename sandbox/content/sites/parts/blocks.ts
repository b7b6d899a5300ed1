/** The blocks pages are made of, in the authors' words: one function per component of the sites. */

import { PAINTS, type PaintId } from '../../../media/paints.ts';
import {
  carPictureUrl,
  type PictureBody,
  type SceneName,
  STILL_SIZE,
  type StillView,
  scenePictureUrl,
  sceneSize,
} from '../../../media/pictures.ts';
import { type Block, checkbox, image, item, items, link, rich, text } from '../../authoring.ts';

export type Picture = ReturnType<typeof image>;
/** Where a button or card leads: address and words. */
export type Way = readonly [href: string, words: string];

const NO_WAY: Way = ['', ''];
/** A link field of a way; empty without one. */
export const toLink = (way: Way | undefined) => {
  const [href, words] = way ?? NO_WAY;
  return link(href, words);
};

/** A landscape or building of the studio; `alt` says what is seen, in the page's language. */
export const scene = (name: SceneName, alt: string): Picture => {
  const { width, height } = sceneSize(name);
  return image(scenePictureUrl(name), alt, width, height);
};

/** A car of the studio in one of the mixed paints. */
export const car = (body: PictureBody, paint: PaintId, view: StillView, alt: string): Picture => {
  const hex = PAINTS.find(({ id }) => id === paint)?.hex ?? PAINTS[0].hex;
  return image(carPictureUrl(body, hex, view), alt, STILL_SIZE.width, STILL_SIZE.height);
};

export type HeroWords = {
  readonly title: string;
  readonly html: string;
  readonly picture: Picture;
  readonly to?: Way;
  readonly second?: Way;
  /** The search field: its placeholder and the page it leads to. */
  readonly search?: { readonly placeholder: string; readonly path: string };
  readonly fullScreen?: boolean;
  readonly placement?: 'Top' | 'Bottom' | 'Center';
  readonly textColor?: 'Black' | 'White';
  readonly tag?: 'h1' | 'h2';
};

/** `HeroBanner`: a picture with the page's heading on it. */
export function hero(words: HeroWords): Block {
  const { search } = words;
  return {
    component: 'HeroBanner',
    params: {
      ContentType: 'Image',
      Variant: words.fullScreen ? 'FullScreen' : '',
      ContentPlacement: words.placement ?? 'Bottom',
      TextColor: words.textColor ?? 'White',
      TitleTag: words.tag ?? 'h1',
      ButtonType: 'Primary',
      ShowSearch: search ? '1' : '',
    },
    fields: {
      Title: text(words.title),
      Text: rich(words.html),
      Image: words.picture,
      Video: { value: {} },
      Link: toLink(words.to),
      SecondaryLink: toLink(words.second),
      SearchPlaceholder: text(search?.placeholder ?? ''),
      SearchUrl: link(search?.path ?? ''),
    },
  };
}

export type BlurbWords = {
  readonly title: string;
  readonly html: string;
  readonly picture: Picture;
  readonly to?: Way;
  readonly reverse?: boolean;
  readonly half?: boolean;
  readonly ground?: '1' | '2' | '3';
};

/** `Blurb`: picture and words side by side. */
export function blurb(words: BlurbWords): Block {
  return {
    component: 'Blurb',
    params: {
      Reverse: words.reverse ? '1' : '',
      FiftyFifty: words.half ? '1' : '',
      BackgroundColor: words.ground ?? '1',
    },
    fields: { Title: text(words.title), Text: rich(words.html), Link: toLink(words.to), Image: words.picture },
  };
}

/** `RichText`: running text as trusted HTML. */
export const prose = (html: string): Block => ({ component: 'RichText', fields: { Text: rich(html) } });

type CardWords = {
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly to: Way;
  readonly badge?: string;
};
export type CardsWords = {
  readonly title: string;
  readonly text?: string;
  readonly to?: Way;
  readonly columns?: '3' | '4';
  readonly cards: readonly CardWords[];
};

/** `CardList`: three or four ways on. */
export function cardList(words: CardsWords): Block {
  const cards = words.cards.map((card) =>
    item(card.title, {
      Title: text(card.title),
      Text: text(card.text),
      Image: card.picture ?? image(),
      Link: toLink(card.to),
      Badge: text(card.badge ?? ''),
    }),
  );
  return {
    component: 'CardList',
    params: { Columns: words.columns ?? '3' },
    fields: { Title: text(words.title), Text: text(words.text ?? ''), Link: toLink(words.to), Cards: items(...cards) },
  };
}

/** `CarOfTheWeek`: the cars come from its loader. */
export const carOfTheWeek = (title: string, words: string, to: Way): Block => ({
  component: 'CarOfTheWeek',
  fields: { Title: text(title), Text: text(words), Link: toLink(to) },
});

export const breadcrumb = (): Block => ({ component: 'Breadcrumb' });

/** What the bar above the navigation says (F017). */
type MessageWords = {
  readonly type: 'Warning' | 'Dark' | 'Light' | 'Neutral';
  readonly icon: 'CampaignAlert' | 'WarningAlert' | '';
  readonly title: string;
  readonly html: string;
};

type HeaderWords = {
  /** Logo below `/-/media/logos/`, without `-light.svg`. */
  readonly logo: string;
  readonly alt: string;
  readonly extra?: readonly Way[];
  readonly slim?: boolean;
  readonly dark?: boolean;
  readonly separator?: boolean;
  readonly message?: MessageWords;
};

/** `Header`: the navigation itself comes from the page tree. */
export function header({ logo, alt, extra = [], message, ...looks }: HeaderWords): Block {
  return {
    component: 'Header',
    fields: {
      Logo: image(`/-/media/logos/${logo}.svg`, alt),
      LogoLight: image(`/-/media/logos/${logo}-light.svg`, alt),
      LogoWidth: text('150'),
      LogoHeight: text('55'),
      SlimNav: checkbox(looks.slim ?? false),
      HasDarkTheme: checkbox(looks.dark ?? false),
      ShowSeparator: checkbox(looks.separator ?? true),
      ExtraNavigationItems: items(...extra.map((way) => item(way[1], { Link: toLink(way) }))),
      HasMessage: checkbox(message !== undefined),
      MessageTitle: text(message?.title ?? ''),
      MessageText: rich(message?.html ?? ''),
      MessageType: text(message?.type ?? ''),
      MessageIcon: text(message?.icon ?? ''),
    },
  };
}

type FooterWords = {
  /** Heading of the makes; which they are is said by the items below the site. */
  readonly brands: string;
  readonly columns: readonly {
    readonly title: string;
    readonly text?: string;
    readonly links: readonly Way[];
  }[];
  readonly social: Readonly<Partial<Record<'facebook' | 'instagram' | 'linkedin' | 'youtube', string>>>;
  readonly highlighted: Way;
  readonly info: readonly [first: readonly [heading: string, html: string], second: readonly [string, string]];
  readonly copyright: string;
};

/** `Footer`: columns of links, social links, two blocks of facts, one link that stands out. */
export function footer(words: FooterWords): Block {
  const columns = words.columns.map((column) =>
    item(column.title, {
      Title: text(column.title),
      Description: text(column.text ?? ''),
      ColumnItems: items(...column.links.map((way) => item(way[1], { Link: toLink(way) }))),
    }),
  );
  const social = Object.entries(words.social).map(([name, href]) => item(name, { Url: link(href, name, '_blank') }));
  const [first, second] = words.info.map(([heading, html]) =>
    item(heading, { Heading: text(heading), Text: rich(html) }),
  );
  return {
    component: 'Footer',
    fields: {
      ShowBrands: checkbox(true),
      BrandsHeading: text(words.brands),
      Columns: items(...columns),
      SocialLinks: items(...social),
      HighlightedLink: toLink(words.highlighted),
      InfoField1: first,
      InfoField2: second,
      CopyrightText: text(words.copyright),
    },
  };
}

/** A group's accounts. The names end in `.example`, so that they are nobody's. */
export const accountsOf = (group: string): FooterWords['social'] => ({
  facebook: `https://www.facebook.com/${group}.example`,
  instagram: `https://www.instagram.com/${group}.example`,
  linkedin: `https://www.linkedin.com/company/${group}-example`,
  youtube: `https://www.youtube.com/@${group}.example`,
});
