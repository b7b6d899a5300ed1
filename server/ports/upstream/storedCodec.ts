import { type AnySchema, object } from 'yup';
import { quickCheckOf, validate } from '../../../src/contracts/validate.ts';
import { type Codec, jsonCodec } from '../../cache/secondLevel/codec.ts';

/**
 * Creates the codec of prepared responses for the second level of a cache.
 *
 * @param schema what a prepared response fits
 * @param prepare prepares it for the memory cache again; see `createPorts`
 */
export function storedCodec<T>(schema: AnySchema, prepare: <V>(value: V) => V = (value) => value): Codec<T> {
  const stored = object({ value: schema });
  const quickCheck = quickCheckOf(stored);
  return jsonCodec((value) => prepare((validate(stored, { value }, { quickCheck }) as { value: T }).value));
}
