import { FORM_FIELDS } from '../../contracts/forms/formState.ts';

/** The values of a form as they are typed: a list for a name that several fields share. */
export type FieldValues = Record<string, string | readonly string[]>;

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

/** Returns the texts of the fields with these names; empty for none. */
export function textsIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}

/** Returns the names of the fields that differ from what the server has rendered. */
export const changedFields = (form: HTMLFormElement): string[] =>
  controlsOf(form)
    .filter(isChanged)
    .map(({ name }) => name);

/** Whether a text differs from the one that the server has rendered. */
export const hasTypedText = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((field) => !(field instanceof HTMLSelectElement) && !isChoice(field) && isChanged(field));

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
    if (field && isControl(field) && !isChoice(field) && field.value === '' && typeof value === 'string')
      field.value = value;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the fields that people see. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type }) => type !== 'hidden' && name !== FORM_FIELDS.trap);

const isControl = (field: Element): field is Control =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

function isChanged(field: Control): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether a box is checked by the visitor. A group of radios may have a default. */
const isChosen = ({ checked, defaultChecked, type }: HTMLInputElement): boolean =>
  checked && !(type === 'radio' && defaultChecked);
