import type { CSSProperties } from 'react';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useIsEdited, useTranslate } from '../../ui/sharedContext.ts';
import { contains, Disclosure, MenuEntry } from './Disclosure.tsx';
import type { MenuItem } from './Header.data.ts';
import * as styles from './MainMenu.styles.ts';
import * as mega from './MegaMenu.styles.ts';

interface MainMenuProps {
  items: readonly MenuItem[];
  /** Number of entries that fit into the row; the others go into 'More'. Undefined until measured: styles hide those beyond the row. */
  capacity: number | undefined;
}

/**
 * Renders the menu as a list of links and native disclosures, which open by click, touch and keyboard without JavaScript. Both
 * menus (F018, F020) have the same markup; `data-mega` distinguishes them.
 */
export function MainMenu({ items, capacity }: MainMenuProps) {
  const { site, path } = usePage();
  const translate = useTranslate();
  const isEdited = useIsEdited();
  if (items.length === 0) return null;
  const visible = items.slice(0, capacity);
  const overflow = items.slice(visible.length);
  // In edit mode a script without React shows and hides entries (`src/editing/menuRow.ts`).
  const isMeasured = isEdited || capacity !== undefined;
  const moreItems = isEdited ? items : overflow;
  const isMega = site.navigation === 'megaMenu';
  const moreTitle = translate('moreMenu');
  return (
    <nav
      className={styles.nav}
      aria-label={translate('mainNavigation')}
      style={rowEstimates(items, moreTitle)}
      data-mega={isMega || undefined}
      data-measured={isMeasured || undefined}
    >
      <ul className={classes(styles.list, isMega && mega.list)}>
        {visible.map((item) => (
          <Prerendered
            key={item.href}
            as="li"
            className={styles.entry}
            view={MenuEntry}
            // Other pages share the entry.
            viewProps={{ item, isMega, path: contains(item, path) ? path : '' }}
          />
        ))}
        {(!isMeasured || moreItems.length > 0) && (
          // Until measured it is a picture of 'More', which styles show beside a row that is too narrow; assistive technology has all entries.
          <Prerendered
            as="li"
            className={classes(styles.entry, !isMeasured && styles.unmeasured)}
            data-more
            aria-hidden={!isMeasured || undefined}
            hidden={isEdited}
            view={Disclosure}
            viewProps={{
              item: { title: moreTitle, href: '', isHeading: true, children: [...moreItems] },
              isMega,
              path: isMeasured ? path : '',
              isSkipped: !isMeasured,
            }}
          />
        )}
        {overflow.map((item) => (
          <MeasuredEntry key={item.href} item={item} />
        ))}
      </ul>
    </nav>
  );
}

/** Returns the lengths of 'More' and of the last entry, from which styles estimate their widths before the row is measured. */
function rowEstimates(items: readonly MenuItem[], moreTitle: string): CSSProperties {
  const last = items.at(-1);
  return {
    '--more-letters': moreTitle.length,
    '--last-letters': items.length > 1 ? (last?.title.length ?? 0) : 0,
    '--last-icon': last && (last.children.length > 0 || last.external) ? '1.25rem' : '0rem',
  } as CSSProperties;
}

/** Renders an invisible copy of an entry in 'More', as wide as the entry itself. Its width tells when the entry fits again. */
function MeasuredEntry({ item }: { item: MenuItem }) {
  return (
    <li className={styles.measuring} aria-hidden="true">
      <span className={styles.top}>
        <span>{item.title}</span>
        {item.children.length > 0 ? (
          <Icon name="chevronDown" size={16} className={styles.chevron} />
        ) : (
          item.external && <Icon name="external" size={14} />
        )}
      </span>
    </li>
  );
}
