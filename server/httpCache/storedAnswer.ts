import type { IncomingHttpHeaders } from 'node:http';
import { type Directives, parseDirectives } from './directives.ts';

/** An answer of an upstream as it is kept: complete, and without what was meant for one connection or one visitor. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** What the request said in the fields that `Vary` names; normalised, empty for one it did not have. */
  readonly varied: Readonly<Record<string, string>>;
  /** Milliseconds of `Date.now()`: when it was asked for, and when its head arrived. */
  readonly requestedAt: number;
  readonly answeredAt: number;
}

/** Status and fields of an answer, wherever it is. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Milliseconds of an HTTP date, or null when it is none. */
export function dateOf(field: string | undefined): number | null {
  const time = field === undefined ? Number.NaN : Date.parse(field);
  return Number.isNaN(time) ? null : time;
}

/** The directives of an answer; `Pragma: no-cache` counts where nothing newer is said. */
export function directivesOf({ headers }: { headers: IncomingHttpHeaders }): Directives {
  const { 'cache-control': field, pragma } = headers;
  return parseDirectives(field ?? (pragma?.toLowerCase().includes('no-cache') ? 'no-cache' : ''));
}
