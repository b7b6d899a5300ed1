/** The platform's fixed types. `templateTypes.ts` adds the types of templates. */
export const PLATFORM_SDL = /* GraphQL */ `
scalar JSON
"""A 64-bit number: milliseconds since 1970 for dates."""
scalar Long

type Query {
  "An item by tree path or by GUID in any form."
  item(path: String, language: String!, version: String): Item
  "A page of a site by its address. An unknown address has no item."
  layout(site: String!, routePath: String!, language: String): LayoutData
  search(where: ItemSearchPredicateInput!, first: Int, after: String, orderBy: ItemSearchOrderByInput): ItemSearchResults
  site: SiteData
}

type LayoutData { item: Item }

enum ItemSearchOperator { EQ NEQ CONTAINS NCONTAINS LT LTE GT GTE }
enum OrderByDirection { ASC DESC }
input ItemSearchPredicateInput {
  "_name, _path, _parent, _templates, _hasLayout, _language or the name of a field."
  name: String
  value: String
  operator: ItemSearchOperator = EQ
  AND: [ItemSearchPredicateInput]
  OR: [ItemSearchPredicateInput]
}
input ItemSearchOrderByInput { name: String!, direction: OrderByDirection = ASC }
type ItemSearchResults { total: Int!, results: [Item]!, pageInfo: PageInfo! }
type PageInfo { endCursor: String!, hasNext: Boolean! }

type SiteData {
  siteInfo(site: String!): SiteInfo
  siteInfoCollection: [SiteInfo]
  allSiteInfo(pageSize: Int, pageNumber: Int): SiteInfoResults
}
type SiteInfoResults { results: [SiteInfo]!, total: Int! }
type SiteInfo {
  name: String!
  rootPath: String!
  hostname: String!
  language: String!
  robots: String
  llmsTxt: String
  sitemap: [String]
  redirects: [Redirect]
  errorHandling(language: String): ErrorHandling
  routes(language: String!, includedPaths: [String], excludedPaths: [String], first: Int, after: String): RoutesResult
  dictionary(language: String!, first: Int, after: String): DictionaryResult
  attributes: [SiteAttribute]
}
type SiteAttribute { key: String!, value: String }
enum RedirectType { REDIRECT_301 REDIRECT_302 SERVER_TRANSFER }
type Redirect {
  pattern: String!
  target: String!
  redirectType: RedirectType!
  isQueryStringPreserved: Boolean!
  isLanguagePreserved: Boolean!
  locale: String
}
type ErrorHandling { notFoundPage: Item, notFoundPagePath: String, serverErrorPage: Item, serverErrorPagePath: String }
type RoutesResult { total: Int!, pageInfo: PageInfo!, results: [Route]! }
type Route { routePath: String!, route: Item }
type DictionaryResult { total: Int!, pageInfo: PageInfo!, results: [DictionaryEntryResult]! }
type DictionaryEntryResult { key: String!, value: String! }

type ItemLanguage { name: String!, englishName: String!, nativeName: String!, displayName: String! }
type ItemUrl { path: String!, url: String!, hostName: String!, scheme: String!, siteName: String! }
type ItemPersonalization { variantIds: [String]! }
type ItemTemplate {
  id(format: String = "N"): ID!
  name: String!
  baseTemplates: [ItemTemplate]!
  ownFields: [ItemTemplateField]!
  fields: [ItemTemplateField]!
}
type ItemTemplateField {
  id(format: String = "N"): ID!
  name: String!
  title: String!
  type: String!
  source: String!
  section: String!
  sectionSortOrder: Int!
  sortOrder: Int!
  shared: Boolean!
  unversioned: Boolean!
}
type NameValue { name: String!, value: String! }
`;

/** Members of every item, repeated in each object type that implements the interface. */
export const ITEM_MEMBERS = `
  id(format: String = "N"): ID!
  name: String!
  displayName: String
  path: String!
  itemUri: String!
  version: Int!
  language: ItemLanguage!
  template: ItemTemplate!
  url: ItemUrl!
  rendered: JSON!
  field(name: String!): ItemField
  fields(ownFields: Boolean): [ItemField]!
  children(hasLayout: Boolean, includeTemplateIDs: [String], first: Int, after: String): ItemSearchResults!
  hasChildren(hasLayout: Boolean, includeTemplateIDs: [String]): Boolean!
  ancestors(hasLayout: Boolean, includeTemplateIDs: [String]): [Item]!
  parent: Item
  languages: [Item]!
  personalization: ItemPersonalization
`;

/** Members of every field. */
export const FIELD_MEMBERS = `
  id(format: String = "N"): ID!
  name: String!
  value: String
  jsonValue: JSON!
  definition: ItemTemplateField
`;

/** Additional members of each field type. */
export const FIELD_TYPES: Readonly<Record<string, string>> = {
  Text: '',
  RichText: '',
  Link: 'anchor: String, queryString: String, className: String, text: String, target: String, linkType: String, url: String, targetItem: Item',
  Image:
    'src(maxWidth: Int, maxHeight: Int): String, alt: String, width: Int, height: Int, title: String, description: String, keywords: String, extension: String, mimeType: String, size: Long',
  File: 'url: String, src: String, title: String, description: String, keywords: String, extension: String, mimeType: String, size: Long',
  Date: 'dateValue: Long, formattedDateValue(format: String, offset: Int): String',
  Checkbox: 'boolValue: Boolean',
  Number: 'numberValue: Float',
  Integer: 'intValue: Int',
  Lookup: 'targetId(format: String = "N"): ID, targetItem: Item',
  Multilist: 'count: Int, targetIds: [ID]!, targetItems: [Item]!',
  NameValueList: 'values: [NameValue]!',
};
