import type { Theme } from '../../src/theme/theme.ts';
import { bmw } from './themes/bmw.ts';
import { marlow } from './themes/marlow.ts';
import { mercedes } from './themes/mercedes.ts';
import { mini } from './themes/mini.ts';
import { norrvag } from './themes/norrvag.ts';
import { rullande } from './themes/rullande.ts';
import { smart } from './themes/smart.ts';

/** Themes of sites, by their name in the site's configuration. */
export const SITE_THEMES: Readonly<Record<string, Theme>> = { norrvag, rullande, marlow };

/** Brand themes. They are applied in addition to a site's theme and override it (F002). */
export const BRAND_THEMES: Readonly<Record<string, Theme>> = { mercedes, smart, mini, bmw };
