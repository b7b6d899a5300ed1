import type { FieldContracts } from './componentContent.ts';

/**
 * What editors enter for pages, and for items that pages refer to. The platform's templates are generated from it (`bin/items/`,
 * docs/decisions/0196). Who reads a field: `server/page/head/`, `server/ports/content/`, `src/features/stories/`.
 */

/** A template of pages or items. Every template of pages has `PAGE_FIELDS` too. */
export interface TemplateContent {
  readonly kind: 'page' | 'item';
  readonly help: string;
  readonly fields?: FieldContracts;
  /** Id that the product's setting has by default; without one it is derived from the name. */
  readonly id?: string;
}

/** Fields of every page. `NavigationTitle` comes from a template of the platform. */
export const PAGE_FIELDS: FieldContracts = {
  Title: { type: 'text', help: 'Name of the page in the breadcrumb when it has no navigation title.' },
  MetaTitle: { type: 'text', help: 'Title for search engines; without it the navigation title.' },
  MetaDescription: { type: 'longText', help: 'Description for search engines.' },
  OpenGraphImage: { type: 'image', help: 'Image of link previews and of the menu.' },
  hideInNavigation: { type: 'checkbox', help: 'The page is in no menu.' },
  shouldBeNavigableInMenuWhenItHasChildren: { type: 'checkbox', help: 'The menu links to the page itself too.' },
  externalLink: { type: 'link', help: 'The menu leads there instead of to the page.' },
  NoIndex: { type: 'checkbox', help: 'Search engines do not list the page.' },
  Theme: { type: 'text', help: 'Name of the theme of a make, such as bmw.' },
  TagManagerId: { type: 'text', help: 'Id of a tag manager for this page alone.' },
};

/** Fields that the platform's own templates of pages have. */
export const PLATFORM_PAGE_FIELDS = ['NavigationTitle'] as const;

export const TEMPLATES: Readonly<Record<string, TemplateContent>> = {
  HomePage: { kind: 'page', help: 'The start page of a site.' },
  ContentPage: { kind: 'page', help: 'Any other page.', fields: { Content: { type: 'richText' } } },
  CarListPage: { kind: 'page', help: 'The page with the list of cars.' },
  CarPage: { kind: 'page', help: 'The page of every car: the wildcard below the path of cars.' },
  DealerListPage: { kind: 'page', help: 'The page with all dealers.' },
  DealerPage: { kind: 'page', help: 'The page of every dealer: the wildcard below the page with all dealers.' },
  ErrorPage: { kind: 'page', help: 'The page for missing pages, or for errors.' },
  StoriesIndexPage: {
    kind: 'page',
    help: 'The page with the stories that are below it.',
    fields: {
      text: { type: 'longText', help: 'Below the heading.' },
      layout: { type: 'choice', values: ['Variant 1', 'Variant 2'], help: 'Two columns or one.' },
      highlightLatestStory: { type: 'checkbox' },
      showDates: { type: 'checkbox' },
      ReadMoreLabel: { type: 'text', help: 'Text of the links to stories.' },
      tags: { type: 'references', template: 'StoryTag', help: 'Tags by which visitors can filter.' },
    },
  },
  StoryPage: {
    kind: 'page',
    help: 'A story, below the page with its index.',
    fields: {
      premble: { type: 'longText', help: 'The lead above the text.' },
      image: { type: 'image' },
      date: { type: 'dateTime' },
      author: { type: 'text' },
      tags: { type: 'references', template: 'StoryTag' },
      text: { type: 'richText' },
    },
  },
  StoryTag: {
    kind: 'item',
    help: 'A tag of stories.',
    fields: {
      key: { type: 'text', help: 'As in the URL: a to z, digits and hyphens.' },
      value: { type: 'text', help: 'What visitors read.' },
    },
  },
  Make: {
    kind: 'item',
    help: 'A make whose cars the site sells. The name of the item is that of the make.',
    fields: {
      brandCode: { type: 'text', help: 'The name of the make in the index of cars.' },
      logo: { type: 'image' },
    },
    // The default of CONTENT_BRAND_TEMPLATE.
    id: '7a4c1f0e-92d3-485b-8e61-c0d5b9a2f374',
  },
};
