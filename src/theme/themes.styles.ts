import { css } from './css.ts';
import { themeProperties } from './properties.ts';
import type { Theme } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';

/** Returns the class of a theme. A dark theme has other colours in print. */
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

/** Classes that override the site theme's, by the name of the brand theme (F002). */
export const brandThemes = classesOf(BRAND_THEMES);
