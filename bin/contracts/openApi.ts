import { UPSTREAMS } from '../../config/upstreams.ts';
import type { Contract, Operation, OperationResponse, Parameter } from './contract.ts';
import type { Examples } from './examples.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the messages of a contract as schemas, each with its examples. */
export function schemasOf({ messages, notes }: Contract, examples: ReadonlyMap<string, Examples>): Json {
  return Object.fromEntries(
    Object.entries(messages).map(([name, schema]): [string, JsonSchema] => {
      const { full, minimal } = examples.get(name) ?? {};
      return [name, { ...jsonSchemaOf(schema, notes), examples: [full, minimal] }];
    }),
  );
}

/** Returns the file of JSON Schema 2020-12 of a contract: its messages in `$defs`. */
export function schemaFile(contract: Contract, examples: ReadonlyMap<string, Examples>): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Messages of the upstream ${contract.upstream}`,
    description: contract.description,
    $defs: schemasOf(contract, examples),
  };
}

/** Returns the description of a contract in OpenAPI 3.1. */
export function openApiFile(contract: Contract, examples: ReadonlyMap<string, Examples>): Json {
  const { upstream, description, remark, operations } = contract;
  const { key, title, limits } = UPSTREAMS[upstream];
  const size = `A response has at most ${Math.floor(limits.maxBytes / 1024)} KB.`;
  const schemas = schemasOf(contract, examples);
  return {
    openapi: '3.1.1',
    info: {
      title: `Forecourt: ${title}`,
      version: '1',
      description: [description, remark, size, 'Meanings: `docs/upstreams.md`.'].filter(Boolean).join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{baseUrl}',
        description: `The value of \`${UPSTREAMS[upstream].url}\`.`,
        variables: { baseUrl: { default: `https://${upstream.toLowerCase()}.example.com` } },
      },
    ],
    security: key === null ? [] : keyHeaders(contract).map((header) => ({ [header]: [] })),
    tags: [{ name: upstream, description: title }],
    paths: pathsOf(operations, upstream, examples),
    components: {
      ...(key !== null && {
        securitySchemes: Object.fromEntries(
          keyHeaders(contract).map((header) => [header, { type: 'apiKey', in: 'header', name: header }]),
        ),
      }),
      ...(Object.keys(schemas).length > 0 && { schemas: withoutRepetition(schemas, operations) }),
    },
  };
}

/** Returns the schemas without the examples that bodies have already. */
function withoutRepetition(schemas: Json, operations: readonly Operation[]): Json {
  const bodies = operations.flatMap(({ request = [], responses }) => [
    ...[request].flat(),
    ...Object.values(responses).map(({ message }) => message),
  ]);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { examples: _, ...rest } = schema as JsonSchema;
      return [name, bodies.includes(name) ? rest : schema];
    }),
  );
}

/** Returns the headers of which one carries the key. */
function keyHeaders({ upstream }: Contract): readonly string[] {
  const header = UPSTREAMS[upstream].key?.header;
  if (header === undefined) return [];
  return typeof header === 'string' ? [header] : Object.values(header.names);
}

function pathsOf(operations: readonly Operation[], tag: string, examples: ReadonlyMap<string, Examples>): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation, tag, examples) };
  }
  return paths;
}

function operationOf(operation: Operation, tag: string, examples: ReadonlyMap<string, Examples>): Json {
  const { id, summary, parameters = [], request, responses } = operation;
  const names = request === undefined ? [] : [request].flat();
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(parameters.length > 0 && { parameters: parameters.map(parameterOf) }),
    ...(names.length > 0 && {
      requestBody: { required: true, content: { 'application/json': bodyOf(names, examples) } },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, responseOf(response, examples)]),
    ),
  };
}

const parameterOf = ({ required = true, ...parameter }: Parameter): Json => ({
  ...parameter,
  ...((parameter.in === 'path' || required) && { required: true }),
});

function responseOf({ description, message, type }: OperationResponse, examples: ReadonlyMap<string, Examples>): Json {
  if (message !== undefined) return { description, content: { 'application/json': bodyOf([message], examples) } };
  return { description, ...(type !== undefined && { content: { [type]: {} } }) };
}

function bodyOf(names: readonly string[], examples: ReadonlyMap<string, Examples>): Json {
  const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const prefixed = names.flatMap((name) => {
    const { full, minimal } = examples.get(name) ?? {};
    const of = names.length > 1 ? `${name}-` : '';
    return [
      [`${of}full`, { summary: 'All members', value: full }],
      [`${of}minimal`, { summary: 'The members that it must have', value: minimal }],
    ] as const;
  });
  return { schema: refs.length === 1 ? refs[0] : { anyOf: refs }, examples: Object.fromEntries(prefixed) };
}
