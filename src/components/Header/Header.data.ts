import { safeHref } from '../../content/safeHref.ts';
import type { NavigationItem, SectionLoader } from '../../contracts/loader.ts';

/** An entry of the menu, as little as it shows. */
export interface MenuItem {
  title: string;
  href: string;
  /** False for a heading that has no page of its own in the menu (`shouldBeNavigableInMenuWhenItHasChildren`). */
  linked: boolean;
  /** Leads to another site. */
  external?: true;
  children: MenuItem[];
}

export interface HeaderData {
  items: MenuItem[];
}

/** The menu of the site. Without navigation the header still stands, and the page is not kept (F035). */
export const loader: SectionLoader<HeaderData> = {
  async load(_rendering, { ports }) {
    try {
      return { kind: 'data', value: { items: menuOf(await ports.navigation()) } };
    } catch {
      return { kind: 'data', value: { items: [] }, degraded: true };
    }
  },
};

/** Three levels of the menu (F018); entries without a name or an address are left out. */
export function menuOf(items: readonly NavigationItem[], levels = 3): MenuItem[] {
  if (levels === 0) return [];
  return items.flatMap((item) => {
    const children = menuOf(item.children, levels - 1);
    const external = safeHref(item.externalLink?.href);
    const href = external || item.path;
    const title = item.navTitle || item.name;
    if (!title || !href) return [];
    const linked = children.length === 0 || item.shouldBeNavigableInMenuWhenItHasChildren;
    return [{ title, href, linked, ...(/^https?:/.test(external) ? { external: true as const } : {}), children }];
  });
}
