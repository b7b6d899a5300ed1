import { BlockHeading } from '../../content/BlockHeading.tsx';
import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { ContactLines } from '../../features/leads/ContactLines.tsx';
import { formExampleOf } from '../../features/leads/formExample.ts';
import { LeadForm } from '../../features/leads/LeadForm.tsx';
import type { RequestContact } from '../../features/leads/sellCar.ts';
import { classes } from '../../lib/classes.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './NewsletterForm.styles.ts';

/** What the examples of the page of all components show. */
const EXAMPLE_ERRORS = { email: 'formErrorEmail' } as const;
const EXAMPLE_VALUES = { email: 'asa@example' };

/** Renders the sign-up for the newsletter, which its reader confirms by a link in a mail (F106). */
export function NewsletterForm({ fields, params, data }: ComponentProps<RequestContact>) {
  const translate = useTranslate();
  const example = formExampleOf(params.State, EXAMPLE_ERRORS, EXAMPLE_VALUES);
  const id = example ? `newsletter-${example.name}` : 'newsletter';
  return (
    <section className={classes(container, section)}>
      <div className={styles.frame}>
        <div>
          <BlockHeading fields={fields} />
          <div className={styles.box}>
            <LeadForm
              form="newsletter"
              anchor={id}
              idPrefix={id}
              legend={fieldText(fields, 'Title') || translate('newsletterSignUp')}
              sendText="newsletterSignUp"
              sentTitle="newsletterSentTitle"
              failedText="formErrorRobot"
              help={<ContactLines phone={data.phone} email={data.email} />}
              next={<p>{translate('newsletterSentText')}</p>}
              example={example}
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
        </div>
      </div>
    </section>
  );
}
