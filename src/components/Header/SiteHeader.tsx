import { type CSSProperties, useEffect, useRef } from 'react';
import { checkboxValue, itemsValue, numberValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { AlertBar } from './AlertBar.tsx';
import * as styles from './Header.styles.ts';
import type { HeaderProps } from './headerProps.ts';
import { isOverHero } from './isOverHero.ts';
import { otherLanguages } from './Languages.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';

/** Renders message (F017), logo, menu with three levels, extra links and languages (F018 to F022). */
export function SiteHeader({ fields, data }: HeaderProps) {
  const page = usePage();
  const header = useRef<HTMLElement>(null);
  // A hero without its picture is no field that the header could be over.
  const hasPictures = useFeature('media');
  const isOver = hasPictures && isOverHero(page);
  const isSlim = checkboxValue(fields.SlimNav);
  useEffect(() => setRootAttribute('slim', isSlim ? '' : null), [isSlim]);
  const extraLinks = [...useSiteLink(), ...itemsValue(fields.ExtraNavigationItems)];
  const size = {
    '--logo-width': `${numberValue(fields.LogoWidth, 150)}px`,
    '--logo-height': `${numberValue(fields.LogoHeight, 55)}px`,
  } as CSSProperties;
  return (
    <>
      <AlertBar fields={fields} messageKey={data?.alertKey} onClosed={() => header.current?.focus()} />
      <header
        ref={header}
        // Takes the focus when the message above it is closed.
        tabIndex={-1}
        className={classes(styles.header, checkboxValue(fields.HasDarkTheme) && bands.contrast)}
        data-over={isOver || undefined}
        data-utility={extraLinks.length > 0 || otherLanguages(page).length > 0 || undefined}
        data-slim={isSlim || undefined}
        data-separator={checkboxValue(fields.ShowSeparator) || undefined}
        style={size}
      >
        <div className={styles.ground}>
          <div className={styles.bar}>
            <Logo dark={fields.Logo} light={fields.LogoLight} isOverHero={isOver} />
            <Menu items={data?.items ?? []} extra={extraLinks}>
              <Logo dark={fields.Logo} light={fields.LogoLight} isOverHero={false} />
            </Menu>
          </div>
        </div>
      </header>
    </>
  );
}

/** Returns the link from a brand host to the site's own host with all makes; empty on the site's own host. */
function useSiteLink(): ItemValue[] {
  const { brand, home, site } = usePage();
  const translate = useTranslate();
  if (!brand) return [];
  const text = translate('allMakesAt', { name: site.name });
  return [{ id: 'site', name: text, fields: { Link: { value: { href: `${brand.siteOrigin}${home}`, text } } } }];
}
