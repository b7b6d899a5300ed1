import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { dateFormat } from '../../lib/formats.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import type { AccessibilityRun } from './AccessibilityStatement.data.ts';
import * as styles from './AccessibilityStatement.styles.ts';
import { authorityOf } from './authorities.ts';

/** Renders the part of the accessibility statement that the product knows: standard, last test, contact, supervising authority. */
export function AccessibilityStatement({ data }: ComponentProps<AccessibilityRun | undefined>) {
  const translate = useTranslate();
  const { site, language } = useSharedContext();
  const { name: company, email } = site.company;
  const { phone, phoneText = phone, country } = site;
  const authority = authorityOf(country, language.code);
  return (
    <section className={classes(container, section)}>
      <div className={styles.parts}>
        <Heading level={2} size="card">
          {translate('accessibilityStandard')}
        </Heading>
        <p>{translate('accessibilityAim', { company })}</p>
        {data && <LastRun run={data} locale={language.locale} />}
        <Heading level={2} size="card">
          {translate('accessibilityContact')}
        </Heading>
        <p>{translate('accessibilityContactText')}</p>
        <p className={styles.links}>
          <a href={mailHref(email)}>{email}</a>
          {phone && <a href={phoneHref(phone)}>{phoneText}</a>}
        </p>
        {authority && <p>{translate('accessibilityAuthority', { authority })}</p>}
      </div>
    </section>
  );
}

function LastRun({ run: { date, tool, pages, broken }, locale }: { run: AccessibilityRun; locale: string }) {
  const translate = useTranslate();
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
  return (
    <>
      <p>
        <span>{`${translate('accessibilityRun', { date: day, tool, pages })} `}</span>
        <span>
          {broken.length === 0
            ? translate('accessibilityNone')
            : translate('accessibilityBroken', { rules: broken.join(', ') })}
        </span>
      </p>
      <p>{translate('accessibilityLimits')}</p>
    </>
  );
}
