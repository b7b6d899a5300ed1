import {
  type Choices,
  type FieldContract,
  type ParamContract,
  valuesOf,
} from '../../src/contracts/content/componentContent.ts';
import { type Item, newItem, type Place, sortOrderAt } from './item.ts';
import { PROJECT } from './names.ts';
import { PLATFORM, ROOTS } from './platform.ts';

/** The values of choices are items: the platform's list shows their names, and a layout has the name of the chosen one. */

const PROJECT_PATH = `${ROOTS.settings.path}/${PROJECT}`;

/** Returns the folder of the values of a choice. */
export const valuesPath = (owner: string, name: string, choices: Choices): string =>
  `${PROJECT_PATH}/${folderName(owner, name, choices)}`;

const folderName = (owner: string, name: string, choices: Choices): string =>
  'name' in choices ? choices.name : `${owner} ${name}`;

/** A template or component, and the fields or parameters that it has. */
export interface WithChoices {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldContract | ParamContract>>;
}

/** Returns the folders with the values of all choices. Choices that several components have are there once. */
export function valueItems(owners: readonly WithChoices[], parent: Place, valueTemplate: string): Item[] {
  const folders = new Map<string, { values: readonly string[]; about: string }>();
  for (const { name: owner, fields } of owners) {
    for (const [name, field] of Object.entries(fields)) {
      if (field.type !== 'choice') continue;
      const about = `${owner}: values of ${name}`;
      folders.set(folderName(owner, name, field.values), { values: valuesOf(field.values), about });
    }
  }
  return [...folders].flatMap(([name, { values, about }]) => {
    const folder = newItem({ key: `values/${name}`, parent, name, template: PLATFORM.folder, about });
    const items = values.map((value, position) =>
      newItem({
        key: `values/${name}/${value}`,
        parent: folder,
        name: value,
        template: valueTemplate,
        about,
        values: { sortOrder: sortOrderAt(position) },
      }),
    );
    return [folder, ...items];
  });
}
