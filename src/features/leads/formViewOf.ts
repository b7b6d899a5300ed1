import type { RefusedForm } from '../../contracts/forms/formState.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { FIELD_ID_PREFIX, type FormView } from '../../ui/form/formView.ts';
import type { FormExample } from './formExample.ts';

/** A form of a page. */
interface FormOnPage {
  form: FormName;
  /** Id of an embedded form. */
  formId?: string | undefined;
  /** Begins the ids of its fields. */
  idPrefix?: string | undefined;
  /** A state to display instead of that of the page. */
  example?: FormExample | undefined;
}

/** Returns the state of a form as the server has rendered its page. */
export function formViewOf({ form: state }: Pick<PageData, 'form'>, onPage: FormOnPage): FormView {
  const { form, formId, idPrefix, example } = onPage;
  const shown = example ? example.state : state?.form === form && state.formId === formId ? state : undefined;
  const refused: Pick<RefusedForm, 'values' | 'errors' | 'problem'> | null = shown?.status === 'refused' ? shown : null;
  const valuesOf = (field: string): readonly string[] => {
    const value = refused?.values[field] ?? [];
    return typeof value === 'string' ? [value] : value;
  };
  const textOf = (field: string, initial = ''): string => (refused ? (valuesOf(field)[0] ?? '') : initial);
  return {
    idPrefix: idPrefix ?? FIELD_ID_PREFIX,
    isSent: shown?.status === 'sent',
    isSending: shown?.status === 'sending',
    isChanged: false,
    textOf,
    isChecked: (field, value) => (value === undefined ? textOf(field) !== '' : valuesOf(field).includes(value)),
    errorOf: (field) => refused?.errors[field],
    errors: Object.entries(refused?.errors ?? {}),
    problem: refused?.problem ?? null,
    isExample: example !== undefined,
  };
}
