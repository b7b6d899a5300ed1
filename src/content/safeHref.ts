const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|tel|sms):/i;
/** Browsers pass over these inside a scheme: `java\nscript:`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is control characters that are taken out
const IGNORED = /[\u0000-\u0020\u007f]/g;

/** An address that may stand in `href` or `src`, else `''`: relative ones and the schemes that cannot run script. */
export function safeHref(value: unknown): string {
  if (typeof value !== 'string') return '';
  const href = value.trim();
  const bare = href.replace(IGNORED, '');
  return SCHEME.test(bare) && !ALLOWED.test(bare) ? '' : href;
}
