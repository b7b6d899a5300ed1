import { readFileSync } from 'node:fs';
import type { ISchema, Schema } from 'yup';
import type { Contract } from './contract.ts';
import { shrink } from './shrink.ts';

/** Two valid values of a message: one with all members, one with those that it must have. */
export interface Examples {
  full: unknown;
  minimal: unknown;
}

/** As in a file of `bin/contracts/examples/`: responses of the sandbox and requests of the product, made small by hand. */
type ExampleFile = Readonly<Record<string, { full: unknown; minimal?: unknown }>>;

/** Whether a value fits a schema unchanged. */
export const fits = (schema: ISchema<unknown>, value: unknown): boolean =>
  (schema as Schema).isValidSync(value, { strict: true });

/**
 * Returns the examples of a contract by message. A minimal one that its file does not have is made from the full one.
 *
 * @throws Error for a message without example
 */
export function examplesOf({ upstream, messages }: Contract): ReadonlyMap<string, Examples> {
  const names = Object.keys(messages);
  if (names.length === 0) return new Map();
  const file = JSON.parse(readFileSync(new URL(`./examples/${upstream}.json`, import.meta.url), 'utf8')) as ExampleFile;
  const unknown = Object.keys(file).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${upstream}: there is no message ${unknown.join(', ')}`);
  return new Map(
    Object.entries(messages).map(([name, schema]) => {
      const given = file[name];
      if (!given) throw new Error(`${upstream}: ${name} has no example`);
      const { full, minimal = shrink(full, (value) => fits(schema, value)) } = given;
      return [name, { full, minimal }];
    }),
  );
}
