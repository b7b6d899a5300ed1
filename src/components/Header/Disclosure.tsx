import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { MenuItem } from './Header.data.ts';
import * as styles from './MainMenu.styles.ts';
import * as mega from './MegaMenu.styles.ts';
import { MenuLink } from './MenuLink.tsx';

interface DisclosureProps {
  item: MenuItem;
  isMega: boolean;
  /** Path of the current page; empty when it is none of the entry. */
  path: string;
  /** The Tab key skips it. */
  isSkipped?: boolean;
}

/** Renders an entry of the row: a link, or a disclosure of its child pages. */
export function MenuEntry({ item, isMega, path }: DisclosureProps) {
  if (item.children.length > 0) return <Disclosure item={item} isMega={isMega} path={path} />;
  return <MenuLink item={item} path={path} className={styles.top} />;
}

/**
 * Renders an entry with child pages, and the panel that shows them. On phones the mega-menu's summary is also the back button.
 */
export function Disclosure({ item, isMega, path, isSkipped = false }: DisclosureProps) {
  const translate = useTranslate();
  const isWide = isMega || item.children.some(({ children }) => children.length > 0);
  return (
    <details className={styles.details} name="main-menu">
      <summary
        className={styles.top}
        aria-current={contains(item, path) || undefined}
        tabIndex={isSkipped ? -1 : undefined}
      >
        <span className={mega.forward}>{item.title}</span>
        {isMega && (
          <span className={mega.back}>
            <Icon name="chevronLeft" size={18} />
            <span>{translate('menuBack')}</span>
          </span>
        )}
        <Icon name="chevronDown" size={16} className={styles.chevron} />
      </summary>
      <div className={classes(styles.drop, isMega && mega.drop)} data-wide={isWide || undefined} data-drop>
        {(!item.isHeading || isMega) && (
          <p className={styles.landing}>
            <MenuLink item={item} path={path} className={styles.landingLink} arrow />
          </p>
        )}
        <ul className={styles.second}>
          {item.children.map((child) => (
            <SecondLevel key={child.href} item={child} isFoldable={isMega} path={path} />
          ))}
        </ul>
        {item.image && (
          <div className={mega.image}>
            <ResponsiveImage {...item.image} alt="" sizes="(min-width: 1500px) 442px, 255px" />
          </div>
        )}
      </div>
    </details>
  );
}

/** Renders a page of the second level with its children; on phones the mega-menu collapses the children (F020). */
function SecondLevel({ item, isFoldable, path }: { item: MenuItem; isFoldable: boolean; path: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(() => contains(item, path));
  const hasChildren = item.children.length > 0;
  return (
    <li>
      <div className={styles.group}>
        <MenuLink item={item} path={path} className={styles.secondLink} />
        {hasChildren && isFoldable && (
          <button
            type="button"
            className={mega.fold}
            aria-expanded={open}
            aria-label={translate('pagesBelow', { name: item.title })}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'minus' : 'plus'} size={18} />
          </button>
        )}
      </div>
      {hasChildren && <ThirdLevel items={item.children} path={path} folded={isFoldable && !open} />}
    </li>
  );
}

/** Renders the third level; in 'More' there is one more level. */
function ThirdLevel({ items, path, folded = false }: { items: readonly MenuItem[]; path: string; folded?: boolean }) {
  return (
    <ul className={styles.third} data-folded={folded || undefined}>
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink item={item} path={path} className={styles.thirdLink} />
          {item.children.length > 0 && <ThirdLevel items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  );
}

/** Returns whether the current page is the entry's page or a descendant; for 'More', of any of its entries. */
export function contains(item: MenuItem, path: string): boolean {
  if (item.href && (path === item.href || path.startsWith(`${item.href}/`))) return true;
  return item.children.some((child) => contains(child, path));
}
