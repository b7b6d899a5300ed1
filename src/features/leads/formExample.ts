import type { RefusedForm } from '../../contracts/forms/formState.ts';
import type { FormErrors } from '../../contracts/forms/parseForm.ts';

/** States of a form that the page of all components shows side by side. */
export const EXAMPLE_STATES = ['idle', 'errors', 'sending', 'sent', 'failed'] as const;
export type ExampleState = (typeof EXAMPLE_STATES)[number];

type ShownState =
  | { status: 'idle' | 'sending' | 'sent' }
  | ({ status: 'refused' } & Pick<RefusedForm, 'values' | 'errors' | 'problem'>);

/** A form that is displayed in a state, and is neither sent nor validated. */
export interface FormExample {
  name: ExampleState;
  state: ShownState;
}

/**
 * Returns the example that an editor has chosen; undefined for a form that works.
 *
 * @param chosen the parameter `State` of the component
 * @param errors what the form displays in the state `errors`
 * @param values what is typed in the states `errors` and `failed`
 */
export function formExampleOf(
  chosen: string | undefined,
  errors: FormErrors,
  values: RefusedForm['values'],
): FormExample | undefined {
  const name = EXAMPLE_STATES.find((each) => each === chosen?.toLowerCase());
  switch (name) {
    case undefined:
      return undefined;
    case 'errors':
      return { name, state: { status: 'refused', values, errors, problem: null } };
    case 'failed':
      return { name, state: { status: 'refused', values, errors: {}, problem: 'carDetailFormError' } };
    default:
      return { name, state: { status: name } };
  }
}
