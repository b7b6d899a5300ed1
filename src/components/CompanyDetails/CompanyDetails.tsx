import type { ReactNode } from 'react';
import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { CompanyView } from '../../contracts/page/company.ts';
import { companyAddress, companyNumbers } from '../../features/company/companyFacts.ts';
import { classes } from '../../lib/classes.ts';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { EmailText } from '../../ui/EmailText.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import { frame, sideHeading } from '../../ui/sideHeading.styles.ts';
import * as styles from './CompanyDetails.styles.ts';

/** Renders the company behind the site as a list of facts, for the contact page. */
export function CompanyDetails({ fields, data }: ComponentProps<CompanyView | undefined>) {
  const translate = useTranslate();
  const { country, phone, phoneText = phone } = useSharedContext().site;
  if (!data) return null;
  const { name, registration, email, regulated } = data;
  return (
    <section className={classes(container, section)}>
      <div className={frame}>
        <div className={classes(sideHeading, styles.parts)}>
          <Heading level={2} size="block">
            {isEmptyField(fields.Title) ? translate('companyTitle') : <Text field={fields.Title} />}
          </Heading>
          <div className={styles.facts}>
            <p className={styles.name}>{name}</p>
            <dl className={styles.list}>
              {companyNumbers(data).map(({ label, value }) => (
                <Fact key={label} label={translate(label)}>
                  {value}
                </Fact>
              ))}
              <Fact label={translate('companyAddress')}>{companyAddress(data, country)}</Fact>
              {phone && (
                <Fact label={translate('companyPhone')}>
                  <a href={phoneHref(phone)}>{phoneText}</a>
                </Fact>
              )}
              <Fact label={translate('companyMail')}>
                <a href={mailHref(email)}>
                  <EmailText email={email} />
                </a>
              </Fact>
            </dl>
            {registration && <p>{registration}</p>}
            {regulated && <p>{regulated.statement}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
