import express, { type RequestHandler } from 'express';

interface JsonBody {
  /** Maximum size, in bytes. */
  limit: number;
  type: string | readonly string[] | (() => boolean);
}

/**
 * Creates the parser of JSON bodies. It leaves out members that have the name of a member of every object, such as `toString` and
 * `__proto__`: with them a record that is converted to a text throws. No contract has such a member.
 */
export function jsonBody({ limit, type }: JsonBody): RequestHandler {
  return express.json({
    limit,
    strict: true,
    type: typeof type === 'function' ? type : [type].flat(),
    reviver: ownMember,
  });
}

function ownMember(name: string, value: unknown): unknown {
  return name in Object.prototype ? undefined : value;
}
