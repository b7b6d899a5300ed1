import { type ISchema, type Schema, ValidationError } from 'yup';
import type { ClientResponse } from './client.ts';
import { Mismatch } from './conformanceCase.ts';

/** What cases demand of responses. All throw `Mismatch`. */

export function expectStatus(response: Pick<ClientResponse, 'status'>, ...expected: readonly number[]): void {
  if (!expected.includes(response.status)) throw new Mismatch('status', expected.join(' or '), response.status);
}

/** Demands a status that blames the caller: 4xx, never 5xx. */
export function expectRefusal(response: Pick<ClientResponse, 'status'>): void {
  if (response.status < 400 || response.status > 499) throw new Mismatch('status', 'a 4xx', response.status);
}

/** Demands that a value fits the schema of a message unchanged, as the product does. Returns the value. */
export function expectMessage<T>(schema: ISchema<T>, value: unknown, at = ''): T {
  try {
    (schema as unknown as Schema).validateSync(value, { strict: true, abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const member = [at, error.path].filter(Boolean).join('.');
    throw new Mismatch(member, error.message, error.value);
  }
  return value as T;
}

/** Demands a status, JSON by its `Content-Type`, and a message. Returns it. */
export function expectJson<T>(response: ClientResponse, status: number, schema: ISchema<T>): T {
  expectStatus(response, status);
  return expectMessage(schema, response.json());
}

export function expectThat(holds: boolean, member: string, expected: string, came: unknown): void {
  if (!holds) throw new Mismatch(member, expected, came);
}

export function expectEqual(came: unknown, expected: unknown, member: string): void {
  const [one, other] = [JSON.stringify(came), JSON.stringify(expected)];
  if (one !== other) throw new Mismatch(member, String(other), came);
}

/** Demands a media type of UTF-8, or without a charset. */
export function expectType(response: Pick<ClientResponse, 'headers'>, type: string): void {
  const header = response.headers.get('content-type') ?? '';
  const [name = '', ...parameters] = header.toLowerCase().split(';');
  const charset = parameters.find((each) => each.trim().startsWith('charset='));
  const isUtf8 = charset === undefined || /charset="?utf-?8"?/.test(charset);
  expectThat(name.trim() === type && isUtf8, 'content-type', `${type} in UTF-8`, header);
}
