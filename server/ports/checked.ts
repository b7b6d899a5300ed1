import { type InferType, type Schema, ValidationError } from 'yup';
import { graphqlResponseSchema } from '../../src/contracts/content.ts';
import { validate } from '../../src/contracts/validate.ts';
import { UpstreamError } from './upstreamError.ts';

/**
 * Lets an answer in when it fits its schema: no conversion, unknown members pass.
 * @throws UpstreamError of kind `invalid` that names the first member at fault, never its value
 */
export function checked<S extends Schema>(
  schema: S,
  value: unknown,
  where: { upstream: string; operation: string },
  quickCheck?: (value: unknown) => boolean,
): InferType<S> {
  try {
    return validate(schema, value, quickCheck ? { quickCheck } : {});
  } catch (error) {
    const detail = error instanceof ValidationError ? `at ${error.path || 'the top'}` : 'schema';
    throw new UpstreamError({ ...where, kind: 'invalid', detail });
  }
}

/** The entries of a list that fit: one odd item of the platform's must not take the others with it. */
export function fitting<S extends Schema>(schema: S, entries: readonly unknown[]): NonNullable<InferType<S>>[] {
  return entries.filter(
    (entry): entry is NonNullable<InferType<S>> =>
      entry !== null && entry !== undefined && schema.isValidSync(entry, { strict: true }),
  );
}

/**
 * Returns the data of a GraphQL response, still to be checked; null where it has none.
 * @throws UpstreamError of kind `invalid`, also when the response names errors
 */
export function graphqlData(body: unknown, where: { upstream: string; operation: string }): unknown {
  const { data, errors } = checked(graphqlResponseSchema, body, where);
  if (errors?.length) throw new UpstreamError({ ...where, kind: 'invalid', detail: 'GraphQL errors' });
  return data ?? null;
}
