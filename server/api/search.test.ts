import { describe, expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { emptyRequest } from '../testing/emptyRequest.ts';
import { createScopeResolver } from './requestScope.ts';
import { type CarListCall, createSearchApi } from './search.ts';

const SITE = {
  paths: {},
  id: 'norrvag-se',
  languages: [{ code: 'sv', locale: 'sv-SE', prefix: '', name: 'Svenska' }],
} as unknown as SiteConfig;

function api(response: object | Error = { pages: [[]], facets: [], total: 0 }) {
  const calls: CarListCall[] = [];
  const app = express().use(emptyRequest);
  const listCars = async (call: CarListCall) => {
    calls.push(call);
    if (response instanceof Error) throw response;
    return response;
  };
  app.use(
    createSearchApi({ path: '/api/search', resolveScope: createScopeResolver([SITE]), listCars, limit: () => true }),
  );
  app.use(((_error, _req, res, _next) => res.status(500).end()) satisfies express.ErrorRequestHandler);
  const post = (body?: string | object) => request(app).post('/api/search').send(body);
  return { calls, app, post };
}
const BODY = { site: 'norrvag-se', language: 'sv', query: 'car_brand=Volvo&page=1&index=evil' };

describe('F053 POST /api/search', () => {
  test('the state is parsed as the page’s URL; other parameters are ignored', async () => {
    const { calls, post } = api({ pages: [[{ id: '1' }]], facets: [], total: 1 });
    const response = await post(BODY).expect(200);
    expect(response.body).toEqual({ pages: [[{ id: '1' }]], facets: [], total: 1 });
    expect(response.headers['cache-control']).toBe('private, max-age=60');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query).toEqual({
      keyphrase: '',
      sortName: 'car_publishdate_desc',
      page: 1,
      values: { car_brand: ['Volvo'] },
      ranges: {},
    });
    expect(calls[0]?.language.code).toBe('sv');
  });

  test('S2 §8: a failed search is a 200 that is not cached', async () => {
    const failed = { pages: [], facets: [], total: 0, failed: true };
    const response = await api(failed).post(BODY).expect(200);
    expect(response.body).toEqual(failed);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each<[object | string, string]>([
    [{ ...BODY, site: undefined }, 'site'],
    [{ ...BODY, site: 'unknown' }, 'site'],
    [{ ...BODY, site: { $ne: 1 } }, 'site'],
    [{ ...BODY, language: 'en' }, 'language'],
    [{ ...BODY, language: 3 }, 'language'],
    [{ ...BODY, query: ['x'] }, 'query'],
    [{ ...BODY, query: 'x'.repeat(9000) }, 'query'],
    [{ ...BODY, index: 'vehicles' }, 'body'],
    [[BODY], 'body'],
  ])('%j is a 400 that names %s', async (body, field) => {
    const { calls, post } = api();
    const response = await post(body).expect(400);
    expect(response.body).toEqual({ error: field });
    expect(calls).toEqual([]);
  });

  test.each(['{', '', '"text"', 'null'])('the body %j is a 400', async (body) => {
    const { app } = api();
    await request(app).post('/api/search').set('Content-Type', 'application/json').send(body).expect(400);
  });

  test('__proto__ in a body changes nothing (Q21)', async () => {
    const { app } = api();
    const body = `{"__proto__":{"site":"norrvag-se"},"language":"sv","query":""}`;
    await request(app).post('/api/search').set('Content-Type', 'application/json').send(body).expect(400);
  });

  test('a body over 100 KB is a 413 (Q21)', async () => {
    const response = await api().post({ ...BODY, query: 'x'.repeat(110_000) });
    expect(response.status).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    '%s is a 415 (Q33)',
    async (type) => {
      await request(api().app).post('/api/search').set('Content-Type', type).send('site=norrvag-se').expect(415);
    },
  );

  test.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://evil.example', Host: 'norrvag-se.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'https://norrvag-se.example', Host: 'norrvag-se.example' }, 200],
  ])('%j gets %i (Q33)', async (headers, status) => {
    await request(api().app).post('/api/search').set(headers).send(BODY).expect(status);
  });

  test('other methods are a 405', async () => {
    const response = await request(api().app).get('/api/search').expect(405);
    expect(response.headers.allow).toBe('POST');
  });

  test('an internal error goes to the error handler of the app', async () => {
    await api(new Error('ours')).post(BODY).expect(500);
  });
});
