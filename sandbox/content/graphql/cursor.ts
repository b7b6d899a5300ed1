import { GraphQLError } from 'graphql';

/** One page of a list in the format of the platform's connections. */
export interface Slice<T> {
  readonly total: number;
  readonly results: readonly T[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNext: boolean };
}

/** Maximum number of entities in a response (limit of the delivery service). */
export const MAX_PAGE = 1000;
const DEFAULT_PAGE = 10;

/**
 * Returns the page of `all` after a cursor. A cursor is the base64 of an offset; the empty string is the start. The page has an end
 * cursor even when it is the last one.
 *
 * @throws GraphQLError for an invalid cursor or a negative size
 */
export function slice<T>(
  all: readonly T[],
  first: number | null | undefined,
  after: string | null | undefined,
): Slice<T> {
  const size = Math.min(first ?? DEFAULT_PAGE, MAX_PAGE);
  if (size < 0) throw new GraphQLError('Argument "first" must not be negative.');
  const start = readCursor(after);
  const end = Math.min(start + size, all.length);
  return {
    total: all.length,
    results: all.slice(start, end),
    pageInfo: { endCursor: Buffer.from(String(end)).toString('base64'), hasNext: end < all.length },
  };
}

function readCursor(after: string | null | undefined): number {
  if (!after) return 0;
  const offset = Buffer.from(after, 'base64').toString('utf8');
  if (!/^\d{1,9}$/.test(offset)) throw new GraphQLError('Argument "after" is not a valid cursor.');
  return Number(offset);
}
