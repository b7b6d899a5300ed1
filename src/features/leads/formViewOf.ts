import type { FormName } from '../../contracts/forms/forms.ts';
import type { PageData } from '../../contracts/page.ts';
import type { FormView } from '../../ui/form/formView.ts';

/** Returns the state of a form as the server has rendered its page. */
export function formViewOf({ form: state }: Pick<PageData, 'form'>, form: FormName): FormView {
  const refused = state?.form === form && state.status === 'refused' ? state : null;
  const textOf = (field: string): string => {
    const value = refused?.values[field] ?? '';
    return typeof value === 'string' ? value : (value[0] ?? '');
  };
  return {
    isSent: state?.form === form && state.status === 'sent',
    isSending: false,
    isChanged: false,
    textOf,
    isChecked: (field) => textOf(field) !== '',
    errorOf: (field) => refused?.errors[field],
    errors: Object.entries(refused?.errors ?? {}),
    problem: refused?.problem ?? null,
  };
}
