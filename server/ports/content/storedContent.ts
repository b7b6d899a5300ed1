import { array, boolean, lazy, mixed, number, object, type Schema, string } from 'yup';
import { isRecord } from '../../../lib/record.ts';
import {
  isLayoutData,
  redirectSchema,
  type SiteRoute,
  siteInfoSchema,
} from '../../../src/contracts/content/content.ts';
import { answerSchema } from '../../../src/contracts/content/embeddedForms.ts';

/** Schemas of prepared content, as the second level of the caches has it. It may be of another version, or anything else. */

const text = string().defined();
const textOrNull = string().nullable().defined();
/** What readers check themselves. */
const unchecked = mixed().nullable();

const language = object({ code: text, nativeName: text, displayName: text, englishName: text, path: textOrNull });
export const contentPage = object({ layout: mixed(isLayoutData).required(), languages: array(language).required() })
  .nullable()
  .default(undefined);

export const dictionary = mixed(
  (value: unknown): value is Record<string, string> =>
    isRecord(value) && Object.values(value).every((phrase) => typeof phrase === 'string'),
).required();

export const siteInfo = siteInfoSchema;

export const redirects = array(redirectSchema).required();

export const routes = array(
  object({
    path: text,
    title: textOrNull,
    changed: textOrNull,
    id: textOrNull,
    noindex: boolean().required(),
    image: textOrNull,
  } satisfies Record<keyof SiteRoute, Schema>),
).required();

export const errorPages = object({ notFound: mixed(isLayoutData).nullable().defined() });

const navigationItem: Schema = object({
  name: text,
  path: text,
  navTitle: text,
  shouldBeNavigableInMenuWhenItHasChildren: boolean().required(),
  externalLink: object({ href: text, linktype: text }).nullable().default(undefined).defined(),
  image: unchecked,
  children: array(lazy(() => navigationItem)).required(),
});
export const navigation = array(navigationItem).nullable().defined();

export const makes = array(object({ name: text, title: text, code: text, logo: unchecked }))
  .nullable()
  .defined();

export const variants = object({ id: text, variantIds: array(text).required() })
  .nullable()
  .default(undefined);

const image = object({
  src: text,
  alt: text,
  width: number().nullable().defined(),
  height: number().nullable().defined(),
})
  .nullable()
  .default(undefined)
  .defined();
const story = object({
  id: text,
  templateId: text,
  name: text,
  displayName: text,
  path: text,
  title: text,
  preamble: text,
  date: textOrNull,
  formattedDate: text,
  author: text,
  image,
  tags: array(text).required(),
});
export const storyPage = object({
  total: number().required(),
  stories: array(story).required(),
  endCursor: text,
  hasNext: boolean().required(),
});
export const storiesIndex = object({
  id: text,
  path: text,
  name: text,
  description: text,
  date: textOrNull,
  showDates: boolean().required(),
  readMoreLabel: text,
  tags: array(object({ id: text, key: text, value: text })).required(),
})
  .nullable()
  .default(undefined);
export const storyOrder = array(object({ id: text, path: text, title: text })).required();

export const sitemapFiles = object({
  entries: array(
    object({ loc: text, lastmod: textOrNull, changefreq: textOrNull, priority: number().nullable().defined() }),
  ).required(),
  refused: array(text).required(),
});

export const embeddedForm = object({
  id: text,
  answers: mixed(
    (value: unknown): value is Record<string, object> =>
      isRecord(value) && Object.values(value).every((answer) => answerSchema.isValidSync(answer, { strict: true })),
  ).required(),
})
  .nullable()
  .default(undefined);
