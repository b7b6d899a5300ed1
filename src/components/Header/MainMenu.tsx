import { useEffect, useRef } from 'react';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { MenuItem } from './Header.data.ts';
import * as styles from './MainMenu.styles.ts';
import { openMenus } from './openMenus.ts';

/**
 * The menu as a list of links and native disclosures: they open by click, touch and keyboard without scripts; with
 * scripts also by hovering, and Escape closes them.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const translate = useTranslate();
  useEffect(() => (nav.current ? openMenus(nav.current) : undefined), []);
  if (items.length === 0) return null;
  return (
    <nav ref={nav} className={styles.nav} aria-label={translate('mainNavigation')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.entry}>
            {item.children.length > 0 ? <Disclosure item={item} /> : <MenuLink item={item} className={styles.top} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Disclosure({ item }: { item: MenuItem }) {
  const { path } = usePage();
  const wide = item.children.some(({ children }) => children.length > 0);
  return (
    <details className={styles.details} name="main-menu">
      <summary
        className={styles.top}
        data-current={path.startsWith(`${item.href}/`) || path === item.href || undefined}
      >
        {item.title}
        <Icon name="chevronDown" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.drop} data-wide={wide || undefined}>
        {item.linked && (
          <p className={styles.own}>
            <MenuLink item={item} className={styles.ownLink} arrow />
          </p>
        )}
        <ul className={styles.second}>
          {item.children.map((child) => (
            <li key={child.href}>
              <MenuLink item={child} className={styles.secondLink} />
              <Third items={child.children} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Third({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.third}>
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink item={item} className={styles.thirdLink} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ item, className, arrow = false }: { item: MenuItem; className: string; arrow?: boolean }) {
  const { path } = usePage();
  if (!item.linked) return <span className={className}>{item.title}</span>;
  return (
    <a
      className={className}
      href={item.href}
      aria-current={item.href === path ? 'page' : undefined}
      target={item.external && '_blank'}
      rel={item.external && 'noopener'}
    >
      {item.title}
      {arrow && <Icon name="arrowRight" size={18} />}
      {item.external && <Icon name="external" size={14} />}
    </a>
  );
}
