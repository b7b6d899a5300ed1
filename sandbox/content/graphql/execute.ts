import {
  buildSchema,
  type DocumentNode,
  defaultFieldResolver,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { ForeignLayouts } from '../foreignLayouts.ts';
import { type EditingState, NOT_EDITED } from '../layout/editing.ts';
import type { ContentTree } from '../tree/tree.ts';
import { ItemView } from './itemView.ts';
import { checkLimits } from './limits.ts';
import { ContentRequest } from './request.ts';
import { PLATFORM_SDL } from './sdl.ts';
import { type SearchArgs, search } from './search.ts';
import { siteData } from './siteView.ts';
import { templateSdl } from './templateTypes.ts';

/** A GraphQL request; only its outer shape has been checked. */
export interface GraphqlCall {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const MAX_TOKENS = 20_000;
const MAX_PREPARED = 300;

/** Creates the content platform's GraphQL as a function from a call to a response. Parsed queries are cached. */
export function createGraphql(
  tree: ContentTree,
  foreign = new ForeignLayouts(),
): (call: GraphqlCall, publicUrl: string, editing?: EditingState) => Promise<ExecutionResult> {
  const schema = buildSchema(`${PLATFORM_SDL}\n${templateSdl(tree.templates.all(), tree.templates.page)}`);
  const prepared = new Map<string, Prepared>();
  return async (call, publicUrl, editing = NOT_EDITED) => {
    const query = prepared.get(call.query) ?? prepare(schema, call.query);
    cacheQuery(prepared, call.query, query);
    if ('errors' in query) return { errors: query.errors };
    return execute({
      schema,
      document: query.document,
      rootValue: rootOf(new ContentRequest(tree, foreign, publicUrl, editing)),
      variableValues: call.variables ?? {},
      ...(call.operationName ? { operationName: call.operationName } : {}),
      fieldResolver: resolveField,
    });
  };
}

/** Caches a query and drops the least recently used one: clients that insert values into queries create many. */
function cacheQuery(prepared: Map<string, Prepared>, text: string, query: Prepared): void {
  prepared.delete(text);
  prepared.set(text, query);
  const [oldest] = prepared.keys();
  if (prepared.size > MAX_PREPARED && oldest !== undefined) prepared.delete(oldest);
}

function prepare(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
    const errors = validate(schema, document);
    const allErrors = errors.length > 0 ? errors : checkLimits(document);
    return allErrors.length > 0 ? { errors: allErrors } : { document };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')] };
  }
}

/** Resolves members that the item interface does not have as fields of the item's template. */
const resolveField: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  if (source instanceof ItemView && !(info.fieldName in source)) return source.templateField(info.fieldName);
  return defaultFieldResolver(source, args, context, info);
};

function rootOf(request: ContentRequest): object {
  const { tree, foreign } = request;
  return {
    item: (args: { path?: string | null; language: string; version?: string | null }) => {
      const rendered = foreign.ofItem(args.path ?? '');
      if (rendered !== undefined) return { __typename: 'UnknownItem', rendered, languages: [] };
      const item = tree.find(args.path ?? '');
      if (!item?.versions.has(args.language) || !isCurrent(args.version)) return null;
      return new ItemView(item, args.language, request);
    },
    layout: (args: { site: string; routePath: string; language?: string | null }) => {
      const rendered = foreign.find(args.site, args.routePath);
      if (rendered !== undefined) return { item: { __typename: 'UnknownItem', rendered, languages: [] } };
      const language = args.language || tree.sites.get(args.site)?.languages[0] || '';
      const item = tree.page(args.site, args.routePath);
      return { item: item?.versions.has(language) ? new ItemView(item, language, request) : null };
    },
    search: (args: SearchArgs) => search(args, request),
    site: () => siteData(request),
  };
}

/** Whether a version is the only one that every item has here. */
function isCurrent(version: string | null | undefined): boolean {
  return !version || version === '1' || version === 'latest';
}
