import { css } from './css.ts';
import { themeProperties } from './properties.ts';
import type { Theme } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES, THEME_WORDMARKS } from './themeTable.ts';
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

function classesOf(table: Readonly<Record<string, Theme>>, kind: Kind): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, theme]) => {
      const wordmark = THEME_WORDMARKS[name];
      if (!wordmark) throw new Error(`The theme ${name} has no wordmark in the customer's wordmarks.ts`);
      return [name, classOf(theme, wordmarkProperties(kind, name, wordmark))];
    }),
  );
}

/** Classes for `<html>` by the name of the site's theme. */
export const themes = classesOf(SITE_THEMES, 'wordmark');

/** Classes that override the site theme's, by the name of the brand theme (F002). */
export const brandThemes = classesOf(BRAND_THEMES, 'make');

/** Returns the values of a member by the name of the theme, without the themes that have none. */
const namesOf = (member: 'cards' | 'pageHero'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<Theme>({ ...SITE_THEMES, ...BRAND_THEMES }).flatMap(([name, { [member]: style }]) =>
      style ? [[name, style]] : [],
    ),
  );

/** Styles of the cards of cars and of the heroes of pages; a theme without has the arrangement of the component. */
export const cardStyles = namesOf('cards');
export const pageHeroStyles = namesOf('pageHero');
