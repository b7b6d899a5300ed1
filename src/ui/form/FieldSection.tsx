import type { Elements } from '../../lib/browser/elements.ts';
import { type FieldText, useFieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';

interface FieldSectionProps {
  title: FieldText;
  /** Nothing of the form is above it, so that no line parts it from what is. */
  isFirst?: boolean;
  children: Elements;
}

/** Renders a part of a form with a heading of its own. */
export function FieldSection({ title, isFirst = false, children }: FieldSectionProps) {
  const textOf = useFieldText();
  return (
    <fieldset className={styles.part} data-first={isFirst || undefined}>
      <legend className={styles.partTitle}>{textOf(title)}</legend>
      {children}
    </fieldset>
  );
}
