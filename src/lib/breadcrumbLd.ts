/** Returns a breadcrumb as structured data. Each step is a name and an absolute URL. */
export function breadcrumbLd(steps: readonly (readonly [name: string, item: string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
