/** What GraphQL reads a language from: its names in English and in its own words. */
export function languageView(code: string): Record<string, string> {
  const englishName = nameOf(code, 'en');
  return { name: code, englishName, nativeName: nameOf(code, code), displayName: englishName };
}

function nameOf(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
}
