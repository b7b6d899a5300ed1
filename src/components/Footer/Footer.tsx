import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { Ready } from '../../app/Ready.tsx';
import { type ItemValue, isEmptyField, itemsValue, itemValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { bands } from '../../ui/layout.styles.ts';
import * as styles from './Footer.styles.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** Columns of links, facts, social links, and one link that stands out (F023). Parts that are empty leave no trace. */
export function Footer({ fields }: ComponentProps) {
  const page = usePage();
  const translate = useTranslate();
  const columns = itemsValue(fields.Columns);
  const infos = [itemValue(fields.InfoField1), itemValue(fields.InfoField2)].filter((info) => info !== null);
  return (
    <footer className={classes(bands.contrast, styles.footer)}>
      <Ready as="div" className={styles.inner} of={['footer', fields]}>
        <div className={styles.top}>
          <a className={styles.name} href={page.home}>
            {page.site.name}
          </a>
          {!isEmptyField(fields.HighlightedLink) && <Highlighted field={fields.HighlightedLink} />}
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
        <div className={styles.bottom}>
          <p>
            <Text field={fields.CopyrightText} />
          </p>
          <SocialLinks items={itemsValue(fields.SocialLinks)} />
        </div>
      </Ready>
    </footer>
  );
}

function Highlighted({ field }: { field: unknown }) {
  return <Link field={field} className={buttons.primary} />;
}

function Column({ column: { fields } }: { column: ItemValue }) {
  return (
    <div>
      {!isEmptyField(fields.Title) && (
        <Heading level={2} size="small" className={styles.heading}>
          <Text field={fields.Title} />
        </Heading>
      )}
      {!isEmptyField(fields.Description) && (
        <p className={styles.muted}>
          <Text field={fields.Description} />
        </p>
      )}
      <ul className={styles.list}>
        {itemsValue(fields.ColumnItems).map((item, position) => (
          <li key={item.id || position}>
            <Link field={item.fields.Link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Info({ info: { fields } }: { info: ItemValue }) {
  return (
    <div>
      {!isEmptyField(fields.Heading) && (
        <Heading level={2} size="small" className={styles.heading}>
          <Text field={fields.Heading} />
        </Heading>
      )}
      <RichText field={fields.Text} className={styles.info} />
    </div>
  );
}
