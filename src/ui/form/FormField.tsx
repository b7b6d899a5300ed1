import { useRef } from 'react';
import type { Elements } from '../../lib/browser/elements.ts';
import { useTranslate } from '../sharedContext.ts';
import { type FieldText, useFieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';
import { useFieldId, useForm } from './formView.ts';

export interface FieldProps {
  name: string;
  label: FieldText;
  /** Why it is asked, or how to answer (U20). */
  hint?: FieldText | undefined;
  optional?: boolean | undefined;
}

interface FrameProps extends FieldProps {
  children: (control: ControlProps) => Elements;
}

/** What every control gets. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Renders the label, hint and error of a control. A field is required unless it is marked as optional. */
export function FormField({ name, label, hint, optional = false, children }: FrameProps) {
  const { id, error, corrected, describedBy } = useFieldState(name, hint);
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        <LabelText label={label} optional={optional} />
      </label>
      <FieldNotes id={id} hint={hint} error={error} corrected={corrected} />
      {children({
        id,
        name,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
    </div>
  );
}

/**
 * Returns whether a control is invalid. A required control without a text is invalid for browsers as long as nothing is chosen,
 * and they tell screen readers so before the form was sent.
 */
export const invalidState = (control: Pick<ControlProps, 'required' | 'aria-invalid'>): boolean | undefined =>
  control['aria-invalid'] ?? (control.required ? false : undefined);

/**
 * Returns the id of a field's control, its error, the ids of the texts that describe it, and the error that it had before: that one keeps its
 * place, so that the field does not move under what is typed.
 */
export function useFieldState(name: string, hint?: FieldText) {
  const translate = useTranslate();
  const id = useFieldId(name);
  const key = useForm().errors[name];
  const last = useRef(key);
  if (key) last.current = key;
  const describedBy = [hint && `${id}-hint`, key && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error: key && translate(key),
    corrected: key ? undefined : last.current && translate(last.current),
    describedBy: describedBy || undefined,
  };
}

/** Renders the text of a label, with a mark for required and for optional fields. */
export function LabelText({ label, optional = false }: Pick<FieldProps, 'label' | 'optional'>) {
  const translate = useTranslate();
  const textOf = useFieldText();
  return (
    <>
      <span>{textOf(label)}</span>
      {optional ? <span className={styles.optional}>{` (${translate('formOptional')})`}</span> : <RequiredMark />}
    </>
  );
}

/** Renders the mark of a required field. Screen readers know it by the control. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

interface NotesProps extends Pick<FieldProps, 'hint'> {
  id: string;
  error: string | undefined;
  /** The error before the field was changed: unseen, in its place. */
  corrected: string | undefined;
}

/** Renders the hint and the error of a field. */
export function FieldNotes({ id, hint, error, corrected }: NotesProps) {
  const textOf = useFieldText();
  return (
    <>
      {hint && (
        <small id={`${id}-hint`} className={styles.hint}>
          {textOf(hint)}
        </small>
      )}
      {(error || corrected) && (
        <strong id={error && `${id}-error`} className={styles.error} data-corrected={error ? undefined : ''}>
          {error || corrected}
        </strong>
      )}
    </>
  );
}
