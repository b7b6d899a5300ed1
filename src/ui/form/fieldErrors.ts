import { type Schema, ValidationError } from 'yup';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Returns the first error of each field of a form; empty when its values are valid. */
export function fieldErrors<Values>(
  schema: Schema<unknown>,
  values: Values,
): Partial<Record<keyof Values, DictionaryKey>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Partial<Record<keyof Values, DictionaryKey>> = {};
    for (const { path, message } of error.inner) found[path as keyof Values] ??= message as DictionaryKey;
    return found;
  }
}
