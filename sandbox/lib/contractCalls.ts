import type { ServerResponse } from 'node:http';
import { type InferType, type Schema, ValidationError } from 'yup';
import { HttpError, sendJson } from './http.ts';

/** What the upstreams with slots share: calls that follow the contract, and errors with its codes. */

/** An error of a system with slots: its code in the body that the contract says. */
export class BookingRefused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Runs a call; a refusal is sent with its code. */
export async function withRefusals(res: ServerResponse, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    sendJson(res, error.status, { errors: { 'Error Result': [error.code] } });
  }
}

/** Returns a segment of a path. @throws HttpError 400 */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpError(400, 'The path is malformed');
  }
}

/** Returns a body as its schema has it. @throws HttpError 400 for one that breaks the contract */
export function parsed<S extends Schema>(schema: S, body: unknown): InferType<S> {
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(400, error.message);
  }
}
