import { isEmptyField, linkValue, textValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { mapSearchHref } from '../../lib/contactHref.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { container, section, visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './MapLink.styles.ts';

/** Renders a link to a street address on a map in a new tab (F117): the editors' link, else a map search for the address. */
export function MapLink({ fields }: ComponentProps) {
  const translate = useTranslate();
  const address = textValue(fields.Address).replace(/\s+/g, ' ').trim();
  const href = linkValue(fields.Link)?.href || (address && mapSearchHref(address));
  if (!href) return null;
  return (
    <div className={classes(container, section)}>
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" size={28} />
        <span className={styles.body}>
          <strong>{isEmptyField(fields.Title) ? translate('findOnMap') : <Text field={fields.Title} />}</strong>
          {address && (
            <span className={styles.address}>
              <Text field={fields.Address} />
            </span>
          )}
        </span>
        <span className={visuallyHidden}>{`(${translate('opensInNewTab')})`}</span>
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}
