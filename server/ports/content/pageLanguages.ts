import { recordOf } from '../../../lib/record.ts';

/** A language in which a page exists, with the platform's names (F022); `''` for missing ones. */
export interface PageLanguage {
  /** The platform's `name`, which is our language code. */
  code: string;
  nativeName: string;
  displayName: string;
  englishName: string;
  /** Path of the page in this language in the platform's format; null when missing. */
  path: string | null;
}

/** Returns the languages of an item. Invalid entries are left out. */
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
        // Only a rooted path; `//host` is a URL of another host.
        path: /^\/(?![/\\])/.test(path) ? path : null,
      },
    ];
  });
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
