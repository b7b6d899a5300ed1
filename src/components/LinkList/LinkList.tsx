import { BlockHeading } from '../../content/BlockHeading.tsx';
import { itemsValue, linkValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './LinkList.styles.ts';

const COLUMNS: ReadonlySet<string> = new Set(['1', '2', '3']);
const EXTERNAL = /^https?:/i;

/** Renders links in one, two or three columns. Renders nothing without links. */
export function LinkList({ fields, params }: ComponentProps) {
  const links = itemsValue(fields.Links).flatMap(({ id, fields: { Link: field } }) => {
    const link = linkValue(field);
    return link?.text ? [{ id, field, link }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section className={classes(container, section, styles.container)}>
      <BlockHeading fields={fields} />
      <ul className={styles.list} data-columns={COLUMNS.has(params.Columns ?? '') ? params.Columns : '1'}>
        {links.map(({ id, field, link }, position) => (
          <li key={id || position}>
            <Link field={field} className={styles.link}>
              <span>{link.text}</span>
              <Icon name={EXTERNAL.test(link.href) ? 'external' : 'arrowRight'} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
