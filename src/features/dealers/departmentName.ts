import type { DictionaryKey } from '../../contracts/dictionary.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { foreignTo } from './indexLanguage.ts';

/** The groups of departments, in the order they are shown, and what each is called (S2 §3). */
export const DEPARTMENT_GROUPS = ['New cars', 'Parts', 'Workshop', 'Body work'] as const;
export type DepartmentGroupName = (typeof DEPARTMENT_GROUPS)[number];

const LABELS: Readonly<Record<string, DictionaryKey>> = {
  'New cars': 'departmentNewCars',
  Parts: 'departmentParts',
  Workshop: 'departmentWorkshop',
  'Body work': 'departmentBodyWork',
} satisfies Record<DepartmentGroupName, DictionaryKey>;

/** What a group of departments is called; null for one that nobody knows. */
export const groupLabel = (group: string | null | undefined): DictionaryKey | null => LABELS[group ?? ''] ?? null;

interface Words {
  translate: (key: DictionaryKey) => string;
  site: SiteView;
  language: LanguageView;
}

/** A department by its own name where that is in the page's language, else by what its group is called. */
export function departmentName(
  { name, group }: { name: string; group?: string | null | undefined },
  { translate, site, language }: Words,
): string {
  const label = groupLabel(group);
  return label && (!name || foreignTo(language, site)) ? translate(label) : name;
}
