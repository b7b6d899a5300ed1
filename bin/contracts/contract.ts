import type { ISchema } from 'yup';
import type { UpstreamName } from '../../config/upstreams.ts';
import type { JsonSchema, SchemaNotes } from './jsonSchema.ts';

/** What the files in `docs/contracts/` say of an upstream: its messages, by schemas of `src/contracts/`, and its operations. */
export interface Contract {
  upstream: UpstreamName;
  /** What the upstream is for, and what holds for all of its calls. */
  description: string;
  /** Schemas by names of their own: `SearchRequest`. */
  messages: Readonly<Record<string, ISchema<unknown>>>;
  /** What the schemas' own descriptions cannot say. */
  notes?: SchemaNotes;
  operations: readonly Operation[];
  /** For a body that is no JSON over HTTP: what stands for it in the files. */
  remark?: string;
}

export interface Operation {
  /** Unique within the upstream: `search`. */
  id: string;
  method: 'get' | 'head' | 'post';
  /** Below the base URL: `/car/{plate}`. */
  path: `/${string}`;
  summary: string;
  parameters?: readonly Parameter[];
  /** Name of a message, or names of which the body is one. */
  request?: string | readonly string[];
  responses: Readonly<Record<number, OperationResponse>>;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  description: string;
  schema: JsonSchema;
  /** Of a query or header. Parameters of a path are always required. */
  required?: boolean;
  example: string | number;
}

export interface OperationResponse {
  description: string;
  /** Name of the message in the body. */
  message?: string;
  /** Media type of the body; by default JSON when there is a message. */
  type?: string;
}

const TEXT: JsonSchema = { type: 'string' };

/** A parameter that is any text. */
export const textIn = (
  where: Parameter['in'],
  name: string,
  description: string,
  example: string,
  required = true,
): Parameter => ({ in: where, name, description, schema: TEXT, required, example });

/** What every call without the right key gets. */
export const UNAUTHORIZED: Readonly<Record<number, OperationResponse>> = {
  401: { description: 'The key is missing or wrong. 403 is accepted too.' },
};
