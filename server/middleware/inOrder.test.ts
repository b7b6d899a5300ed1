import { describe, expect, test } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { inOrder } from './inOrder.ts';

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
      inOrder(...handlers)({} as Request, {} as Response, resolve);
    } catch (error) {
      reject(error);
    }
  });

describe('inOrder', () => {
  test('runs one after the other, then what follows', async () => {
    expect(await run(step('a'), step('b'), step('c'))).toBeUndefined();
    expect(calls).toEqual(['a', 'b', 'c']);
  });

  test('none is fine too', async () => {
    expect(await run()).toBeUndefined();
  });

  test('one that answers ends it', () => {
    calls.length = 0;
    let done = false;
    inOrder(step('a'), () => {}, step('c'))({} as Request, {} as Response, () => {
      done = true;
    });
    expect([calls, done]).toEqual([['a'], false]);
  });

  test('failures reach the outside, however they come', async () => {
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
