/** An address from content, absolute; null for what no browser could fetch over HTTP. */
export function webAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const { href, protocol } = new URL(address, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
