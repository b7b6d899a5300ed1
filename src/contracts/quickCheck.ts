import type { ObjectSchema, SchemaDescription } from 'yup';

type Check = (value: unknown) => boolean;

/** What a description says beyond yup's own type of it. */
interface Description extends Partial<Omit<SchemaDescription, 'type'>> {
  type: string;
  fields?: Record<string, Description>;
  innerType?: Description;
}

/**
 * A reader of many like records, at a twentieth of what yup costs: the schema's types are checked by plain functions
 * made from it once, and only a record that does not pass is given to yup, which mends it or throws its own error. What
 * passes is handed back as it is, fields unknown to the schema included.
 */
export function quickReader<T extends object>(schema: ObjectSchema<T>): (record: unknown) => T {
  const check = checkOf(schema.describe() as unknown as Description);
  return (record) => (check(record) ? (record as T) : (schema.validateSync(record, { stripUnknown: true }) as T));
}

function checkOf(description: Description): Check {
  const holds = typeCheck(description);
  const { nullable = false, optional = false } = description;
  // A default is yup's to fill in.
  const absent = optional && description.default === undefined;
  return (value) => (value === null ? nullable : value === undefined ? absent : holds(value));
}

function typeCheck(description: Description): Check {
  // Rules that only yup knows: every record goes to it.
  if (description.tests?.some(({ name }) => name !== 'required')) return () => false;
  const allowed = description.oneOf ?? [];
  if (allowed.length > 0) return (value) => allowed.includes(value);
  switch (description.type) {
    case 'string': {
      const required = !description.optional && !hasDefault(description);
      return (value) => typeof value === 'string' && !(required && value === '');
    }
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'array':
      return arrayCheck(description);
    case 'object':
      return objectCheck(description);
    default:
      return () => false;
  }
}

const hasDefault = (description: Description) => description.default !== undefined;

function arrayCheck({ innerType }: Description): Check {
  const each = innerType ? checkOf(innerType) : () => true;
  return (value) => Array.isArray(value) && value.every(each);
}

function objectCheck({ fields = {} }: Description): Check {
  const checks = Object.entries(fields).map(([name, field]) => [name, checkOf(field)] as const);
  return (value) => {
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    const record = value as Readonly<Record<string, unknown>>;
    return checks.every(([name, check]) => check(record[name]));
  };
}
