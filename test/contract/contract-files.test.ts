import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { boolean, lazy, mixed, object, string } from 'yup';
import { CONTRACTS } from '../../bin/contracts/contracts.ts';
import { examplesOf, fits } from '../../bin/contracts/examples.ts';
import { contractFiles } from '../../bin/contracts/files.ts';
import { jsonSchemaOf } from '../../bin/contracts/jsonSchema.ts';
import { UPSTREAM_NAMES } from '../../config/upstreams.ts';
import { runProcess } from '../support/commands.ts';
import { mutationsOf } from '../support/mutations.ts';

/** The files of `docs/contracts/`: up to date, valid, and saying what the schemas of the product say. */

const files = contractFiles();
const contracts = Object.values(CONTRACTS);
const messages = contracts.flatMap((contract) =>
  [...examplesOf(contract)].map(([name, examples]) => ({ contract, name, examples })),
);
/** Returns the check of a message by its checked-in JSON Schema. */
function checkOf(upstream: string, name: string) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  ajv.addSchema(JSON.parse(files.get(`${upstream}.schema.json`) ?? ''), 'file');
  return ajv.getSchema(`file#/$defs/${name}`) as NonNullable<ReturnType<typeof ajv.getSchema>>;
}

test('S2 §7: every upstream has a contract with files, which are up to date', async () => {
  expect(Object.keys(CONTRACTS).sort()).toEqual([...UPSTREAM_NAMES].sort());
  expect(contracts.every(({ upstream }) => files.has(`${upstream}.openapi.json`))).toBe(true);
  expect(
    contracts.filter(({ upstream }) => !files.has(`${upstream}.schema.json`)).map((each) => each.upstream),
  ).toEqual(['media', 'platform']);
  expect(await runProcess('bin/contracts.ts', ['--check'])).toMatchObject({ code: 0, stderr: '' });
});

describe.each(messages)('$contract.upstream: $name', ({ contract, name, examples }) => {
  const schema = contract.messages[name] as (typeof contract.messages)[string];
  const check = checkOf(contract.upstream, name);

  test('has two different examples that both kinds of schema accept', () => {
    expect(examples.full).not.toEqual(examples.minimal);
    for (const example of [examples.full, examples.minimal]) {
      expect([fits(schema, example), check(example), check.errors]).toEqual([true, true, null]);
    }
  });

  test('both kinds of schema decide alike about examples with one fault', () => {
    const conditions = Object.keys(contract.notes?.conditions ?? {}).map((path) => path.split('.').at(-1) ?? '');
    const differences = mutationsOf(examples.full)
      // A rule about several members is one in words. A record is checked by the schema of its index.
      .filter(
        ({ path }) =>
          !conditions.some((member) => path.split('.').includes(member)) &&
          !IN_WORDS.test(path) &&
          path !== 'content.0',
      )
      .filter(({ value }) => fits(schema, value) !== check(value))
      .map(({ what, value }) => `${what}: ${fits(schema, value) ? 'only yup' : 'only JSON Schema'} accepts it`);
    expect(differences).toEqual([]);
  });
});

/** Members with rules about other members, or without a counterpart in JSON Schema. */
const IN_WORDS = /(?:^|\.)(?:car|cars|dealer|typeCar|testDrive|withTradeIn|CalculationType)(?:\.|$)/;

describe('the converter', () => {
  test.each([
    ['a lazy schema', lazy(() => string()), 'the message: a lazy schema needs a note'],
    [
      'a check of its own',
      object({ a: mixed((value): value is 1 => value === 1) }),
      'a: a mixed schema with a check needs a note',
    ],
    [
      'an unknown test',
      object({ a: string().test('odd', () => true) }),
      'a: the test odd has no counterpart in rules.ts',
    ],
    [
      'a condition',
      object({ a: string().when('b', ([b], each) => (b ? each.required() : each)), b: boolean() }),
      'a: a rule that depends on other members needs a note',
    ],
    ['letters of any case', string().matches(/a/i), 'a: patterns of JSON Schema distinguish letters by case'],
  ])('refuses %s, which it would leave out', (_what, schema, message) => {
    expect(() => jsonSchemaOf(schema)).toThrow(message);
  });
});

test.each(UPSTREAM_NAMES)('the OpenAPI document of %s is one without an error', async (name) => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Messages within lists and streams are the body of no response.
      'no-unused-components': 'off',
      // Paths of systems that exist, and the addresses of examples.
      'no-path-trailing-slash': 'off',
      'no-server-example.com': 'off',
      // Proxied files have the statuses of their host.
      'operation-4xx-response': 'off',
      // A message may have members that the product does not read.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const absoluteRef = resolve(import.meta.dirname, `../../docs/contracts/${name}.openapi.json`);
  const problems = await lintFromString({ source: files.get(`${name}.openapi.json`) ?? '', absoluteRef, config });
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`)).toEqual([]);
});
