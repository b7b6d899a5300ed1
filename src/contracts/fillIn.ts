/**
 * `fillIn('Showing {count}', { count: 3 })` → `Showing 3`; a name without a value stays as it is. A value that ends with a
 * full stop (`199.900 kr.`) ends the sentence too.
 */
export function fillIn(label: string, values?: Readonly<Record<string, string | number>>): string {
  if (!values) return label;
  return label.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = '') => {
    const value = values[name];
    if (value === undefined) return whole;
    const text = String(value);
    return text.endsWith('.') ? text : `${text}${stop}`;
  });
}
