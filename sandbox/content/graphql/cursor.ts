import { GraphQLError } from 'graphql';

/** One page of a list, as the platform's connections have it. */
export interface Slice<T> {
  readonly total: number;
  readonly results: readonly T[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNext: boolean };
}

/** Entities that one answer may hold (limit of the delivery service). */
export const MAX_PAGE = 1000;
const DEFAULT_PAGE = 10;

/**
 * The page of `all` after a cursor. A cursor is the base64 of an offset; the empty string means from the start, as the
 * clients send it. The end cursor is there even when nothing follows. Throws on a cursor that is none.
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
