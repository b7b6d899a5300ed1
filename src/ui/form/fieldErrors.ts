import { type Schema, ValidationError } from 'yup';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { FieldErrors } from './formView.ts';

/** Returns the first error of each field of a form, in the order of its values; empty when they are valid. */
export function fieldErrors<Values extends object>(schema: Schema<unknown>, values: Values): FieldErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errorOf = (name: string) =>
      error.inner.find(({ path }) => path === name)?.message as DictionaryKey | undefined;
    const invalid = Object.keys(values).filter(errorOf);
    return Object.fromEntries(invalid.map((name) => [name, errorOf(name)]));
  }
}
