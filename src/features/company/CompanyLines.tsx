import type { CompanyView } from '../../contracts/page/company.ts';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CompanyLines.styles.ts';
import { companyAddress, companyNumbers } from './companyFacts.ts';

interface CompanyLinesProps {
  company: CompanyView;
  /** Markup beside these lines. A telephone number or e-mail address that it links to is not repeated. */
  adjacent?: string;
}

/** Renders the company behind a site in small print: name, numbers, address, how to reach it, who supervises it. */
export function CompanyLines({ company, adjacent = '' }: CompanyLinesProps) {
  const translate = useTranslate();
  const { site, language } = useSharedContext();
  const { country, phone, phoneText = phone } = site;
  const { withdrawal } = site.paths;
  const { name, registration, email, regulated } = company;
  const isRepeated = (href: string) => adjacent.includes(`"${href}"`);
  return (
    <div className={styles.lines}>
      <p className={styles.line}>
        <span>{name}</span>
        {companyNumbers(company).map(({ label, value }) => (
          <span key={label}>{`${translate(label)} ${value}`}</span>
        ))}
        {registration && <span>{registration}</span>}
        <span>{`${translate('companyAddress')}: ${companyAddress(company, country)}`}</span>
        {phone && phoneText && !isRepeated(phoneHref(phone)) && (
          <span>
            <a href={phoneHref(phone)}>{phoneText}</a>
            <CopyButton value={phoneText} />
          </span>
        )}
        {!isRepeated(mailHref(email)) && (
          <span>
            <a href={mailHref(email)}>
              <EmailText email={email} />
            </a>
            <CopyButton value={email} />
          </span>
        )}
      </p>
      {regulated && <p>{regulated.statement}</p>}
      {withdrawal && (
        <a className={styles.withdrawal} href={language.prefix + withdrawal}>
          {translate('withdrawalLink')}
        </a>
      )}
    </div>
  );
}
