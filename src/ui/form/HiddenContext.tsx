/** Renders what a form sends besides the visitor's words: ids of a car, a dealer, a department. Addresses never belong here (Q34). */
export function HiddenContext({ values }: { values: Readonly<Record<string, string | null | undefined>> }) {
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return known.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
