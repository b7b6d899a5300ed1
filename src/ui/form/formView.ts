import { createContext, useContext } from 'react';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { FieldValues } from './fieldValues.ts';

/** A broken rule for each field that has one, in the order of the fields. */
export type FieldErrors<Name extends string = string> = Readonly<Partial<Record<Name, DictionaryKey>>>;

/** What changes while a form is filled in and sent. */
export interface FormProgress {
  isSent: boolean;
  isSending: boolean;
  /** Something was typed after the form was refused: the summary of its errors no longer holds (F078). */
  isChanged: boolean;
  errors: FieldErrors;
  /** The error that belongs to no field. */
  problem: DictionaryKey | null;
  /** How often scripts have sent the form, or have refused to. */
  submitCount: number;
}

export const NEW_FORM: FormProgress = {
  isSent: false,
  isSending: false,
  isChanged: false,
  errors: {},
  problem: null,
  submitCount: 0,
};

/** The state of a form, as its fields need it. */
export interface FormView extends FormProgress {
  /** Begins the ids of the fields, so that two forms of a page do not share any. */
  idPrefix: string;
  /** What was typed into a field before; `initial` or empty for a new form. */
  textOf: (field: string, initial?: string) => string;
  /** Whether a checkbox was ticked, or a choice of several with this value was chosen. */
  isChecked: (field: string, value?: string) => boolean;
  /** What the fields ask, by their names; for errors that do not say it. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The state is displayed as an example: it takes no focus and changes no title. */
  isExample: boolean;
}

interface FormParts {
  progress: FormProgress;
  idPrefix?: string | undefined;
  /** What was typed before; null for a new form. */
  values?: Readonly<FieldValues> | null;
  isExample?: boolean;
}

/** Returns the state of a form for its fields. */
export function formViewOf({ progress, idPrefix, values = null, isExample = false }: FormParts): FormView {
  const valuesOf = (field: string): readonly string[] => [values?.[field] ?? []].flat();
  const textOf = (field: string, initial = ''): string => (values ? (valuesOf(field)[0] ?? '') : initial);
  return {
    ...progress,
    idPrefix: idPrefix ?? FIELD_ID_PREFIX,
    textOf,
    isChecked: (field, value) => (value === undefined ? textOf(field) !== '' : valuesOf(field).includes(value)),
    isExample,
  };
}

/** Whether a form was refused: an error of a field, or one of the whole form. */
export const isRefused = ({ errors, problem }: FormProgress): boolean =>
  problem !== null || Object.keys(errors).length > 0;

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
