import { isEmptyField, textValue } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useIsEdited } from '../../ui/sharedContext.ts';
import { approvalKey, approve } from './approvals.ts';
import { DisclaimerDialog } from './DisclaimerDialog.tsx';
import * as styles from './DisclaimerModal.styles.ts';
import { DisclaimerActions, DisclaimerText } from './DisclaimerText.tsx';
import { useIsDisclaimerOpen } from './useIsDisclaimerOpen.ts';

/**
 * Renders a text that the visitor approves before reading the page (F118): a dialog after hydration, once per session. Without
 * JavaScript and for editors it is an ordinary section with the decline link. Renders nothing without text.
 */
export function DisclaimerModal({ fields }: ComponentProps) {
  const key = approvalKey(textValue(fields.Title), textValue(fields.Text));
  const isOpen = useIsDisclaimerOpen(key);
  const isEdited = useIsEdited();
  if (isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  if (isOpen === null || isEdited) {
    return (
      <section className={classes(container, section, styles.plain)} data-inline={isEdited || undefined}>
        <DisclaimerText fields={fields} />
        <DisclaimerActions fields={fields} />
      </section>
    );
  }
  return isOpen && <DisclaimerDialog fields={fields} onApprove={() => approve(key)} />;
}
