import type { InferType, Schema } from 'yup';
import { siteResponseSchema } from '../../../src/contracts/content/content.ts';
import { checked, graphqlData } from '../upstream/checked.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstreamError.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface GraphqlCall {
  /** Name of the query, for logs and for the platform. */
  operation: string;
  query: string;
  variables: Variables;
  signal: AbortSignal;
}

/** The GraphQL client of the content platform. A response with errors or against its schema counts as a failure of the platform. */
export interface ContentClient {
  /** Returns the validated data of the response. @throws UpstreamError, also when the response contains errors */
  request: <S extends Schema>(call: GraphqlCall, schema: S) => Promise<InferType<S>>;
  /** Returns the validated data below `site { siteInfo }`. @throws UpstreamError when the platform does not have the site */
  requestSite: <T>(call: GraphqlCall, schema: Schema<T>) => Promise<T>;
  /** Returns the entries of all pages of a list below `siteInfo`. */
  requestAllPages: <T, R>(call: GraphqlCall, schema: Schema<T>, select: (page: T) => Page<R>) => Promise<R[]>;
}

interface CallSource {
  upstream: string;
  operation: string;
}

interface Page<R> {
  results: R[];
  pageInfo: { endCursor?: string | null | undefined; hasNext: boolean };
}

const PAGE_SIZE = 500;
/** Limit of pages, so that a repeating cursor ends. */
const MAX_PAGES = 200;

export function createContentClient(upstream: Upstream): ContentClient {
  async function query<T>(graphqlCall: GraphqlCall, read: (data: unknown, source: CallSource) => T): Promise<T> {
    const { operation, query, variables, signal } = graphqlCall;
    const source = { upstream: upstream.name, operation };
    const json = { operationName: operation, query, variables };
    const call = { operation, json, idempotent: true, signal };
    return upstream.json(call, (body) => read(graphqlData(body, source), source));
  }

  const request = <S extends Schema>(call: GraphqlCall, schema: S) =>
    query(call, (data, source) => checked(schema, data, source));

  async function requestSite<T>(call: GraphqlCall, schema: Schema<T>): Promise<T> {
    const result = await query(call, (data, source) => {
      const { siteInfo } = checked(siteResponseSchema, data, source).site;
      return siteInfo ? { info: checked(schema, siteInfo, source) as T } : null;
    });
    // An unknown site is a configuration error of ours. It must not open the circuit breaker.
    if (result) return result.info;
    throw new UpstreamError({
      upstream: upstream.name,
      operation: call.operation,
      kind: 'invalid',
      detail: 'unknown site',
    });
  }

  async function requestAllPages<T, R>(
    call: GraphqlCall,
    schema: Schema<T>,
    select: (page: T) => Page<R>,
  ): Promise<R[]> {
    const all: R[] = [];
    // The first cursor is the empty text, not null.
    let cursor = '';
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const variables = { ...call.variables, first: PAGE_SIZE, after: cursor };
      const { results, pageInfo } = select(await requestSite({ ...call, variables }, schema));
      all.push(...results);
      if (!pageInfo.hasNext || !pageInfo.endCursor || pageInfo.endCursor === cursor) break;
      cursor = pageInfo.endCursor;
    }
    return all;
  }

  return { request, requestSite, requestAllPages };
}
