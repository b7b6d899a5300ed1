/** The kinds of pages the sites have: layouts are made here once, every word is passed in. */

import { type Block, checkbox, image, link, type PageContent, text } from '../../authoring.ts';
import {
  type BlurbWords,
  blurb,
  breadcrumb,
  type CardsWords,
  cardList,
  carOfTheWeek,
  type HeroWords,
  hero,
  type Picture,
  prose,
  type Way,
} from './blocks.ts';
import { storiesTeaser, type TeaserWords } from './stories/blocks.ts';

/** What every page says about itself. Names, titles and description are never left out. */
type PageWords = {
  /** The same in every language of the site. */
  readonly key: string;
  readonly path: string;
  /** Short name in menus and breadcrumbs. */
  readonly nav: string;
  /** The heading; a word too long for a phone's line has soft hyphens (`\u00ad`) where it may be broken. */
  readonly title: string;
  /** For the browser's tab and search engines; the title when absent. */
  readonly metaTitle?: string;
  /** 60 to 160 characters. */
  readonly description: string;
  /** Out of the menus; the page itself stays reachable. */
  readonly hidden?: boolean;
  /** Kept out of search engines: a page that only makes sense after another one. */
  readonly noindex?: boolean;
  /** Where the menu leads instead. */
  readonly external?: string;
  /** In the menu a heading alone, above the pages below it. */
  readonly heading?: boolean;
  readonly share?: Picture;
  /** A brand theme of the site for this page alone. */
  readonly theme?: string;
  readonly updated?: string;
};

const SOFT_HYPHEN = '\u00ad';

/** A page of a template with its own names and description. */
export function page(words: PageWords, template: string, main: Block[]): PageContent {
  return {
    key: words.key,
    path: words.path,
    template,
    fields: {
      NavigationTitle: text(words.nav),
      Title: text(words.title),
      MetaTitle: text(words.metaTitle ?? words.title.replaceAll(SOFT_HYPHEN, '')),
      MetaDescription: text(words.description),
      OpenGraphImage: words.share ?? image(),
      hideInNavigation: text(words.hidden ? '1' : ''),
      shouldBeNavigableInMenuWhenItHasChildren: checkbox(!words.heading),
      externalLink: link(words.external),
      Theme: text(words.theme ?? ''),
      ...(words.noindex ? { NoIndex: checkbox(true) } : {}),
    },
    main,
    ...(words.updated ? { updated: words.updated } : {}),
  };
}

type HomeWords = Omit<PageWords, 'key' | 'path'> & {
  readonly hero: Omit<HeroWords, 'title' | 'fullScreen'>;
  /** For visitors of a variant: another picture and words at the top, and no cars of the week. */
  readonly variants?: Readonly<Record<string, Omit<HeroWords, 'fullScreen'>>>;
  readonly ways: CardsWords;
  readonly week: readonly [title: string, text: string, to: Way];
  readonly blurbs: readonly [BlurbWords, BlurbWords];
  readonly html: string;
  readonly popular: CardsWords;
  readonly news: TeaserWords;
};

/** The start page: full-screen picture with search, ways in, cars of the week, two blurbs, who we are, popular ways, news. */
export function homePage(words: HomeWords): PageContent {
  const [first, second] = words.blurbs;
  const variants = Object.entries(words.variants ?? {});
  const heroes = Object.fromEntries(variants.map(([id, own]) => [id, hero({ ...own, fullScreen: true })]));
  const hidden = Object.fromEntries(variants.map(([id]) => [id, null]));
  return page({ share: words.hero.picture, ...words, key: 'home', path: '/' }, 'HomePage', [
    { ...hero({ ...words.hero, title: words.title, fullScreen: true }), experiences: heroes },
    cardList(words.ways),
    { ...carOfTheWeek(...words.week), experiences: hidden },
    blurb({ half: true, ...first }),
    blurb({ half: true, reverse: true, ground: '2', ...second }),
    prose(words.html),
    cardList(words.popular),
    storiesTeaser(words.news),
  ]);
}

