import { loadCustomerModule } from '../../config/customer.ts';
import type { Wordmark } from '../../lib/wordmark.ts';

type Table = Readonly<Record<string, Wordmark>>;

/** The customer's wordmarks by the name of their theme. */
export const THEME_WORDMARKS: Table =
  (await loadCustomerModule<{ readonly THEME_WORDMARKS: Table }>('wordmarks.ts'))?.THEME_WORDMARKS ?? {};
