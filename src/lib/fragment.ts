/** Returns the id of a URL fragment: without `#` and decoded if possible; `''` without a fragment. */
export function fragmentIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
