/**
 * Returns a function that tells whether a key comes for the first time, for log lines that are written once. After `limit` keys it
 * returns false for every new key, because keys come from content and from clients.
 */
export function createFirstTime(limit: number): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key) || seen.size >= limit) return false;
    seen.add(key);
    return true;
  };
}
