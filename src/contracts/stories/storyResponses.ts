import { array, boolean, type InferType, mixed, number, object, string } from 'yup';

/** Schemas of the platform's responses about stories. Fields may be null: not every template has them. */

const text = object({ value: string().nullable().optional() }).nullable().optional();
const checkbox = object({ value: string().nullable().optional(), jsonValue: mixed().nullable().optional() })
  .nullable()
  .optional();
/** Milliseconds since 1970. */
const date = object({ dateValue: number().nullable().optional(), formattedDateValue: string().nullable().optional() })
  .nullable()
  .optional();
const url = object({ path: string().required() }).required();
const named = { id: string().required(), name: string().required(), displayName: string().nullable().optional(), url };

const image = object({
  src: string().nullable().optional(),
  alt: string().nullable().optional(),
  width: number().nullable().optional(),
  height: number().nullable().optional(),
})
  .nullable()
  .optional();

export const storySchema = object({
  ...named,
  template: object({ id: string().required() }).required(),
  date,
  title: text,
  premble: text,
  author: text,
  image,
  tags: text,
});
export type StoryNode = InferType<typeof storySchema>;

/** Each entry is checked separately (`fitting`). Invalid entries are left out. */
const entries = array(mixed().nullable());
const pageInfo = object({ endCursor: string().nullable().optional(), hasNext: boolean().required() }).required();

export const storiesResponseSchema = object({
  search: object({ total: number().required(), pageInfo, results: entries.required() }).required(),
});

export const storyOrderResponseSchema = object({
  search: object({ pageInfo, results: entries.required() }).required(),
});
export const storyOrderSchema = object({ ...named, title: text });
export type StoryOrderNode = InferType<typeof storyOrderSchema>;

const tag = object({ id: string().required(), displayName: string().nullable().optional(), key: text, label: text });

const index = object({
  ...named,
  title: text,
  description: text,
  date,
  showDates: checkbox,
  readMore: text,
  tags: object({ targetItems: array(tag.nullable()).nullable().optional() })
    .nullable()
    .optional(),
});
export type StoriesIndexNode = InferType<typeof index>;

/** A query by path returns `layout`, a query by id returns `item`. */
export const storiesIndexResponseSchema = object({
  layout: object({ item: index.nullable().optional() }).nullable().optional(),
  item: index.nullable().optional(),
});
