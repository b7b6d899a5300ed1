import { type InferType, type Schema, ValidationError } from 'yup';
import { graphqlResponseSchema } from '../../../src/contracts/content/content.ts';
import { validate } from '../../../src/contracts/validate.ts';
import { UpstreamError } from './upstreamError.ts';

/**
 * Validates a response against its schema and returns it unchanged. Unknown members are allowed.
 * @throws UpstreamError of kind `invalid` that names the first invalid member, never its value
 */
export function checked<S extends Schema>(
  schema: S,
  value: unknown,
  source: { upstream: string; operation: string },
  quickCheck?: (value: unknown) => boolean,
): InferType<S> {
  try {
    return validate(schema, value, quickCheck ? { quickCheck } : {});
  } catch (error) {
    const detail = error instanceof ValidationError ? `at ${error.path || 'the top'}` : 'schema';
    throw new UpstreamError({ ...source, kind: 'invalid', detail });
  }
}

/** Returns the valid entries of a list, so that one invalid item does not remove the others. */
export function validEntries<S extends Schema>(schema: S, entries: readonly unknown[]): NonNullable<InferType<S>>[] {
  return entries.filter(
    (entry): entry is NonNullable<InferType<S>> =>
      entry !== null && entry !== undefined && schema.isValidSync(entry, { strict: true }),
  );
}

/**
 * Returns the data of a GraphQL response, not yet validated; null when it has none.
 * @throws UpstreamError of kind `invalid`, also when the response contains errors
 */
export function graphqlData(body: unknown, source: { upstream: string; operation: string }): unknown {
  const { data, errors } = checked(graphqlResponseSchema, body, source);
  if (errors?.length) throw new UpstreamError({ ...source, kind: 'invalid', detail: 'GraphQL errors' });
  return data ?? null;
}
