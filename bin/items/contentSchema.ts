import { array, boolean, mixed, object, type Schema, string } from 'yup';
import {
  type ComponentContent,
  type FieldContract,
  type FieldContracts,
  type ParamContract,
  valuesOf,
} from '../../src/contracts/content/componentContent.ts';

/**
 * Schemas of what the platform's layout has for a component, by its contract. They accept what views read (`src/content/fields.ts`): numbers may be
 * texts, and a page may be chosen in several ways.
 */

/** Returns the schema of the fields of a data source or page. Unknown fields are errors. */
export function fieldsSchema(fields: FieldContracts): Schema {
  const schemas = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  return object(Object.fromEntries(schemas)).noUnknown().strict();
}

/** Returns the schema of a component's parameters without those of its box. Unknown parameters are errors. */
export function paramsSchema({ params = {} }: ComponentContent): Schema {
  const schemas = Object.entries(params).map(([name, param]) => [name, paramSchema(param)] as const);
  return object(Object.fromEntries(schemas)).noUnknown().strict();
}

const wrapped = (value: Schema): Schema => object({ value: value.defined() }).strict();

/** An image or file: `{}` when it is empty. */
const medium = (): Schema => wrapped(object({ src: string() }));
const link = (): Schema => wrapped(object({ href: string().defined(), text: string(), target: string() }));

function fieldSchema(field: FieldContract): Schema {
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'richText':
      return wrapped(string());
    case 'choice':
      return wrapped(string().oneOf(['', ...valuesOf(field.values)]));
    case 'checkbox':
      return wrapped(boolean());
    case 'integer':
      return wrapped(mixed((value): value is number | string => /^\d*$/.test(String(value))));
    case 'dateTime':
      return wrapped(string().test('date', 'no date', (text) => text === '' || !Number.isNaN(Date.parse(text ?? ''))));
    case 'image':
    case 'file':
      return medium();
    case 'link':
      return link();
    case 'items':
      return array(itemSchema(field.fields));
    case 'references':
      return array(itemSchema());
    case 'item':
      return itemSchema(field.fields).nullable();
    case 'page':
      return mixed(isPageReference).nullable();
  }
}

/** Returns whether a value chooses a page: as an item, by a link, or by the text of an id or path. */
const isPageReference = (value: unknown): value is object =>
  [itemSchema(), link(), wrapped(string())].some((schema) => schema.isValidSync(value));

/** An item that a field refers to. Without fields any item is accepted. */
function itemSchema(fields?: FieldContracts): Schema {
  return object({
    id: string().required(),
    name: string().required(),
    fields: (fields ? fieldsSchema(fields) : object()).required(),
  }).strict();
}

function paramSchema(param: ParamContract): Schema {
  switch (param.type) {
    case 'checkbox':
      return string().oneOf(['', '1']);
    case 'choice':
      return string().oneOf(['', ...valuesOf(param.values)]);
    case 'integer':
      return string().matches(/^\d*$/);
    case 'text':
      return string();
  }
}
