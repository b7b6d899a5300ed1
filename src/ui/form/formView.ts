import { createContext, useContext } from 'react';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** The state of a form, as its fields need it. */
export interface FormView {
  /** Begins the ids of the fields, so that two forms of a page do not share any. */
  idPrefix: string;
  isSent: boolean;
  isSending: boolean;
  /** Something was typed after the form was refused: the summary of its errors no longer holds (F078). */
  isChanged: boolean;
  /** What was typed into a field before; `initial` or empty for a new form. */
  textOf: (field: string, initial?: string) => string;
  /** Whether a checkbox was ticked, or a choice of several with this value was chosen. */
  isChecked: (field: string, value?: string) => boolean;
  /** The key of a field's error. */
  errorOf: (field: string) => DictionaryKey | undefined;
  /** The fields with errors. */
  errors: readonly (readonly [field: string, error: DictionaryKey])[];
  /** What the fields ask, by their names; for errors that do not say it. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The error that belongs to no field. */
  problem: DictionaryKey | null;
  /** The state is displayed as an example: it takes no focus and changes no title. */
  isExample: boolean;
}

const FormContext = createContext<FormView | null>(null);
export const FormProvider = FormContext.Provider;

/** Returns the state of the surrounding form. */
export function useForm(): FormView {
  const view = useContext(FormContext);
  if (!view) throw new Error('A field is outside a form');
  return view;
}

/** Begins the ids of fields where a page has one form. */
export const FIELD_ID_PREFIX = 'form';

/** Returns the id of a field's control. Links of the error summary lead there. */
export const fieldId = (field: string, prefix: string = FIELD_ID_PREFIX): string => `${prefix}-${field}`;

/** Returns the id of a field's control in the surrounding form. */
export const useFieldId = (field: string): string => fieldId(field, useForm().idPrefix);
