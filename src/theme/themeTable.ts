import { THEME_WORDMARKS as wordmarks } from '#customer/wordmarks';
import type { Wordmark } from '../../lib/wordmark.ts';

/** The customer's themes. Classes, preloaded fonts and tests derive from these tables; the build chooses the folder (`CUSTOMER_DIR`). */
export { BRAND_THEMES, SITE_THEMES } from '#customer/themes';

/** Wordmarks by the name of their theme. */
export const THEME_WORDMARKS: Readonly<Record<string, Wordmark>> = wordmarks;
