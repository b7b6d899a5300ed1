/** `fillIn('Showing {count}', { count: 3 })` → `Showing 3`; a name without a value stays as it is. */
export function fillIn(label: string, values?: Readonly<Record<string, string | number>>): string {
  if (!values) return label;
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
