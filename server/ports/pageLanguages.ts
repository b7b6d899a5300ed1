import { recordOf } from '../../src/contracts/record.ts';

/** A language in which a page exists, in the platform's words (F022); `''` for what it does not say. */
export interface PageLanguage {
  /** Its name there, which is the code of ours. */
  code: string;
  nativeName: string;
  displayName: string;
  englishName: string;
  /** Of the page in this language, as the platform writes it; null when it names none. */
  path: string | null;
}

/** The languages of an item; nothing of an entry that is something else. */
export function pageLanguages(entries: readonly unknown[] | null | undefined): PageLanguage[] {
  return (entries ?? []).flatMap((entry) => {
    const { language, url } = recordOf(entry);
    const { name, nativeName, displayName, englishName } = recordOf(language);
    const code = text(name);
    const path = text(recordOf(url).path);
    if (code === '') return [];
    return [
      {
        code,
        nativeName: text(nativeName),
        displayName: text(displayName),
        englishName: text(englishName),
        // A rooted path, not an address that begins like one.
        path: /^\/(?![/\\])/.test(path) ? path : null,
      },
    ];
  });
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
