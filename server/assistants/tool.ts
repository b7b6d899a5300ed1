import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { CAR_ID } from '../../src/contracts/car/carId.ts';
import { MAX_MONTHS, type RequestedTerms } from '../../src/contracts/finance/loanQuery.ts';
import type { JsonSchema, ObjectSchema } from './jsonSchema.ts';
import type { ReadPage } from './readPage.ts';

/** What a call of a tool gets. */
export interface ToolCall {
  site: SiteConfig;
  language: LanguageConfig;
  /** Origin of the site's own host. */
  origin: string;
  /** Reads the description of a page. @param path without language prefix, with its query */
  read: (path: string) => Promise<ReadPage>;
}

/** An argument that cannot be used, or a page that cannot be read: `field` is its name, or `upstream` or `busy`. */
export interface ToolError {
  field: string;
  message: string;
}

type ToolOutcome = { result: object } | { error: ToolError };

/** Arguments that have passed the tool's schema. */
// biome-ignore lint/suspicious/noExplicitAny: the schema of each tool has checked them
export type Arguments = Readonly<Record<string, any>>;

/** A tool of the MCP endpoint. It reads; no tool changes anything. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** Whether a site has it; by default each one. */
  isOffered?: (site: SiteConfig) => boolean;
  /** Schema of its arguments. Every tool also takes `language`. */
  properties: (site: SiteConfig) => Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
  output: ObjectSchema;
  call: (args: Arguments, call: ToolCall) => Promise<ToolOutcome>;
}

export const failed = (field: string, message: string): ToolOutcome => ({ error: { field, message } });

/** The error of data that an upstream, or the code, failed to give. */
export const upstreamFailed = failed('upstream', 'The data cannot be loaded now. Try again later.');

/** Returns the error of a page without data: it was refused for lack of capacity, or an upstream failed. */
export function unavailable({ status, record }: ReadPage): ToolOutcome {
  const isRefused = record === null && (status === 429 || status === 503);
  return isRefused ? failed('busy', 'The site cannot answer now. Try again in ten seconds.') : upstreamFailed;
}

/** Returns a record without its kind. */
export function withoutKind<T extends { kind: string }>({ kind: _kind, ...record }: T): Omit<T, 'kind'> {
  return record;
}

export const carArgument: JsonSchema = {
  type: 'string',
  maxLength: 30,
  pattern: CAR_ID.source.replaceAll('a-z', 'A-Za-z'),
  description: 'Id of the car, as the search returns it.',
};

const MAX_DEPOSIT = 999_999_999;

/** The visitor's own terms of a loan. */
export const TERMS: Readonly<Record<string, JsonSchema>> = {
  deposit: {
    type: 'integer',
    minimum: 0,
    maximum: MAX_DEPOSIT,
    description: 'Deposit in whole units of the currency. The nearest possible one counts.',
  },
  months: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_MONTHS,
    description: 'Term in months. The nearest possible one counts.',
  },
};

/** Returns the terms of a call. */
export const termsOf = ({ deposit, months }: Arguments): RequestedTerms => ({
  ...(deposit !== undefined && { deposit }),
  ...(months !== undefined && { months }),
});
