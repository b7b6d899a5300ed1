/** English words that texts in other languages contain only in names. */
const ENGLISH = /(?<!\p{L})(?:the|with|your|our|this|these|which|please|click|cars)(?!\p{L})/gu;
/** Words in lower case with letters of a neighbouring language: `fjällen` on a Norwegian page. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  sv: /(?<![\p{L}\p{N}])\p{Ll}*[æø]\p{Ll}*/gu,
  fi: /(?<![\p{L}\p{N}])\p{Ll}*[æøå]\p{Ll}*/gu,
  nb: /(?<![\p{L}\p{N}])\p{Ll}*[äö]\p{Ll}*/gu,
  da: /(?<![\p{L}\p{N}])\p{Ll}*[äö]\p{Ll}*/gu,
};
/** Words that Danish and Norwegian write differently: Danish ones on Norwegian pages, and Norwegian ones on Danish pages. */
const NEIGHBOUR: Readonly<Record<string, RegExp>> = {
  nb: /(?<!\p{L})(?:bliver|hvad|værksted|værkstedet|dæk|efter|brugt|inden for)(?!\p{L})/gu,
  da: /(?<!\p{L})(?:hva|noen|verksted|verkstedet|dekk|etter|innbytte|bruktbil)(?!\p{L})/gu,
};
/** E-mail addresses and URLs, which are ignored. */
const URL_OR_EMAIL = /\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b|\/\S+/g;

/** Lists words of another language in a text: English ones, and those of a neighbouring language. */
export function foreignWords(text: string, language: string): string[] {
  const prose = text.replace(URL_OR_EMAIL, ' ');
  const patterns = [language === 'en' ? undefined : ENGLISH, LETTERS[language], NEIGHBOUR[language]];
  return patterns.flatMap((pattern) => (pattern ? (prose.match(pattern) ?? []) : [])).filter((word) => word !== '');
}
