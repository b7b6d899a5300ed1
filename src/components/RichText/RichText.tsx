import { isEmptyField } from '../../content/fields.ts';
import { RichText as RichTextField } from '../../content/RichText.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './RichText.styles.ts';

/** Renders rich text of editors. Renders nothing when empty. */
export function RichText({ fields }: ComponentProps) {
  if (isEmptyField(fields.Text)) return null;
  return (
    <section className={classes(container, section, styles.text)}>
      <RichTextField field={fields.Text} />
    </section>
  );
}
