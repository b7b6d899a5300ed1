/**
 * The address of a car list narrowed to some facets: field name → value, or any of several, in the words of the site's
 * index, which speak the language of its country, or `low-high` for a range.
 */
export function narrowed(list: string, facets: Readonly<Record<string, string | readonly string[]>>): string {
  const pairs = Object.entries(facets).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return `${list}?${new URLSearchParams(pairs)}`;
}
