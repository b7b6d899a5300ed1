import { useEffect, useRef, useState } from 'react';
import type { ItemValue } from '../../content/fieldValues.ts';
import { Link } from '../../content/Link.tsx';
import { SavedLink } from '../../features/saved/SavedLink.tsx';
import type { Elements } from '../../lib/browser/elements.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import type { MenuItem } from './Header.data.ts';
import { Languages, otherLanguages } from './Languages.tsx';
import { MainMenu } from './MainMenu.tsx';
import * as styles from './Menu.styles.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { closeMenu } from './openState.ts';
import { useMenuBehaviour } from './useMenuBehaviour.ts';

const MENU_ID = 'site-menu';

interface MenuProps {
  items: readonly MenuItem[];
  extra: readonly ItemValue[];
  /** The logo, which the popover has too, because it covers the header. */
  children: Elements;
}

/** Renders one list for all windows: a row in wide ones, below 1280 px a popover that opens without JavaScript. */
export function Menu({ items, extra, children }: MenuProps) {
  const page = usePage();
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  /** Number of entries that fit into the row; undefined until measured. */
  const [capacity, setCapacity] = useState<number>();
  useMenuBehaviour(panel, setCapacity);
  // Closes the menu after every navigation. It may have been opened before it was hydrated.
  const shownPath = useRef(page.path);
  useEffect(() => {
    if (panel.current && shownPath.current !== page.path) closeMenu(panel.current);
    shownPath.current = page.path;
  }, [page.path]);
  const hasLinks = extra.length > 0 || otherLanguages(page).length > 0;
  const hasCars = useFeature('stock');
  if (items.length === 0 && !hasLinks) return null;
  return (
    <>
      <SavedLink as="heart" />
      <button type="button" className={styles.openButton} popoverTarget={MENU_ID}>
        <Icon name="menu" size={22} />
        <span>{translate('openMenu')}</span>
      </button>
      <div ref={panel} id={MENU_ID} className={styles.panel} popover="auto">
        <div className={styles.head} data-sheet-head="">
          <p className={visuallyHidden}>{translate('openMenu')}</p>
          {children}
          <button
            type="button"
            className={styles.closeButton}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={translate('closeMenu')}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        {hasCars && <MenuSearch />}
        <MainMenu items={items} capacity={capacity} />
        {(hasLinks || hasCars) && (
          <div className={styles.extraLinks}>
            <SavedLink as="small" />
            {extra.map((item, position) => (
              <Link key={item.id || position} field={item.fields.Link} className={styles.extraLink} />
            ))}
            <Languages />
          </div>
        )}
      </div>
    </>
  );
}
