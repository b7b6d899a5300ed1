/**
 * Replaces the placeholders of a label: `fillIn('Showing {count}', { count: 3 })` returns `Showing 3`. A placeholder without
 * a value is left unchanged. After a value that ends with a full stop (`199.900 kr.`) the label's own full stop is dropped.
 */
export function fillIn(label: string, values?: Readonly<Record<string, string | number>>): string {
  if (!values) return label;
  return label.replace(/\{(\w+)\}(\.(?!\.))?/g, (placeholder, name: string, stop = '') => {
    const value = values[name];
    if (value === undefined) return placeholder;
    const text = String(value);
    return text.endsWith('.') ? text : `${text}${stop}`;
  });
}
