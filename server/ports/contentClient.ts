import type { Schema } from 'yup';
import { graphqlAnswerSchema, siteAnswerSchema } from '../../src/contracts/content.ts';
import { checked } from './checked.ts';
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

/** Bare GraphQL to the content platform; answers are still to be checked by the caller's schema. */
export interface ContentClient {
  /** @throws UpstreamError, also when the answer names errors */
  ask: (call: GraphqlCall) => Promise<unknown>;
  /** What stands below `site { siteInfo }`, checked. @throws UpstreamError when the platform does not know the site */
  askSite: <T>(call: GraphqlCall, schema: Schema<T>) => Promise<T>;
  /** All pages of a list below `siteInfo`. */
  askAll: <T, R>(call: GraphqlCall, schema: Schema<T>, pick: (page: T) => Page<R>) => Promise<R[]>;
}

interface Page<R> {
  results: R[];
  pageInfo: { endCursor?: string | null | undefined; hasNext: boolean };
}

const PAGE_SIZE = 500;
/** More pages than any site has: a cursor that runs in circles must end. */
const MAX_PAGES = 200;

export function createContentClient(upstream: Upstream): ContentClient {
  async function ask({ operation, query, variables, signal }: GraphqlCall): Promise<unknown> {
    const json = { operationName: operation, query, variables };
    const where = { upstream: upstream.name, operation };
    const answer = checked(
      graphqlAnswerSchema,
      await upstream.json({ operation, json, idempotent: true, signal }),
      where,
    );
    if (answer.errors?.length) throw new UpstreamError({ ...where, kind: 'invalid', detail: 'GraphQL errors' });
    // Without data at all it is for the caller's schema to refuse.
    return answer.data ?? null;
  }

  async function askSite<T>(call: GraphqlCall, schema: Schema<T>): Promise<T> {
    const where = { upstream: upstream.name, operation: call.operation };
    const { siteInfo } = checked(siteAnswerSchema, await ask(call), where).site;
    if (siteInfo === null || siteInfo === undefined) {
      throw new UpstreamError({ ...where, kind: 'invalid', detail: 'unknown site' });
    }
    return checked(schema, siteInfo, where) as T;
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
