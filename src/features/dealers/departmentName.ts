import type { DictionaryKey } from '../../contracts/dictionary.ts';
import type { Wording } from '../../contracts/loader.ts';
import { type LocalizedText, langOf } from '../../contracts/valueTexts.ts';

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

/**
 * Returns what a department is called on a page: its own name where the page's language has one for it, else that of its group.
 * A name that nobody can translate is marked with its language.
 */
export function departmentName(
  { name, group }: { name?: string | null | undefined; group?: string | null | undefined },
  { translate, valueText }: Pick<Wording, 'translate' | 'valueText'>,
): LocalizedText {
  const own = name ? valueText('department_name', name) : '';
  const label = groupLabel(group);
  return label && (own === '' || langOf(own) !== undefined) ? translate(label) : own;
}
