/** Returns a URL from content as an absolute URL; null when it is not an HTTP URL. */
export function absoluteWebUrl(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const { href, protocol } = new URL(url, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
