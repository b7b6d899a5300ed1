import { describe, expect, test } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { chain } from './preExpress.ts';

const calls: string[] = [];
const step =
  (name: string): RequestHandler =>
  (_req, _res, next) => {
    calls.push(name);
    next();
  };
const run = (...handlers: RequestHandler[]) =>
  new Promise<unknown>((resolve, reject) => {
    calls.length = 0;
    try {
      chain(...handlers)({} as Request, {} as Response, resolve);
    } catch (error) {
      reject(error);
    }
  });

describe('chain', () => {
  test('runs the middleware in order, then `next`', async () => {
    expect(await run(step('a'), step('b'), step('c'))).toBeUndefined();
    expect(calls).toEqual(['a', 'b', 'c']);
  });

  test('an empty chain calls `next`', async () => {
    expect(await run()).toBeUndefined();
  });

  test('a middleware that responds ends the chain', () => {
    calls.length = 0;
    let done = false;
    chain(step('a'), () => {}, step('c'))({} as Request, {} as Response, () => {
      done = true;
    });
    expect([calls, done]).toEqual([['a'], false]);
  });

  test('errors reach the outer `next`, whether thrown, rejected or passed', async () => {
    const error = new Error('down');
    expect(await run(step('a'), (_req, _res, next) => next(error), step('c'))).toBe(error);
    expect(calls).toEqual(['a']);
    expect(await run(async () => Promise.reject(error), step('c'))).toBe(error);
    const throws = () => {
      throw error;
    };
    await expect(run(throws)).rejects.toBe(error);
  });
});