type ListWords = Omit<PageWords, 'key'> & {
  readonly text: string;
  /** What stands below the list. */
  readonly blocks?: readonly Block[];
};

/** The car list. */
export const carListPage = (words: ListWords): PageContent =>
  page({ ...words, key: 'car-list' }, 'CarListPage', [
    breadcrumb(),
    { component: 'CarList', fields: { Title: text(words.title), Text: text(words.text) } },
  ]);

type WildcardWords = Omit<PageWords, 'key' | 'hidden'>;

/** Any car below the detail prefix `path`; the car itself comes from the search engine. */
export const carPage = (words: WildcardWords & { readonly similar: string }): PageContent =>
  page({ ...words, key: 'car', path: `${words.path}/,-w-,`, hidden: true }, 'CarPage', [
    { component: 'CarDetail' },
    { component: 'SimilarCars', fields: { Title: text(words.similar) } },
  ]);

/** The list of the group's own sites. */
export const dealersPage = (words: ListWords): PageContent =>
  page({ ...words, key: 'dealers' }, 'DealerListPage', [
    breadcrumb(),
    { component: 'DealerList', fields: { Title: text(words.title), Text: text(words.text) } },
    ...(words.blocks ?? []),
  ]);

/** Any dealer below `path`; `blocks` stand between where it is and its cars. */
export const dealerPage = ({
  blocks = [],
  ...words
}: WildcardWords & { readonly blocks?: readonly Block[] }): PageContent =>
  page({ ...words, key: 'dealer', path: `${words.path}/,-w-,`, hidden: true }, 'DealerPage', [
    { component: 'DealerDetail', placeholders: { 'dealer-detail': [...blocks] } },
  ]);

export type ArticleWords = PageWords & {
  readonly picture: Picture;
  /** The sentence or two below the heading, as plain text. */
  readonly lead: string;
  readonly to?: Way;
  readonly second?: Way;
  readonly html?: string;
  readonly blurbs?: readonly BlurbWords[];
  /** Whatever else the page has, before its ways on. */
  readonly blocks?: readonly Block[];
  readonly cards?: CardsWords;
};

/** A page led by a picture: heading and lead on it, then stories, running text and ways on. */
export function article(words: ArticleWords): PageContent {
  const { to, second } = words;
  const stories = (words.blurbs ?? []).map((story, index) => blurb({ reverse: index % 2 === 1, ...story }));
  return page({ share: words.picture, ...words }, 'ContentPage', [
    breadcrumb(),
    hero({
      title: words.title,
      html: `<p>${words.lead}</p>`,
      picture: words.picture,
      ...(to ? { to } : {}),
      ...(second ? { second } : {}),
    }),
    ...(words.html ? [prose(words.html)] : []),
    ...stories,
    ...(words.blocks ?? []),
    ...(words.cards ? [cardList(words.cards)] : []),
  ]);
}

/** A page of words alone, for terms and policies. */
export const textPage = (words: PageWords & { readonly html: string }): PageContent =>
  page(words, 'ContentPage', [breadcrumb(), prose(`<h1>${words.title}</h1>${words.html}`)]);

/** A page of whatever blocks, for looking at them. */
export const livingPage = ({ blocks, ...words }: PageWords & { readonly blocks: Block[] }): PageContent =>
  page(words, 'ContentPage', [breadcrumb(), ...blocks]);

type LostWords = Omit<PageWords, 'key' | 'hidden'> & { readonly html: string; readonly cards: CardsWords };

/** What a visitor sees when the address leads nowhere, in the site's own frame. */
export const notFoundPage = (words: LostWords): PageContent => lost('not-found', words);

/** What a visitor sees when something of ours broke. */
export const serverErrorPage = (words: LostWords): PageContent => lost('server-error', words);

const lost = (key: string, words: LostWords): PageContent =>
  page({ ...words, key, hidden: true }, 'ErrorPage', [
    prose(`<h1>${words.title}</h1>${words.html}`),
    cardList(words.cards),
  ]);
