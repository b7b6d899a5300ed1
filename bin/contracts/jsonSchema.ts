import type { AnyObject, ISchema, Schema, SchemaDescription } from 'yup';
import { type Check, RULES } from './rules.ts';

/** A schema of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a schema does not tell about itself, by the path of the member; items of a list are `member[]`. */
export interface SchemaNotes {
  /** In place of what is decided by functions: `lazy`, `mixed` with a check. */
  schemas?: Readonly<Record<string, JsonSchema>>;
  /** Rules that depend on other members (`when`), in words. */
  conditions?: Readonly<Record<string, string>>;
}

/** The members that the converter reads, which yup's types keep to itself. */
interface Readable {
  type: string;
  tests: readonly { OPTIONS?: { name?: string; params?: Record<string, unknown>; test: Check } }[];
  conditions: readonly unknown[];
  fields?: Record<string, ISchema<unknown>>;
  innerType?: ISchema<unknown>;
  isType(value: unknown): boolean;
  describe(): SchemaDescription & { optional: boolean; nullable: boolean; default?: unknown };
}

/**
 * Returns the JSON Schema of a schema of yup, as strict validation has it: nothing is converted, and defaults are not filled in.
 *
 * @throws Error for a rule that has no counterpart and no note, so that no rule is left out by accident
 */
export function jsonSchemaOf(schema: ISchema<unknown>, notes: SchemaNotes = {}): JsonSchema {
  return convert(schema, '', notes);
}

function convert(schema: ISchema<unknown>, path: string, notes: SchemaNotes): JsonSchema {
  const given = notes.schemas?.[path];
  if (given) return given;
  const readable = schema as unknown as Readable;
  if (readable.type === 'lazy') throw new Error(`${path || 'the message'}: a lazy schema needs a note`);
  const description = readable.describe();
  const body = { ...bodyOf(readable, path, notes), ...rulesOf(readable, path) };
  const condition = conditionOf(readable, path, notes);
  const fallback = defaultOf(readable, description.default);
  return {
    ...nullableBody(withChoices(body, description), description.nullable),
    ...(condition !== undefined && { description: condition }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

const TYPES: Readonly<Record<string, string>> = { string: 'string', number: 'number', boolean: 'boolean' };

function bodyOf(schema: Readable, path: string, notes: SchemaNotes): JsonSchema {
  if (schema.type === 'object') return objectBody(schema, path, notes);
  if (schema.type === 'array') {
    const { innerType } = schema;
    return { type: 'array', ...(innerType && { items: convert(innerType, `${path}[]`, notes) }) };
  }
  if (schema.type === 'mixed') {
    // A check of its own refuses a text that no contract has.
    if (!schema.isType('\u0001')) throw new Error(`${path}: a mixed schema with a check needs a note`);
    return {};
  }
  const type = TYPES[schema.type];
  if (type === undefined) throw new Error(`${path}: ${schema.type} has no counterpart`);
  return { type };
}

function objectBody({ fields = {}, tests }: Readable, path: string, notes: SchemaNotes): JsonSchema {
  const entries = Object.entries(fields);
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    ...(entries.length > 0 && {
      properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field, pathOf(name), notes)])),
    }),
    ...(required.length > 0 && { required }),
    ...(tests.some(({ OPTIONS }) => OPTIONS?.name === 'noUnknown') && { additionalProperties: false }),
  };
}

function isRequired(field: ISchema<unknown>): boolean {
  const { type } = field as unknown as Readable;
  return type !== 'lazy' && !(field as Schema<unknown, AnyObject>).describe().optional;
}

/** Returns the keywords of the tests of a schema. Several patterns are joined by `allOf`. */
function rulesOf({ tests, type }: Readable, path: string): JsonSchema {
  const patterns: string[] = [];
  let keywords: JsonSchema = {};
  for (const { OPTIONS } of tests) {
    const rule = OPTIONS?.name === undefined ? undefined : RULES[OPTIONS.name];
    if (!OPTIONS || !rule) throw new Error(`${path}: the test ${OPTIONS?.name} has no counterpart in rules.ts`);
    const { pattern, ...rest } = rule({ params: OPTIONS.params ?? {}, type, check: OPTIONS.test });
    if (typeof pattern === 'string') patterns.push(pattern);
    keywords = { ...keywords, ...rest };
  }
  const [first, ...others] = [...new Set(patterns)];
  if (first === undefined) return keywords;
  if (others.length === 0) return { ...keywords, pattern: first };
  return { ...keywords, allOf: [first, ...others].map((pattern) => ({ pattern })) };
}

function conditionOf({ conditions }: Readable, path: string, { conditions: notes = {} }: SchemaNotes) {
  if (conditions.length === 0) return undefined;
  const note = notes[path];
  if (note === undefined) throw new Error(`${path}: a rule that depends on other members needs a note`);
  return note;
}

/** Defaults of objects are made of those of their members. */
const defaultOf = ({ type }: Readable, value: unknown) => (type === 'object' ? undefined : value);

function withChoices(body: JsonSchema, { oneOf }: SchemaDescription): JsonSchema {
  return oneOf.length > 0 ? { ...body, enum: oneOf } : body;
}

function nullableBody(body: JsonSchema, nullable: boolean): JsonSchema {
  if (body.type === undefined) return nullable ? body : { ...body, not: { type: 'null' } };
  if (!nullable) return body;
  return { ...body, type: [body.type, 'null'], ...(Array.isArray(body.enum) && { enum: [...body.enum, null] }) };
}
