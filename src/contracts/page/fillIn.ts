/** The rules of the languages of the sites, which are few. */
const pluralRules: Record<string, Intl.PluralRules> = {};

/**
 * Replaces the placeholders of a label: `fillIn('Showing {count}', { count: 3 })` returns `Showing 3`. A placeholder without
 * a value is left unchanged. After a value that ends with a full stop (`199.900 kr.`) the label's own full stop is dropped.
 *
 * Of a text in plural forms, as ICU writes them, it takes the one for the number, with the number in place of `#`:
 * `{count, plural, one {# car} other {# cars}}`. `other` is the last form.
 *
 * @param language code of the label's language, for labels with plural forms
 */
export function fillIn(label: string, values?: Readonly<Record<string, string | number>>, language = 'en'): string {
  if (!values) return label;
  const pattern = /\{(\w+)(?:, plural,(.+?\}))?\}(\.(?!\.))?/g;
  return label.replace(pattern, (placeholder, name: string, forms?: string, stop = '') => {
    const value = values[name];
    if (value === undefined) return placeholder;
    let text = String(value);
    if (forms) {
      pluralRules[language] ??= new Intl.PluralRules(language);
      // A full stop groups digits in some languages only: such a text is no number, and has the form of the others.
      const category = pluralRules[language].select(Number(text.replace('.', 'x')));
      text = forms.match(` (?:${category}|other) {(.*?)}`)?.[1]?.replace('#', text) ?? '';
    }
    return text.endsWith('.') ? text : text + stop;
  });
}
