import { FORM_FIELDS } from '../../contracts/forms/formState.ts';

/** The values of a form as they are typed: a list for a name that several fields share. */
export type FieldValues = Record<string, string | string[]>;

/** Returns the filled-in fields of a form, as the server reads them from a post. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  data.delete(FORM_FIELDS.form);
  const values: FieldValues = {};
  for (const name of new Set(data.keys())) {
    const [first = '', ...others] = data.getAll(name).filter((value) => typeof value === 'string');
    if (others.length > 0) values[name] = [first, ...others];
    else if (first !== '') values[name] = first;
  }
  return values;
}

/** Whether a text differs from the one that the server has rendered. */
export function hasTypedText(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"], [type="checkbox"]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Fills in fields in which nothing has been typed yet. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (isTextControl(field) && field.value === '' && typeof value === 'string') field.value = value;
  }
}

const isTextControl = (field: unknown) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
