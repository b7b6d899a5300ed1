import { recordOf } from '../../../lib/record.ts';
import { encodeUrl } from '../../../lib/urlText.ts';
import { checkboxValue, imageValue, textValue } from '../../content/fields.ts';
import type { ImageValue } from '../../content/fieldValues.ts';
import { safeHref } from '../../content/safeHref.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import type { LoaderContext, NavigationItem, SectionLoader } from '../../contracts/page/loader.ts';
import { shortHash } from '../../lib/shortHash.ts';

/** An entry of the menu. */
export interface MenuItem {
  title: string;
  href: string;
  /** A heading without a link (`shouldBeNavigableInMenuWhenItHasChildren`). Absent for links, which most entries of every page are. */
  isHeading?: true;
  /** Links to another site. */
  external?: true;
  /** Image of the section, on the first level of the mega-menu (F020). */
  image?: ImageValue;
  children: MenuItem[];
}

export interface HeaderData {
  items: MenuItem[];
  /** Value of the cookie `hideAlert` once this message has been closed; absent without a message that can be closed. */
  alertKey?: string;
}

/** Loads the menu of the site and the key of its message. Without navigation the header has no menu (F035). */
export const loader: SectionLoader<HeaderData> = {
  async load({ fields }, context) {
    const alert = alertKeyOf(recordOf(fields));
    const menu = await menuItems(context);
    const value = { items: menu ?? [], ...(alert && { alertKey: alert }) };
    return { kind: 'data', value, ...(menu === null && { degraded: true }) };
  },
};

/** Returns the menu; null when the platform is unavailable, so that the page is not cached. An unknown site is reported. */
async function menuItems({ ports, site, report }: LoaderContext): Promise<MenuItem[] | null> {
  try {
    const items = await ports.navigation();
    if (items === null) report('contextMissing', 'No Sitecore context found');
    return items ? memoizedMenu(items, site.navigation === 'megaMenu') : [];
  } catch (error) {
    report('navigationFailed', 'header without menu', error);
    return null;
  }
}

const menus = new WeakMap<readonly NavigationItem[], { withImages: boolean; menu: MenuItem[] }>();

/** Returns the menu of a navigation, which many pages share: the same objects each time, so that their JSON and markup are found again. */
function memoizedMenu(items: readonly NavigationItem[], withImages: boolean): MenuItem[] {
  const memoized = menus.get(items);
  if (memoized?.withImages === withImages) return memoized.menu;
  const menu = menuOf(items, LEVELS, withImages);
  menus.set(items, { withImages, menu });
  return menu;
}

const LEVELS = 3;

/** Returns three levels of the menu (F018); entries without name or URL are left out. */
export function menuOf(items: readonly NavigationItem[], levels = LEVELS, withImages = false): MenuItem[] {
  if (levels === 0) return [];
  return items.flatMap((item) => {
    const children = menuOf(item.children, levels - 1);
    const external = safeHref(item.externalLink?.href);
    const href = external || asUrlPath(item.path);
    const title = item.navTitle || item.name;
    if (!title || !href) return [];
    const isHeading = children.length > 0 && !item.shouldBeNavigableInMenuWhenItHasChildren;
    const image = withImages && children.length > 0 ? imageValue(item.image) : null;
    return [
      {
        title,
        href,
        ...(isHeading && { isHeading: true as const }),
        ...(/^https?:/.test(external) && { external: true as const }),
        ...(image && { image }),
        children,
      },
    ];
  });
}

/** Encodes a path as in the browser's location, so that it can be compared with the current page's path. */
const asUrlPath = (path: string) => (/%[\da-f]{2}/i.test(path) ? path : encodeUrl(path));

/** Returns a hash of the message, so that a new message is visible after the last one was closed; null for warnings (F017). */
export function alertKeyOf(fields: Fields): string | null {
  if (!checkboxValue(fields.HasMessage) || textValue(fields.MessageType) === 'Warning') return null;
  const message = `${textValue(fields.MessageTitle)}\n${textValue(fields.MessageText)}`;
  return message === '\n' ? null : shortHash(message);
}
