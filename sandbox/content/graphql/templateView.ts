import type { FieldKind } from '../tree/fieldKind.ts';
import { formatGuid } from '../tree/guid.ts';
import { fieldsOf, type Template } from '../tree/templates.ts';
import { fieldId } from './templateTypes.ts';

/** The platform's names of field types. */
const TYPE_NAMES: Readonly<Record<FieldKind, string>> = {
  Text: 'Single-Line Text',
  RichText: 'Rich Text',
  Image: 'Image',
  File: 'File',
  Link: 'General Link',
  Checkbox: 'Checkbox',
  Number: 'Number',
  Integer: 'Integer',
  Date: 'Datetime',
  Lookup: 'Droplink',
  Multilist: 'Multilist',
};

/** Returns the GraphQL source of a template. */
export function templateView(template: Template): Record<string, unknown> {
  const fields = (ownOnly: boolean): unknown[] =>
    [...fieldsOf(template)]
      .filter(([name]) => !ownOnly || template.ownFields.has(name))
      .map(([name, kind]) => templateFieldView(template, name, kind));
  return {
    id: ({ format }: { format?: string }) => formatGuid(template.id, format),
    name: template.name,
    baseTemplates: () => template.bases.map(templateView),
    ownFields: () => fields(true),
    fields: () => fields(false),
  };
}

/** Returns the GraphQL source of a field's definition. */
export function templateFieldView(template: Template, name: string, kind: FieldKind): Record<string, unknown> {
  return {
    id: ({ format }: { format?: string }) => formatGuid(fieldId(template, name), format),
    name,
    title: '',
    type: TYPE_NAMES[kind],
    source: '',
    section: 'Content',
    sectionSortOrder: 100,
    sortOrder: 100 * (1 + [...fieldsOf(template).keys()].indexOf(name)),
    shared: false,
    unversioned: false,
  };
}
