/** Returns a list of items as structured data: name and URL of each item, in the order of the list. */
export function itemListLd(items: readonly (readonly [name: string, url: string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(([name, url], index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
  };
}
