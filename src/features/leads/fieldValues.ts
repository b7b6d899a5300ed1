import { FORM_FIELDS } from '../../contracts/forms/formState.ts';

/** The values of a form as they are typed: a list for a name that several fields share. */
export type FieldValues = Record<string, string | string[]>;

/** Returns the filled-in fields of a form, as the server reads them from a post, and required choices without a choice. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  data.delete(FORM_FIELDS.form);
  const values: FieldValues = {};
  for (const name of new Set(data.keys())) {
    const [first = '', ...others] = data.getAll(name).filter((value) => typeof value === 'string');
    if (others.length > 0) values[name] = [first, ...others];
    else if (first !== '' || form.querySelector(`select[name="${CSS.escape(name)}"][required]`)) values[name] = first;
  }
  return values;
}

/** Whether a text differs from the one that the server has rendered. */
export function hasTypedText(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea',
  );
  return [...fields].some(({ name, value, defaultValue }) => name !== FORM_FIELDS.trap && value !== defaultValue);
}

/** Empties the field that people do not see. */
export function emptyTrap(form: HTMLFormElement): void {
  const field = form.elements.namedItem(FORM_FIELDS.trap);
  if (field instanceof HTMLInputElement) field.value = '';
}

/** Fills in fields in which nothing has been typed or chosen yet. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  const controls = [...form.elements];
  for (const [name, value] of Object.entries(values)) {
    const named = controls.filter((control) => control.getAttribute('name') === name);
    const boxes = named.filter(isChoice);
    if (!boxes.some(isChosen)) for (const box of boxes) box.checked = [value].flat().includes(box.value);
    const [field] = named;
    if (isTextControl(field) && field.value === '' && typeof value === 'string') field.value = value;
  }
}

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether a box is checked by the visitor. A group of radios may have a default. */
const isChosen = ({ checked, defaultChecked, type }: HTMLInputElement): boolean =>
  checked && !(type === 'radio' && defaultChecked);

const isTextControl = (field: unknown) =>
  (field instanceof HTMLInputElement && !isChoice(field)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;
