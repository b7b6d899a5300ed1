import { DA } from './da.ts';
import { EN } from './en.ts';
import { FI } from './fi.ts';
import type { Language, Words } from './language.ts';
import { NB } from './nb.ts';
import { SK } from './sk.ts';
import { SV } from './sv.ts';

export const WORDS: Readonly<Record<Language, Words>> = { sv: SV, nb: NB, da: DA, fi: FI, sk: SK, en: EN };

/** Fills `{name}` in a sentence; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
