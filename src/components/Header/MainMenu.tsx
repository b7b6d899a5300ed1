import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsEdited, useTranslate } from '../../ui/sharedContext.ts';
import { Disclosure } from './Disclosure.tsx';
import type { MenuItem } from './Header.data.ts';
import * as styles from './MainMenu.styles.ts';
import * as mega from './MegaMenu.styles.ts';
import { MenuLink } from './MenuLink.tsx';

interface MainMenuProps {
  items: readonly MenuItem[];
  /** Entries that the row has room for; what is beyond goes into 'More'. Undefined until measured. */
  room: number | undefined;
}

/**
 * The menu as a list of links and native disclosures: they open by click, touch and keyboard without scripts. One markup
 * for both menus (F018, F020), told apart by `data-mega`.
 */
export function MainMenu({ items, room }: MainMenuProps) {
  const { site } = usePage();
  const translate = useTranslate();
  const isEdited = useIsEdited();
  if (items.length === 0) return null;
  const shown = items.slice(0, room);
  const rest = items.slice(shown.length);
  // In edit mode a script without React chooses what is seen (`src/editing/menuRow.ts`).
  const inMore = isEdited ? items : rest;
  const isMega = site.navigation === 'megaMenu';
  return (
    <nav className={styles.nav} aria-label={translate('mainNavigation')} data-mega={isMega || undefined}>
      <ul className={classes(styles.list, isMega && mega.list)} data-measured={room !== undefined || undefined}>
        {shown.map((item) => (
          <li key={item.href} className={styles.entry}>
            {item.children.length > 0 ? (
              <Disclosure item={item} isMega={isMega} />
            ) : (
              <MenuLink item={item} className={styles.top} />
            )}
          </li>
        ))}
        {inMore.length > 0 && (
          <li className={styles.entry} data-more hidden={isEdited}>
            <Disclosure
              item={{ title: translate('moreMenu'), href: '', linked: false, children: [...inMore] }}
              isMega={isMega}
            />
          </li>
        )}
        {rest.map((item) => (
          <Ghost key={item.href} item={item} />
        ))}
      </ul>
    </nav>
  );
}

/** An entry that is in 'More': not seen and not read out, its width tells when there is room for it again. */
function Ghost({ item }: { item: MenuItem }) {
  return (
    <li className={styles.ghost} aria-hidden="true">
      <span className={styles.top}>
        {item.title}
        {item.children.length > 0 && <Icon name="chevronDown" size={16} className={styles.chevron} />}
      </span>
    </li>
  );
}
