import type { DictionaryKey } from '../../contracts/dictionary.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import type { PageData } from '../../contracts/page.ts';

/** The state of one form on a page, as its view needs it. */
export interface FormView {
  isSent: boolean;
  /** What was typed into a field before the form was refused; empty for a new form. */
  textOf: (field: string) => string;
  /** Whether a checkbox was ticked. */
  isChecked: (field: string) => boolean;
  /** The key of a field's error. */
  errorOf: (field: string) => DictionaryKey | undefined;
  /** The fields with errors. */
  errors: readonly (readonly [field: string, error: DictionaryKey])[];
  /** The error that belongs to no field. */
  problem: DictionaryKey | null;
}

/** Returns the state of a form on a page. */
export function formStateOf({ form: state }: Pick<PageData, 'form'>, form: FormName): FormView {
  const refused = state?.form === form && state.status === 'refused' ? state : null;
  const textOf = (field: string): string => {
    const value = refused?.values[field] ?? '';
    return typeof value === 'string' ? value : (value[0] ?? '');
  };
  return {
    isSent: state?.form === form && state.status === 'sent',
    textOf,
    isChecked: (field) => textOf(field) !== '',
    errorOf: (field) => refused?.errors[field],
    errors: Object.entries(refused?.errors ?? {}),
    problem: refused?.problem ?? null,
  };
}
