import leven from 'leven';

/** Those of `known` that come nearest to what was written, the nearest first; none that has little in common with it. */
export function nearest(written: string, known: Iterable<string>, most = 3): string[] {
  const wanted = written.toLowerCase();
  const limit = Math.max(2, Math.floor(wanted.length * 0.3));
  const near: { text: string; distance: number }[] = [];
  for (const text of known) {
    const other = text.toLowerCase();
    const distance = leven(wanted, other, { maxDistance: limit + 1 });
    if (distance <= limit || isPart(wanted, other)) near.push({ text, distance });
  }
  return near
    .sort((one, other) => one.distance - other.distance || one.text.localeCompare(other.text))
    .slice(0, most)
    .map(({ text }) => text);
}

/** `Skåne län` and `Skåne`, `/salj` and `/salj-bil`. */
function isPart(one: string, other: string): boolean {
  return Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one));
}
