/** Words that no text in another language has, names apart. */
const ENGLISH = /(?<!\p{L})(?:the|with|your|our|this|these|which|please|click|cars)(?!\p{L})/gu;
/** Letters of a neighbour in a word that is no name: `fjällen` on a Norwegian page. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  sv: /(?<![\p{L}\p{N}])\p{Ll}*[æø]\p{Ll}*/gu,
  fi: /(?<![\p{L}\p{N}])\p{Ll}*[æøå]\p{Ll}*/gu,
  nb: /(?<![\p{L}\p{N}])\p{Ll}*[äö]\p{Ll}*/gu,
  da: /(?<![\p{L}\p{N}])\p{Ll}*[äö]\p{Ll}*/gu,
};
/** Words that Danish and Norwegian write differently: the one's on a page of the other. */
const NEIGHBOUR: Readonly<Record<string, RegExp>> = {
  nb: /(?<!\p{L})(?:bliver|hvad|værksted|værkstedet|dæk|efter|brugt|inden for)(?!\p{L})/gu,
  da: /(?<!\p{L})(?:hva|noen|verksted|verkstedet|dekk|etter|innbytte|bruktbil)(?!\p{L})/gu,
};
/** URLs of mail and of pages are no words. */
const ADDRESS = /\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b|\/\S+/g;

/** Lists words of another language that were left in a text: English ones, or those of a neighbour. */
export function foreignWords(words: string, language: string): string[] {
  const text = words.replace(ADDRESS, ' ');
  const patterns = [language === 'en' ? undefined : ENGLISH, LETTERS[language], NEIGHBOUR[language]];
  return patterns.flatMap((pattern) => (pattern ? (text.match(pattern) ?? []) : [])).filter((word) => word !== '');
}
