import { changedFields } from './fieldValues.ts';
import type { FieldErrors } from './formView.ts';

/** The second step of a form (`FurtherFields`), as scripts open it. */

/** Returns the second step of a form that the visitor has not opened yet. */
export const closedStep = (form: HTMLFormElement | null): HTMLDetailsElement | null =>
  form?.querySelector<HTMLDetailsElement>('details[data-further]:not([open])') ?? null;

/** Returns the errors of the fields before a step. */
export const errorsBefore = <Errors extends FieldErrors>(step: HTMLElement, errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !hasField(step, field))) as Errors;

/** Opens a step, and moves the focus to it. */
export function openStep(step: HTMLDetailsElement): void {
  step.open = true;
  step.querySelector('summary')?.focus({ preventScroll: true });
}

/** Opens the second step of a form in which something has been filled in. */
export function showFilledStep(form: HTMLFormElement): void {
  const step = closedStep(form);
  if (step && changedFields(form).some((field) => hasField(step, field))) step.open = true;
}

const hasField = (step: HTMLElement, field: string) => step.querySelector(`[name="${CSS.escape(field)}"]`) !== null;
