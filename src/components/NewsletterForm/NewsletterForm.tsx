import { BlockHeading } from '../../content/BlockHeading.tsx';
import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { LeadForm } from '../../features/leads/LeadForm.tsx';
import { classes } from '../../lib/classes.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './NewsletterForm.styles.ts';

/** Renders the sign-up for the newsletter, which its reader confirms by a link in a mail (F106). */
export function NewsletterForm({ fields }: ComponentProps) {
  const translate = useTranslate();
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} />
      <div className={styles.box}>
        <LeadForm
          form="newsletter"
          anchor="newsletter"
          idPrefix="newsletter"
          legend={fieldText(fields, 'Title') || translate('newsletterSignUp')}
          sendText="newsletterSignUp"
          sentTitle="newsletterSentTitle"
          failedText="formErrorRobot"
          help={null}
          next={<p>{translate('newsletterSentText')}</p>}
        >
          <TextField
            kind="email"
            name="email"
            label="formEmail"
            hint={{ text: translate('newsletterEmailHint') }}
            maxLength={FIELD_LENGTHS.email}
          />
        </LeadForm>
      </div>
    </section>
  );
}
