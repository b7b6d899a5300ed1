import { createContext, useContext } from 'react';
import type { DictionaryKey } from '../../contracts/dictionary.ts';

/** The state of a form, as its fields need it. */
export interface FormView {
  isSent: boolean;
  isSending: boolean;
  /** Something was typed after the form was refused: the summary of its errors no longer holds (F078). */
  isChanged: boolean;
  /** What was typed into a field before; empty for a new form. */
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

const FormContext = createContext<FormView | null>(null);
export const FormProvider = FormContext.Provider;

/** Returns the state of the surrounding form. */
export function useForm(): FormView {
  const view = useContext(FormContext);
  if (!view) throw new Error('A field is outside a form');
  return view;
}

/** Returns the id of a field's control. Links of the error summary lead there. */
export const fieldId = (field: string): string => `form-${field}`;
