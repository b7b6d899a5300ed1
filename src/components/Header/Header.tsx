import type { CSSProperties } from 'react';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { checkboxValue, type ItemValue, imageValue, itemsValue, numberValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bands } from '../../ui/layout.styles.ts';
import type { HeaderData } from './Header.data.ts';
import * as styles from './Header.styles.ts';
import { Languages, otherLanguages } from './Languages.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { inkOverPicture } from './overPicture.ts';

const MENU_ID = 'site-menu';

/** Logo, menu of three levels, extra links and languages (F018, F019, F021, F022). */
export function Header({ fields, data }: ComponentProps<HeaderData | undefined>) {
  const page = usePage();
  const over = inkOverPicture(page);
  const extra = itemsValue(fields.ExtraNavigationItems);
  const size = {
    '--logo-width': `${numberValue(fields.LogoWidth, 150)}px`,
    '--logo-height': `${numberValue(fields.LogoHeight, 55)}px`,
  } as CSSProperties;
  return (
    <header
      className={classes(styles.header, checkboxValue(fields.HasDarkTheme) && bands.contrast)}
      data-over={over ?? undefined}
      data-utility={extra.length > 0 || otherLanguages(page).length > 0 || undefined}
      data-slim={checkboxValue(fields.SlimNav) || undefined}
      data-separator={checkboxValue(fields.ShowSeparator) || undefined}
      style={size}
    >
      <div className={styles.ground}>
        <div className={styles.bar}>
          <Logo dark={imageValue(fields.Logo)} light={imageValue(fields.LogoLight)} over={over !== null} />
          <Menu extra={extra} data={data} />
        </div>
      </div>
    </header>
  );
}

/** One list for all screens: a row on wide ones, below 1280 px a panel that the platform opens without scripts. */
function Menu({ extra, data }: { extra: readonly ItemValue[]; data: HeaderData | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={MENU_ID}>
        <Icon name="menu" size={22} />
        {translate('openMenu')}
      </button>
      <div id={MENU_ID} className={styles.panel} popover="auto">
        <button
          type="button"
          className={styles.closer}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={translate('closeMenu')}
        >
          <Icon name="close" size={22} />
        </button>
        <MainMenu items={data?.items ?? []} />
        <div className={styles.extra}>
          {extra.map((item, position) => (
            <Link key={item.id || position} field={item.fields.Link} className={styles.extraLink} />
          ))}
          <Languages />
        </div>
      </div>
    </>
  );
}
