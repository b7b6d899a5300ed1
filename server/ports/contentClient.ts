import type { InferType, Schema } from 'yup';
import { siteResponseSchema } from '../../src/contracts/content.ts';
import { checked, graphqlData } from './checked.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';

/** Filters of searches are objects. */
type Variables = Readonly<Record<string, unknown>>;

export interface GraphqlCall {
  /** Name of the query, for logs and for the platform. */
  operation: string;
  query: string;
  variables: Variables;
  signal: AbortSignal;
}

/** GraphQL to the content platform. A response that names errors or that its schema refuses counts against the platform. */
export interface ContentClient {
  /** The data of the response, checked. @throws UpstreamError, also when the response names errors */
  ask: <S extends Schema>(call: GraphqlCall, schema: S) => Promise<InferType<S>>;
  /** What stands below `site { siteInfo }`, checked. @throws UpstreamError when the platform does not know the site */
  askSite: <T>(call: GraphqlCall, schema: Schema<T>) => Promise<T>;
  /** All pages of a list below `siteInfo`. */
  askAll: <T, R>(call: GraphqlCall, schema: Schema<T>, pick: (page: T) => Page<R>) => Promise<R[]>;
}

interface Where {
  upstream: string;
  operation: string;
}

interface Page<R> {
  results: R[];
  pageInfo: { endCursor?: string | null | undefined; hasNext: boolean };
}

const PAGE_SIZE = 500;
/** More pages than any site has: a cursor that runs in circles must end. */
const MAX_PAGES = 200;

export function createContentClient(upstream: Upstream): ContentClient {
  async function query<T>(asked: GraphqlCall, read: (data: unknown, where: Where) => T): Promise<T> {
    const { operation, query, variables, signal } = asked;
    const where = { upstream: upstream.name, operation };
    const json = { operationName: operation, query, variables };
    const call = { operation, json, idempotent: true, signal };
    return upstream.json(call, (body) => read(graphqlData(body, where), where));
  }

  const ask = <S extends Schema>(call: GraphqlCall, schema: S) =>
    query(call, (data, where) => checked(schema, data, where));

  async function askSite<T>(call: GraphqlCall, schema: Schema<T>): Promise<T> {
    const found = await query(call, (data, where) => {
      const { siteInfo } = checked(siteResponseSchema, data, where).site;
      return siteInfo ? { info: checked(schema, siteInfo, where) as T } : null;
    });
    // A site that the platform does not know is a mistake of ours, and no reason to stop asking for others.
    if (found) return found.info;
    throw new UpstreamError({
      upstream: upstream.name,
      operation: call.operation,
      kind: 'invalid',
      detail: 'unknown site',
    });
  }

  async function askAll<T, R>(call: GraphqlCall, schema: Schema<T>, pick: (page: T) => Page<R>): Promise<R[]> {
    const all: R[] = [];
    // The first cursor is the empty text, not null.
    let after = '';
    for (let number = 0; number < MAX_PAGES; number += 1) {
      const variables = { ...call.variables, first: PAGE_SIZE, after };
      const { results, pageInfo } = pick(await askSite({ ...call, variables }, schema));
      all.push(...results);
      if (!pageInfo.hasNext || !pageInfo.endCursor || pageInfo.endCursor === after) break;
      after = pageInfo.endCursor;
    }
    return all;
  }

  return { ask, askSite, askAll };
}
