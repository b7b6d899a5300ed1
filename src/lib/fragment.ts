/** The id that an address's fragment names: without its `#`, decoded where it can be; `''` without one. */
export function fragmentIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
