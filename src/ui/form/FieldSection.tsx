import type { Elements } from '../../lib/browser/elements.ts';
import { type FieldText, useFieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';

/** Renders a part of a form with a heading of its own. */
export function FieldSection({ title, children }: { title: FieldText; children: Elements }) {
  const textOf = useFieldText();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{textOf(title)}</legend>
      {children}
    </fieldset>
  );
}
