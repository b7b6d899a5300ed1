import { css } from './css.ts';
import { themeProperties } from './properties.ts';
import type { Theme } from './theme.ts';
import { bmw } from './themes/bmw.ts';
import { marlow } from './themes/marlow.ts';
import { mercedes } from './themes/mercedes.ts';
import { mini } from './themes/mini.ts';
import { norrvag } from './themes/norrvag.ts';
import { rullande } from './themes/rullande.ts';
import { smart } from './themes/smart.ts';

/** Paper is white, whatever the screen is: there a dark theme has the colours of its light relative. */
const dark = (theme: Theme) =>
  css({
    ...themeProperties(theme),
    '@media print': themeProperties({ ...theme, scheme: 'light', colors: marlow.colors }),
  });

/** Classes for `<html>` by `ThemeName`. */
export const themes = {
  norrvag: css(themeProperties(norrvag)),
  rullande: css(themeProperties(rullande)),
  marlow: css(themeProperties(marlow)),
};

/** Classes that stand beside a theme's and win over it, by `BrandThemeName` (F002). */
export const brandThemes = {
  mercedes: dark(mercedes),
  smart: dark(smart),
  mini: css(themeProperties(mini)),
  bmw: css(themeProperties(bmw)),
};
