import type { FieldContract, ItemsField, ParamContract } from '../../src/contracts/content/componentContent.ts';
import { braced, bracedLines, type Item, idOf, newItem, type Place, sortOrderAt } from './item.ts';
import { templateId } from './names.ts';
import { PLATFORM } from './platform.ts';
import { valuesPath } from './values.ts';
import { wordsOf } from './words.ts';

type Contract = FieldContract | ParamContract;

/** Names of the platform's types of fields. */
export const FIELD_TYPES: Readonly<Record<Contract['type'], string>> = {
  text: 'Single-Line Text',
  longText: 'Multi-Line Text',
  richText: 'Rich Text',
  image: 'Image',
  file: 'File',
  link: 'General Link',
  checkbox: 'Checkbox',
  integer: 'Integer',
  dateTime: 'Datetime',
  choice: 'Droplist',
  items: 'Multilist',
  item: 'Droplink',
  page: 'Droplink',
  references: 'Multilist',
};

export interface TemplateRequest {
  readonly name: string;
  /** An id that the product's settings name; else it is derived from the name. */
  readonly id?: string | undefined;
  readonly parent: Place;
  readonly bases: readonly string[];
  /** Name of the one section of its fields. */
  readonly section: string;
  readonly fields: Readonly<Record<string, Contract>>;
  readonly help?: string | undefined;
  /** What the template belongs to, and what its fields are called, for messages. */
  readonly owner: string;
  readonly noun: 'field' | 'parameter';
}

/** Returns a template with its fields, its insert options, and the templates of the items that its fields list. */
export function templateItems(request: TemplateRequest): Item[] {
  const { name, id = templateId(name), parent, bases, fields, help, owner } = request;
  const children = childrenOf(request);
  const valuesKey = `standard-values/${name}`;
  const template = newItem({
    key: `template/${name}`,
    id,
    parent,
    name,
    template: PLATFORM.template,
    about: owner,
    values: {
      baseTemplates: bracedLines(bases),
      standardValues: children.size > 0 ? braced(idOf(valuesKey)) : undefined,
      displayName: wordsOf(name),
      help,
    },
  });
  const items = [template];
  if (children.size > 0) {
    const insertOptions = bracedLines([...children.keys()].map(templateId));
    const standardValues = { key: valuesKey, parent: template, name: '__Standard Values', template: id, about: owner };
    items.push(newItem({ ...standardValues, values: { insertOptions } }));
  }
  if (Object.keys(fields).length > 0) items.push(...sectionItems(request, template));
  for (const [childName, child] of children) {
    items.push(...templateItems({ ...request, name: childName, id: undefined, fields: child.fields, help: undefined }));
  }
  return items;
}

/** Returns the fields that list items below the data source, by the names of the items' templates. */
function childrenOf({ name, fields }: TemplateRequest): Map<string, ItemsField> {
  const lists = Object.values(fields).flatMap((field) =>
    field.type === 'items' || field.type === 'item' ? [field] : [],
  );
  return new Map(lists.map((field) => [`${name} ${field.of}`, field]));
}

function sectionItems(request: TemplateRequest, template: Place): Item[] {
  const { name, section: sectionName, fields, owner, noun } = request;
  const section = newItem({
    key: `section/${name}`,
    parent: template,
    name: sectionName,
    template: PLATFORM.section,
    about: owner,
  });
  const items = Object.entries(fields).map(([fieldName, field], position) =>
    newItem({
      key: `${noun}/${name}/${fieldName}`,
      parent: section,
      name: fieldName,
      template: PLATFORM.field,
      about: `${owner}: ${noun} ${fieldName}`,
      values: {
        type: FIELD_TYPES[field.type],
        source: sourceOf(name, fieldName, field),
        sortOrder: sortOrderAt(position),
        title: wordsOf(fieldName),
        help: field.help,
      },
    }),
  );
  return [section, ...items];
}

/** Returns from where editors choose the value of a field. */
function sourceOf(template: string, name: string, field: Contract): string | undefined {
  switch (field.type) {
    case 'choice':
      return valuesPath(template, name, field.values);
    case 'items':
    case 'item':
      return `query:./*[@@templatename='${template} ${field.of}']`;
    case 'page':
    case 'references':
      return `query:$site/*[@@name='Home']//*[@@templatename='${field.template}']`;
    case 'image':
      return 'query:$siteMedia';
    default:
      return undefined;
  }
}
