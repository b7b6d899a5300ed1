/** Forms of a noun after a number, by the categories of `Intl.PluralRules`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Nouns that are counted in texts about cars, by language. */
const NOUNS: Readonly<Record<string, readonly Forms[]>> = {
  en: [
    { one: 'car', other: 'cars' },
    { one: 'month', other: 'months' },
    { one: 'branch', other: 'branches' },
    { one: 'location', other: 'locations' },
    { one: 'year', other: 'years' },
    { one: 'file', other: 'files' },
    { one: 'suggestion', other: 'suggestions' },
    { one: 'mile', other: 'miles' },
    { one: 'day', other: 'days' },
  ],
  sv: [
    { one: 'bil', other: 'bilar' },
    { one: 'månad', other: 'månader' },
    { one: 'anläggning', other: 'anläggningar' },
    { one: 'verksamhetsställe', other: 'verksamhetsställen' },
    { one: 'butik', other: 'butiker' },
    { one: 'dag', other: 'dagar' },
    { one: 'vald', other: 'valda' },
    { one: 'fil', other: 'filer' },
  ],
  nb: [
    { one: 'bil', other: 'biler' },
    { one: 'måned', other: 'måneder' },
    { one: 'forhandler', other: 'forhandlere' },
    { one: 'dag', other: 'dager' },
    { one: 'fil', other: 'filer' },
  ],
  da: [
    { one: 'bil', other: 'biler' },
    { one: 'måned', other: 'måneder' },
    { one: 'afdeling', other: 'afdelinger' },
    { one: 'dag', other: 'dage' },
    { one: 'fil', other: 'filer' },
  ],
  fi: [
    { one: 'auto', other: 'autoa' },
    { one: 'kuukausi', other: 'kuukautta' },
    { one: 'toimipiste', other: 'toimipistettä' },
    { one: 'vuosi', other: 'vuotta' },
    { one: 'päivä', other: 'päivää' },
    { one: 'tiedosto', other: 'tiedostoa' },
    { one: 'ehdotus', other: 'ehdotusta' },
    { one: 'maili', other: 'mailia' },
  ],
  sk: [
    { one: 'auto', few: 'autá', other: 'áut' },
    { one: 'mesiac', few: 'mesiace', other: 'mesiacov' },
    { one: 'pobočka', few: 'pobočky', other: 'pobočiek' },
    { one: 'deň', few: 'dni', other: 'dní' },
    { one: 'rok', few: 'roky', other: 'rokov' },
    { one: 'míľa', few: 'míle', other: 'míľ' },
  ],
};

/** Matches an integer and the word after it, but not `1,5`, `2.000` or the end of a longer number. */
const COUNTED = /(?<![\d.,:–-])(\d{1,4})[ \u00a0](\p{L}+)/gu;
/** Slovak prepositions with a noun in the genitive after any number: `z 2 áut`. */
const GENITIVE = /(?:^|\s)(?:z|zo|od|do|bez|u|okolo|počas|viac ako|než)\s$/i;
/** A placeholder for any number: `{count} pobočky` is wrong for 5. */
const ANY_NUMBER = /\{(?:count|shown|total)\}[ \u00a0](\p{L}+)/gu;

/** Lists numbers with a noun in the form of another number: `1 bilar`, `5 autá`, `{count} pobočky`. */
export function wrongPlurals(text: string, language: string): string[] {
  const nouns = NOUNS[language] ?? [];
  const rules = new Intl.PluralRules(language);
  const counted = [...text.matchAll(COUNTED)].filter(([, number, noun = ''], at, all) => {
    const forms = formsOf(nouns, noun);
    if (!forms || (language === 'sk' && GENITIVE.test(text.slice(0, all[at]?.index)))) return false;
    return forms[rules.select(Number(number))] !== noun.toLowerCase();
  });
  const filled = [...text.matchAll(ANY_NUMBER)].filter(([, noun = '']) => {
    const forms = formsOf(nouns, noun);
    return forms?.few !== undefined && forms.few === noun.toLowerCase();
  });
  return [...counted, ...filled].map(([match]) => match);
}

const formsOf = (nouns: readonly Forms[], noun: string): Forms | undefined =>
  nouns.find((forms) => Object.values(forms).includes(noun.toLowerCase()));

/** A text in plural forms, as `src/contracts/page/fillIn.ts` reads them. */
const PLURAL = /\{\w+, plural,((?: \w+ \{[^{}]*\})+)\}/g;

/** Integers that have every category of our languages between them. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** Lists the categories that a text in plural forms lacks for whole numbers: `few` of Slovak. */
export function missingForms(text: string, language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const needed = new Set<string>(['other', ...COUNTS.map((count) => rules.select(count))]);
  return [...text.matchAll(PLURAL)].flatMap(([, forms = '']) => {
    const named = new Set([...forms.matchAll(/ (\w+) \{/g)].map(([, name = '']) => name));
    return [...needed].filter((name) => !named.has(name));
  });
}
