/** Queries about stories (F033). Variables only, as all of ours: names of fields are variables too. */

/** Names of a story's fields as the platform has them, `premble` included; sent as variables. */
export const STORY_FIELDS = {
  date: 'date',
  title: 'Title',
  premble: 'premble',
  author: 'author',
  image: 'image',
  tags: 'tags',
} as const;

/** Newest first. */
export const NEWEST_FIRST = { name: STORY_FIELDS.date, direction: 'DESC' } as const;

export const STORIES_QUERY = `query Stories(
  $where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput, $first: Int, $after: String,
  $date: String!, $title: String!, $premble: String!, $author: String!, $image: String!, $tags: String!
) {
  search(where: $where, orderBy: $orderBy, first: $first, after: $after) {
    total pageInfo { endCursor hasNext }
    results { id name displayName template { id } url { path }
      date: field(name: $date) { ... on DateField { dateValue formattedDateValue } }
      title: field(name: $title) { value }
      premble: field(name: $premble) { value }
      author: field(name: $author) { value }
      image: field(name: $image) { ... on ImageField { src alt width height } }
      tags: field(name: $tags) { value }
    }
  }
}`;

/** The stories of an index in their order, for the one before and the one after. */
export const STORY_ORDER_QUERY = `query StoryOrder(
  $where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput, $first: Int, $after: String, $title: String!
) {
  search(where: $where, orderBy: $orderBy, first: $first, after: $after) {
    pageInfo { endCursor hasNext }
    results { id name displayName url { path } title: field(name: $title) { value } }
  }
}`;

/** Names of an index's fields, and of its tags'. */
export const INDEX_FIELDS = {
  title: 'Title',
  description: 'MetaDescription',
  date: 'date',
  showDates: 'showDates',
  readMore: 'ReadMoreLabel',
  tags: 'tags',
  key: 'key',
  label: 'value',
} as const;

const indexVariables = Object.keys(INDEX_FIELDS)
  .map((name) => `$${name}: String!`)
  .join(', ');

const indexMembers = `id name displayName url { path }
  title: field(name: $title) { value }
  description: field(name: $description) { value }
  date: field(name: $date) { ... on DateField { dateValue } }
  showDates: field(name: $showDates) { value jsonValue }
  readMore: field(name: $readMore) { value }
  tags: field(name: $tags) { ... on MultilistField { targetItems {
    id displayName key: field(name: $key) { value } label: field(name: $label) { value }
  } } }`;

/** Query for the stories index at a path of a site, with its list of tags. */
export const INDEX_BY_PATH_QUERY = `query StoriesIndexByPath(
  $site: String!, $path: String!, $language: String!, ${indexVariables}
) { layout(site: $site, routePath: $path, language: $language) { item { ${indexMembers} } } }`;

/** Query for the stories index with an id. */
export const INDEX_BY_ID_QUERY = `query StoriesIndexById($id: String!, $language: String!, ${indexVariables}) {
  item(path: $id, language: $language) { ${indexMembers} }
}`;
