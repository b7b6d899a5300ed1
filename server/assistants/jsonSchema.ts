import { isRecord } from '../../lib/record.ts';

/** The part of JSON Schema that arguments and results of tools are written in. One schema is both sent to clients and checked against. */
export type JsonSchema =
  | { type: 'string'; description?: string; enum?: readonly string[]; maxLength?: number; pattern?: string }
  | { type: 'integer'; description?: string; minimum: number; maximum: number }
  | { type: 'number' | 'boolean'; description?: string }
  | { type: 'array'; description?: string; items: JsonSchema; minItems?: number; maxItems?: number }
  | ObjectSchema;

export interface ObjectSchema {
  type: 'object';
  description?: string;
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
  additionalProperties: false;
}

/** Returns the schema of an object that has all members but the optional ones. */
export function objectSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** Returns the path of the first value that breaks the schema, such as `car_price.from`; null for a valid value. */
export function invalidFieldIn(schema: JsonSchema, value: unknown, path = ''): string | null {
  switch (schema.type) {
    case 'object':
      return invalidMemberOf(schema, value, path);
    case 'array':
      return invalidItemOf(schema, value, path);
    case 'string':
      return isText(schema, value) ? null : path;
    case 'integer':
      return Number.isInteger(value) && isWithin(schema, Number(value)) ? null : path;
    default:
      return typeof value === schema.type ? null : path;
  }
}

type Of<Type extends JsonSchema['type']> = Extract<JsonSchema, { type: Type }>;

function isText(
  { enum: choices, maxLength = Number.POSITIVE_INFINITY, pattern }: Of<'string'>,
  value: unknown,
): boolean {
  if (typeof value !== 'string' || value.length > maxLength) return false;
  return (!choices || choices.includes(value)) && (!pattern || new RegExp(pattern, 'u').test(value));
}

const isWithin = ({ minimum, maximum }: Of<'integer'>, value: number): boolean => value >= minimum && value <= maximum;

function invalidItemOf({ items, minItems = 0, maxItems }: Of<'array'>, value: unknown, path: string): string | null {
  if (!Array.isArray(value) || value.length < minItems || (maxItems !== undefined && value.length > maxItems))
    return path;
  return value.some((item) => invalidFieldIn(items, item) !== null) ? path : null;
}

function invalidMemberOf({ properties, required }: ObjectSchema, value: unknown, path: string): string | null {
  const pathTo = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (!isRecord(value)) return path || 'arguments';
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return pathTo(unknown.slice(0, 60));
  for (const [name, schema] of Object.entries(properties)) {
    const isGiven = Object.hasOwn(value, name);
    if (!isGiven && required.includes(name)) return pathTo(name);
    const invalid = isGiven ? invalidFieldIn(schema, value[name], pathTo(name)) : null;
    if (invalid !== null) return invalid;
  }
  return null;
}
