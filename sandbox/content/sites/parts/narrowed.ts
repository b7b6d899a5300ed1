/**
 * The address of a car list narrowed to some facets: field name → value in the words of the site's index, which speak
 * the language of its country, or `low-high` for a range.
 */
export const narrowed = (list: string, facets: Readonly<Record<string, string>>): string =>
  `${list}?${new URLSearchParams(facets)}`;
