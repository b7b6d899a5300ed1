import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { type LocalizedText, langOf } from '../../contracts/search/valueTexts.ts';

/** The groups of departments in display order (S2 §3). */
export const DEPARTMENT_GROUPS = ['New cars', 'Parts', 'Workshop', 'Body work'] as const;
export type DepartmentGroupName = (typeof DEPARTMENT_GROUPS)[number];

const LABELS: Readonly<Record<string, DictionaryKey>> = {
  'New cars': 'departmentNewCars',
  Parts: 'departmentParts',
  Workshop: 'departmentWorkshop',
  'Body work': 'departmentBodyWork',
} satisfies Record<DepartmentGroupName, DictionaryKey>;

/** Returns the dictionary key of a group's name; null for an unknown group. */
export const groupLabel = (group: string | null | undefined): DictionaryKey | null => LABELS[group ?? ''] ?? null;

/**
 * Returns the name of a department for a page: its own name where it exists in the page's language, else that of its
 * group. A name without translation is marked with its language.
 */
export function departmentName(
  { name, group }: { name?: string | null | undefined; group?: string | null | undefined },
  { translate, valueText }: Pick<Wording, 'translate' | 'valueText'>,
): LocalizedText {
  const translatedName = name ? valueText('department_name', name) : '';
  const label = groupLabel(group);
  return label && (translatedName === '' || langOf(translatedName) !== undefined) ? translate(label) : translatedName;
}
