import { checkboxValue, imageValue, textValue } from '../../content/fields.ts';
import type { ImageValue } from '../../content/fieldValues.ts';
import { safeHref } from '../../content/safeHref.ts';
import type { Fields } from '../../contracts/layout.ts';
import type { LoaderContext, NavigationItem, SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { encodeUrl } from '../../contracts/urlText.ts';
import { shortHash } from '../../lib/shortHash.ts';

/** An entry of the menu, as little as it shows. */
export interface MenuItem {
  title: string;
  href: string;
  /** False for a heading that has no page of its own in the menu (`shouldBeNavigableInMenuWhenItHasChildren`). */
  linked: boolean;
  /** Leads to another site. */
  external?: true;
  /** Of the section, on the first level of the mega-menu (F020). */
  picture?: ImageValue;
  children: MenuItem[];
}

export interface HeaderData {
  items: MenuItem[];
  /** What the cookie `hideAlert` holds once this message has been closed; absent where there is none to close. */
  alertKey?: string;
}

/** The menu of the site and the name of its message. Without navigation the header still stands (F035). */
export const loader: SectionLoader<HeaderData> = {
  async load({ fields }, context) {
    const alert = alertKeyOf(recordOf(fields));
    const menu = await menuItems(context);
    const value = { items: menu ?? [], ...(alert && { alertKey: alert }) };
    return { kind: 'data', value, ...(menu === null && { degraded: true }) };
  },
};

/** Null when the platform is away: the page is not kept then. A site that it does not know has no menu, and that is said. */
async function menuItems({ ports, site, report }: LoaderContext): Promise<MenuItem[] | null> {
  try {
    const items = await ports.navigation();
    if (items === null) report('contextMissing', 'No Sitecore context found');
    return menuOf(items ?? [], 3, site.navigation === 'megaMenu');
  } catch (error) {
    report('navigationFailed', 'header without menu', error);
    return null;
  }
}

/** Three levels of the menu (F018); entries without a name or an address are left out. */
export function menuOf(items: readonly NavigationItem[], levels = 3, pictures = false): MenuItem[] {
  if (levels === 0) return [];
  return items.flatMap((item) => {
    const children = menuOf(item.children, levels - 1);
    const external = safeHref(item.externalLink?.href);
    const href = external || asAddress(item.path);
    const title = item.navTitle || item.name;
    if (!title || !href) return [];
    const linked = children.length === 0 || item.shouldBeNavigableInMenuWhenItHasChildren;
    const picture = pictures && children.length > 0 ? imageValue(item.image) : null;
    return [
      {
        title,
        href,
        linked,
        ...(/^https?:/.test(external) && { external: true as const }),
        ...(picture && { picture }),
        children,
      },
    ];
  });
}

/** As the address bar writes it, so that the page shown is known by it. */
const asAddress = (path: string) => (/%[\da-f]{2}/i.test(path) ? path : encodeUrl(path));

/** Another message has another key, so that it shows though the one before was closed; warnings have none (F017). */
export function alertKeyOf(fields: Fields): string | null {
  if (!checkboxValue(fields.HasMessage) || textValue(fields.MessageType) === 'Warning') return null;
  const words = `${textValue(fields.MessageTitle)}\n${textValue(fields.MessageText)}`;
  return words === '\n' ? null : shortHash(words);
}
