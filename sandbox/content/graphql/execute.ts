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

/** A GraphQL request as it comes over the wire, checked for its outer shape only. */
export interface GraphqlCall {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const MAX_TOKENS = 20_000;
const MAX_PREPARED = 300;

/** The content platform's GraphQL: a function from a call to a response. Queries seen before are not parsed again. */
export function createGraphql(
  tree: ContentTree,
  foreign = new ForeignLayouts(),
): (call: GraphqlCall, publicUrl: string, editing?: EditingState) => Promise<ExecutionResult> {
  const schema = buildSchema(`${PLATFORM_SDL}\n${templateSdl(tree.templates.all(), tree.templates.page)}`);
  const prepared = new Map<string, Prepared>();
  return async (call, publicUrl, editing = NOT_EDITED) => {
    const ready = prepared.get(call.query) ?? prepare(schema, call.query);
    remember(prepared, call.query, ready);
    if ('errors' in ready) return { errors: ready.errors };
    return execute({
      schema,
      document: ready.document,
      rootValue: rootOf(new ContentRequest(tree, foreign, publicUrl, editing)),
      variableValues: call.variables ?? {},
      ...(call.operationName ? { operationName: call.operationName } : {}),
      fieldResolver: resolveField,
    });
  };
}

/** The least recently used query is forgotten: clients that paste values into queries make a new one for each page. */
function remember(prepared: Map<string, Prepared>, query: string, ready: Prepared): void {
  prepared.delete(query);
  prepared.set(query, ready);
  const [oldest] = prepared.keys();
  if (prepared.size > MAX_PREPARED && oldest !== undefined) prepared.delete(oldest);
}

function prepare(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
    const errors = validate(schema, document);
    const found = errors.length > 0 ? errors : checkLimits(document);
    return found.length > 0 ? { errors: found } : { document };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')] };
  }
}

/** Members that the item interface does not have are fields of the item's template. */
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

/** Every item has one version here; clients name it, or ask for the latest. */
function isCurrent(version: string | null | undefined): boolean {
  return !version || version === '1' || version === 'latest';
}
