/** Returns the GraphQL source of a language: its names in English and in the language itself. */
export function languageView(code: string): Record<string, string> {
  const englishName = nameOf(code, 'en');
  return { name: code, englishName, nativeName: nameOf(code, code), displayName: englishName };
}

function nameOf(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
}
