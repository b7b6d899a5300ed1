/**
 * Memoised formatters and collators of `Intl`. Creating one takes up to a millisecond and 40 KB outside of V8's heap. V8 does
 * not count that memory, so hundreds can pile up before it collects garbage.
 */

/** Limit of each cache, more than all sites, languages and styles need. A full cache is emptied. */
const MAX_FORMATTERS = 500;

function memoizeByLocale<O extends object, F>(make: (locale: string, options: O) => F) {
  const cache = new Map<string, F>();
  return (locale: string, options: O): F => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= MAX_FORMATTERS) cache.clear();
    const format = make(locale, options);
    cache.set(key, format);
    return format;
  };
}

export const dateFormat = memoizeByLocale<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = memoizeByLocale<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

export const collator = memoizeByLocale<Intl.CollatorOptions, Intl.Collator>(
  (locale, options) => new Intl.Collator(locale, options),
);
