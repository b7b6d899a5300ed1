import { isEmptyField, itemsValue, itemValue, textValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CONSENT_SETTINGS_HREF } from '../../contracts/consent/consent.ts';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { CompanyLines } from '../../features/company/CompanyLines.tsx';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { bands } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import { ContactLink } from './ContactLink.tsx';
import { DebtWarning } from './DebtWarning.tsx';
import type { FooterData } from './Footer.data.ts';
import * as styles from './Footer.styles.ts';
import { Column, Info } from './FooterColumns.tsx';
import { Makes } from './Makes.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/**
 * Renders makes, highlighted link, columns of links, information blocks, debt warning, social links and the link to the consent
 * settings (F023, F024). Empty parts are left out.
 */
export function Footer({ fields, data }: ComponentProps<FooterData | undefined>) {
  return (
    <footer className={classes(bands.contrast, styles.footer)}>
      <Prerendered as="div" className={styles.inner} view={FooterContent} viewProps={{ fields, data }} />
    </footer>
  );
}

/** Renders the content of the footer; the same on all pages of a site in one language. */
export function FooterContent({ fields, data }: Pick<ComponentProps<FooterData | undefined>, 'fields' | 'data'>) {
  const { site, home } = useSharedContext();
  const translate = useTranslate();
  const columns = itemsValue(fields.Columns);
  const infos = [itemValue(fields.InfoField1), itemValue(fields.InfoField2)].filter((info) => info !== null);
  return (
    <>
      <Makes heading={fields.BrandsHeading} makes={data?.makes ?? []} />
      <div className={styles.top}>
        <a className={styles.name} href={home}>
          {site.name}
        </a>
        {!isEmptyField(fields.HighlightedLink) && (
          <span className={styles.highlighted}>
            <ContactLink field={fields.HighlightedLink} className={buttons.primary} />
          </span>
        )}
      </div>
      {columns.length + infos.length > 0 && (
        <div className={styles.columns}>
          {columns.length > 0 && (
            <nav className={styles.links} aria-label={translate('footerNavigation')}>
              {columns.map((column, position) => (
                <Column key={column.id || position} column={column} />
              ))}
            </nav>
          )}
          {infos.map((info, position) => (
            <Info key={info.id || position} info={info} />
          ))}
        </div>
      )}
      {site.country === 'SE' && <DebtWarning />}
      {data && (
        <CompanyLines company={data.company} adjacent={infos.map(({ fields }) => textValue(fields.Text)).join('')} />
      )}
      <div className={styles.bottom}>
        <p>
          <Text field={fields.CopyrightText} />
        </p>
        <a className={styles.settings} href={CONSENT_SETTINGS_HREF}>
          {translate('cookieSettings')}
        </a>
        <SocialLinks items={itemsValue(fields.SocialLinks)} icons={data?.icons ?? {}} />
      </div>
    </>
  );
}
