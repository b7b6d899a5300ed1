import { imageValue, isEmptyField } from '../../content/fields.ts';
import { fieldText } from '../../content/fieldText.ts';
import { Image } from '../../content/Image.tsx';
import { checkedList } from '../../content/RichText.styles.ts';
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
  /** `Title`, `Text`, `Image` and `Aside` of the editors. */
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
  const { phone, email } = contact;
  const id = example ? `${form}-${example.name}` : form;
  const isPage = titleTag === 'h1';
  const level = isPage ? 2 : 3;
  const heading = <RequestHeading fields={fields} isPage={isPage} />;
  const hasImage = isPage && imageValue(fields.Image) !== null;
  const side = (phone || email) && <FormSide fields={fields} isPage={isPage} contact={contact} asOf={asOf} />;
  return (
    <section id={id} className={classes(container, section, styles.target, isPage && styles.page)}>
      {!hasImage && heading}
      <div className={hasImage ? styles.opening : styles.grid} data-opening={hasImage || undefined}>
        {hasImage && <div className={styles.head}>{heading}</div>}
        <div className={styles.panel}>
          <LeadForm
            form={form}
            anchor={`${id}-form`}
            idPrefix={example ? id : idPrefix}
            legend={fieldText(fields, 'Title') || translate('formYourDetails')}
            help={<ContactLines phone={phone} email={email} />}
            level={level}
            example={example}
            {...texts}
          >
            {children}
          </LeadForm>
        </div>
        {hasImage && (
          <div className={styles.picture}>
            <Image field={fields.Image} sizes="(min-width: 64rem) 34rem, 100vw" />
          </div>
        )}
        {!hasImage && side}
      </div>
      {hasImage && side}
    </section>
  );
}

function RequestHeading({ fields, isPage }: Pick<RequestSectionProps, 'fields'> & { isPage: boolean }) {
  const title = !isEmptyField(fields.Title) && <Text field={fields.Title} />;
  const text = !isEmptyField(fields.Text) && <Text field={fields.Text} />;
  return <SectionHeading kind={isPage ? 'page' : 'section'} title={title} text={text} />;
}

interface FormSideProps extends Pick<RequestSectionProps, 'fields' | 'contact' | 'asOf'> {
  isPage: boolean;
}

/** Renders what speaks for the form, and how to reach somebody. */
function FormSide({ fields, isPage, contact: { phone, email, spans }, asOf }: FormSideProps) {
  const translate = useTranslate();
  return (
    <div className={styles.aside}>
      {isPage && <RichText field={fields.Aside} className={classes(checkedList, styles.benefits)} />}
      <div className={styles.talk}>
        <Heading level={isPage ? 2 : 3} size="card">
          {translate('formRatherTalk')}
        </Heading>
        {spans && <OpeningNow spans={spans} asOf={asOf} />}
        <ContactLines phone={phone} email={email} />
      </div>
      {!isPage && <RichText field={fields.Aside} />}
    </div>
  );
}
