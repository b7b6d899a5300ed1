import { isEmptyField, textValue } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useIsEdited } from '../../ui/sharedContext.ts';
import { approve, keyOf } from './approvals.ts';
import { DisclaimerDialog } from './DisclaimerDialog.tsx';
import * as styles from './DisclaimerModal.styles.ts';
import { DisclaimerWords, Ways } from './DisclaimerWords.tsx';
import { useAsking } from './useAsking.ts';

/**
 * Words to approve of before the page is read (F118): a dialog as soon as the browser has taken over, once a session.
 * Without scripts and for editors a section like any other, with the way out. Nothing without words.
 */
export function DisclaimerModal({ fields }: ComponentProps) {
  const key = keyOf(textValue(fields.Title), textValue(fields.Text));
  const asks = useAsking(key);
  const isEdited = useIsEdited();
  if (isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  if (asks === null || isEdited) {
    return (
      <section className={classes(container, section, styles.plain)} data-inline={isEdited || undefined}>
        <DisclaimerWords fields={fields} />
        <Ways fields={fields} />
      </section>
    );
  }
  return asks && <DisclaimerDialog fields={fields} onApprove={() => approve(key)} />;
}
