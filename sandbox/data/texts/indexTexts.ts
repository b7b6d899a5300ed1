import { readJson } from '../../lib/tables.ts';
import type { IndexTexts, Language } from './language.ts';

const readTexts = (language: Language): IndexTexts => readJson(new URL(`./${language}.json`, import.meta.url));

export const INDEX_TEXTS: Readonly<Record<Language, IndexTexts>> = {
  sv: readTexts('sv'),
  nb: readTexts('nb'),
  da: readTexts('da'),
  fi: readTexts('fi'),
  sk: readTexts('sk'),
  en: readTexts('en'),
};

/** Replaces `{name}` in a sentence. A placeholder without a value is not changed. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
