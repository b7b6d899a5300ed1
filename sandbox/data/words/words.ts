import { readJson } from '../../lib/tables.ts';
import type { Language, Words } from './language.ts';

const wordsOf = (language: Language): Words => readJson(new URL(`./${language}.json`, import.meta.url));

export const WORDS: Readonly<Record<Language, Words>> = {
  sv: wordsOf('sv'),
  nb: wordsOf('nb'),
  da: wordsOf('da'),
  fi: wordsOf('fi'),
  sk: wordsOf('sk'),
  en: wordsOf('en'),
};

/** Fills `{name}` in a sentence; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
