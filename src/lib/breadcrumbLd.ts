/** The way to a page as structured data; each step is what it is called and its whole address. */
export function breadcrumbLd(steps: readonly (readonly [name: string, item: string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
