import { type ISchema, object, type Schema, string } from 'yup';
import {
  brandSchema,
  brandsPageSchema,
  dictionaryPageSchema,
  errorPagesSchema,
  graphqlResponseSchema,
  layoutResponseSchema,
  navigationNodeSchema,
  navigationResponseSchema,
  phraseSchema,
  redirectSchema,
  redirectsSchema,
  routeSchema,
  routesPageSchema,
  siteInfoSchema,
  siteRootSchema,
  variantsResponseSchema,
} from '../../../src/contracts/content/content.ts';
import {
  storiesIndexResponseSchema,
  storiesResponseSchema,
  storyOrderResponseSchema,
  storyOrderSchema,
  storySchema,
} from '../../../src/contracts/stories/storyResponses.ts';
import { type Contract, UNAUTHORIZED } from '../contract.ts';

/** The response to a query. */
const data = (schema: Schema): ISchema<unknown> => object({ data: schema.required() });
/** The same to a query below `site { siteInfo }`. */
const ofSite = (schema: Schema): ISchema<unknown> =>
  data(object({ site: object({ siteInfo: schema.required() }).required() }));

export const contentContract: Contract = {
  upstream: 'content',
  description:
    'The content platform: GraphQL over POST at its endpoint. `docs/contracts/content.graphql` has the queries of the product, and the ' +
    'response to each is the message of its name. A response with `errors` counts as a failure, also with data. Results in lists are ' +
    '`Phrase`, `Route`, `Redirect`, `NavigationNode`, `Brand`, `Story` and `StoryOrderEntry`; an invalid one is left out.',
  messages: {
    GraphqlRequest: object({
      operationName: string().required(),
      query: string().required(),
      variables: object().required(),
    }),
    GraphqlResponse: graphqlResponseSchema,
    Layout: data(layoutResponseSchema),
    Dictionary: ofSite(dictionaryPageSchema),
    Phrase: phraseSchema,
    Navigation: data(navigationResponseSchema),
    NavigationNode: navigationNodeSchema,
    Routes: ofSite(routesPageSchema),
    Route: routeSchema,
    SiteInfo: ofSite(siteInfoSchema),
    Redirects: ofSite(redirectsSchema),
    Redirect: redirectSchema,
    ErrorPages: ofSite(errorPagesSchema),
    SiteRoot: data(siteRootSchema),
    Brands: data(brandsPageSchema),
    Brand: brandSchema,
    Variants: data(variantsResponseSchema),
    StoriesIndexByPath: data(storiesIndexResponseSchema),
    StoriesIndexById: data(storiesIndexResponseSchema),
    Stories: data(storiesResponseSchema),
    Story: storySchema,
    StoryOrder: data(storyOrderResponseSchema),
    StoryOrderEntry: storyOrderSchema,
  },
  notes: {
    schemas: {
      'data.layout.item.rendered': {
        description: 'Layout of a page with its components: `src/contracts/content/layout.ts`.',
        type: 'object',
        properties: {
          sitecore: { type: 'object', properties: { route: { type: ['object', 'null'] } }, required: ['route'] },
        },
        required: ['sitecore'],
      },
    },
  },
  operations: [
    {
      id: 'query',
      method: 'post',
      path: '/',
      summary: 'Runs a query. The path is that of the endpoint itself.',
      request: 'GraphqlRequest',
      responses: {
        200: { description: 'The message with the name of the query, or errors.', message: 'GraphqlResponse' },
        400: { description: 'The body has no query.' },
        ...UNAUTHORIZED,
      },
    },
  ],
};
