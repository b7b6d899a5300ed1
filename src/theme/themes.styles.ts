import { THEME_WORDMARKS } from '../../lib/themeWordmarks.ts';
import { css } from './css.ts';
import { themeProperties } from './properties.ts';
import type { Theme } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';
import { wordmarkProperties } from './wordmark.ts';

/** Returns the class of a theme with further properties. A dark theme has other colours in print. */
function classOf(theme: Theme, more: Record<string, string>): string {
  const { printColors } = theme;
  return css({
    ...themeProperties(theme),
    ...more,
    ...(printColors && { '@media print': themeProperties({ ...theme, scheme: 'light', colors: printColors }) }),
  });
}

type Kind = Parameters<typeof wordmarkProperties>[0];

const isWordmark = (name: string): name is keyof typeof THEME_WORDMARKS => Object.hasOwn(THEME_WORDMARKS, name);

function classesOf(table: Readonly<Record<string, Theme>>, kind: Kind): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, theme]) => {
      if (!isWordmark(name)) throw new Error(`The theme ${name} has no wordmark; add it to studio/logos`);
      return [name, classOf(theme, wordmarkProperties(kind, name, THEME_WORDMARKS[name]))];
    }),
  );
}

/** Classes for `<html>` by the name of the site's theme. */
export const themes = classesOf(SITE_THEMES, 'wordmark');

/** Classes that override the site theme's, by the name of the brand theme (F002). */
export const brandThemes = classesOf(BRAND_THEMES, 'make');
