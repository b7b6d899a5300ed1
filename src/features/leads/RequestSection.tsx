import { isEmptyField } from '../../content/fields.ts';
import { fieldText } from '../../content/fieldText.ts';
import { RichText } from '../../content/RichText.tsx';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { OpeningNow } from '../dealers/hours/OpeningNow.tsx';
import { ContactLines } from './ContactLines.tsx';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';
import * as styles from './RequestSection.styles.ts';
import type { RequestContact } from './sellCar.ts';

interface RequestSectionProps extends Pick<LeadFormProps, 'sentTitle' | 'failedText' | 'fieldLabels' | 'idPrefix'> {
  form: FormName;
  /** `Title`, `Text` and `Aside` of the editors. */
  fields: Fields;
  /** `h1`: the title is the main heading of the page. */
  titleTag?: string | undefined;
  contact: RequestContact;
  /** Milliseconds since 1970. */
  asOf: number;
  example: LeadFormProps['example'];
  /** The fields of the form. */
  children: Elements;
}

/** Renders a form with its heading, and beside it how to reach somebody instead. */
export function RequestSection({
  form,
  fields,
  titleTag,
  contact,
  asOf,
  example,
  idPrefix,
  children,
  ...texts
}: RequestSectionProps) {
  const translate = useTranslate();
  const { phone, email, spans } = contact;
  const id = example ? `${form}-${example.name}` : form;
  const isPage = titleTag === 'h1';
  const level = isPage ? 2 : 3;
  const title = !isEmptyField(fields.Title) && <Text field={fields.Title} />;
  const hours = spans && <OpeningNow spans={spans} asOf={asOf} />;
  const lines = <ContactLines phone={phone} email={email} />;
  return (
    <section id={id} className={classes(container, section, styles.target, isPage && styles.page)}>
      <SectionHeading
        kind={isPage ? 'page' : 'section'}
        title={title}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
      />
      <div className={styles.grid}>
        <div className={styles.panel}>
          <LeadForm
            form={form}
            anchor={`${id}-form`}
            idPrefix={example ? id : idPrefix}
            legend={fieldText(fields, 'Title') || translate('formYourDetails')}
            help={lines}
            level={level}
            example={example}
            {...texts}
          >
            {children}
          </LeadForm>
        </div>
        {(phone || email) && (
          <div className={styles.aside}>
            {isPage && <RichText field={fields.Aside} className={styles.benefits} />}
            <Heading level={level} size="card">
              {translate('formRatherTalk')}
            </Heading>
            {hours}
            {lines}
            {!isPage && <RichText field={fields.Aside} />}
          </div>
        )}
      </div>
    </section>
  );
}
