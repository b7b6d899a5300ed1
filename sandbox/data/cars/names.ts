import type { Language } from '../texts/language.ts';

/** German makers name their classes in the language of the country. */
const SERIES: Readonly<Record<Language, (number: string) => string>> = {
  sv: (number) => `${number}-serie`,
  nb: (number) => `${number}-serie`,
  da: (number) => `${number}-serie`,
  fi: (number) => `${number}-sarja`,
  sk: (number) => `rad ${number}`,
  en: (number) => `${number} Series`,
};
const CLASS: Readonly<Record<Language, (letter: string) => string>> = {
  sv: (letter) => `${letter}-Klass`,
  nb: (letter) => `${letter}-Klasse`,
  da: (letter) => `${letter}-Klasse`,
  fi: (letter) => `${letter}-sarja`,
  sk: (letter) => `Trieda ${letter}`,
  en: (letter) => `${letter}-Class`,
};

/** Translates the name of a model: `3-serie` → `3 Series`, `C-Klass` → `Trieda C`. Other names are the same in every language. */
export function modelName(name: string, language: Language): string {
  return name
    .replace(/^(\d)-serie/, (_, number: string) => SERIES[language](number))
    .replace(/^([A-Z])-Klass/, (_, letter: string) => CLASS[language](letter));
}
