import { Icon } from '../../ui/icon/Icon.tsx';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';
import type { MenuItem } from './Header.data.ts';

interface MenuLinkProps {
  item: MenuItem;
  /** Path of the current page; empty when it is none of the entry. */
  path: string;
  className: string;
  arrow?: boolean;
}

/** Renders a link of the menu; a heading for a page without a link (F021). */
export function MenuLink({ item, path, className, arrow = false }: MenuLinkProps) {
  if (item.isHeading) return <span className={className}>{item.title}</span>;
  return (
    <a
      className={className}
      href={item.href}
      aria-current={item.href === path ? 'page' : undefined}
      target={item.external && '_blank'}
      rel={item.external && 'noopener'}
    >
      <UnbrokenName name={item.title} />
      {arrow && <Icon name="arrowRight" size={18} />}
      {item.external && <Icon name="external" size={14} />}
    </a>
  );
}
