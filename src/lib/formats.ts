/**
 * Formatters and collators of `Intl`, each made once. Making one takes up to a millisecond and 40 KB outside of V8's heap,
 * which V8 does not see: hundreds wait for a garbage collection that nothing calls for.
 */

/** More than all sites, languages and styles have; emptied when full. */
const MOST = 500;

function onceEach<O extends object, F>(make: (locale: string, options: O) => F) {
  const made = new Map<string, F>();
  return (locale: string, options: O): F => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const before = made.get(key);
    if (before !== undefined) return before;
    if (made.size >= MOST) made.clear();
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const dateFormat = onceEach<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = onceEach<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

export const collator = onceEach<Intl.CollatorOptions, Intl.Collator>(
  (locale, options) => new Intl.Collator(locale, options),
);
