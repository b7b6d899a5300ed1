import { css } from './css.ts';
import { themeProperties } from './properties.ts';
import type { Theme } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';

/** The class of a theme. Paper is white, whatever the screen is: a dark theme has other colours in print. */
function classOf(theme: Theme): string {
  const { printColors } = theme;
  return css({
    ...themeProperties(theme),
    ...(printColors && { '@media print': themeProperties({ ...theme, scheme: 'light', colors: printColors }) }),
  });
}

const classesOf = (table: Readonly<Record<string, Theme>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([name, theme]) => [name, classOf(theme)]));

/** Classes for `<html>` by the name of the site's theme. */
export const themes = classesOf(SITE_THEMES);

/** Classes that stand beside a theme's and win over it, by the name of the brand theme (F002). */
export const brandThemes = classesOf(BRAND_THEMES);
