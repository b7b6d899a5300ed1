const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|tel|sms):/i;
/** Browsers ignore these characters inside a scheme: `java\nscript:`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const IGNORED = /[\u0000-\u0020\u007f]/g;

/** Returns a URL that is safe in `href` or `src`: relative, or with a scheme that cannot run scripts. Returns `''` for others. */
export function safeHref(value: unknown): string {
  if (typeof value !== 'string') return '';
  const href = value.trim();
  const visible = href.replace(IGNORED, '');
  return SCHEME.test(visible) && !ALLOWED.test(visible) ? '' : href;
}
