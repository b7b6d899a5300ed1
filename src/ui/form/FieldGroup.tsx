import type { Elements } from '../../lib/browser/elements.ts';
import { FieldNotes, type FieldProps, LabelText, useFieldState } from './FormField.tsx';
import * as styles from './form.styles.ts';

/** One choice of several. */
export interface FieldChoice {
  value: string;
  /** In the page's language. */
  label: string;
  /** A sentence below the label. */
  text?: string | undefined;
  icon?: Elements;
}

interface GroupProps extends FieldProps {
  /** Whether one choice excludes the others. */
  isSingle: boolean;
  children: (group: { id: string; isInvalid: boolean }) => Elements;
}

/**
 * Renders the label, hint and error of a group of choices. The group is required, not its radio buttons: these would be invalid
 * for screen readers before the form was sent. The first choice has the id of the field, for
 * links of the summary.
 */
export function FieldGroup({ name, label, hint, optional = false, isSingle, children }: GroupProps) {
  const { id, error, corrected, describedBy } = useFieldState(name, hint);
  const radios = isSingle
    ? ({ role: 'radiogroup', 'aria-required': !optional, 'aria-invalid': error ? true : undefined } as const)
    : {};
  return (
    <fieldset
      {...radios}
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} error={error} corrected={corrected} />
      {children({ id, isInvalid: error !== undefined })}
    </fieldset>
  );
}

/** Returns the id of a choice by its position. */
export const choiceId = (field: string, at: number): string => (at === 0 ? field : `${field}-${at + 1}`);
