import { describe, expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { emptyRequest } from '../testing/emptyRequest.ts';
import { type CarsCall, createCarsApi } from './cars.ts';
import { createScopeResolver } from './requestScope.ts';

const SITE = {
  id: 'norrvag-se',
  languages: [{ code: 'sv', locale: 'sv-SE', prefix: '', name: 'Svenska' }],
} as unknown as SiteConfig;

function api(response: object = { cars: [], gone: [] }) {
  const calls: CarsCall[] = [];
  const app = express().use(emptyRequest);
  const carsOf = async (call: CarsCall) => {
    calls.push(call);
    return response;
  };
  app.use(
    createCarsApi({
      path: '/api/cars',
      resolveScope: createScopeResolver([SITE]),
      loadCars: carsOf,
      limit: () => true,
    }),
  );
  return { calls, app, post: (body?: string | object) => request(app).post('/api/cars').send(body) };
}
const BODY = { site: 'norrvag-se', language: 'sv', ids: ['208', '17', '208'], as: 'comparison' };

describe('F070 POST /api/cars', () => {
  test('each id is requested once, in numeric order; the response is not stored', async () => {
    const { calls, post } = api({ cars: [{ card: { id: '17' } }], gone: ['208'] });
    const response = await post(BODY).expect(200);
    expect(response.body).toEqual({ cars: [{ card: { id: '17' } }], gone: ['208'] });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ ids: ['17', '208'], as: 'comparison', language: { code: 'sv' } });
  });

  test.each<[object | string, string]>([
    [{ ...BODY, site: 'unknown' }, 'site'],
    [{ ...BODY, site: undefined }, 'site'],
    [{ ...BODY, language: 'en' }, 'language'],
    [{ ...BODY, as: 'toString' }, 'as'],
    [{ ...BODY, as: undefined }, 'as'],
    [{ ...BODY, ids: [] }, 'ids'],
    [{ ...BODY, ids: '17' }, 'ids'],
    [{ ...BODY, ids: [17] }, 'ids'],
    [{ ...BODY, ids: ['17', '<b>'] }, 'ids'],
    [{ ...BODY, ids: ['1234567890123'] }, 'ids'],
    [{ ...BODY, ids: ['1', '2', '3', '4', '5'] }, 'ids'],
    [{ ...BODY, index: 'x' }, 'body'],
    [[BODY], 'body'],
  ])('%j is a 400 that names %s', async (body, field) => {
    const { calls, post } = api();
    expect((await post(body).expect(400)).body).toEqual({ error: field });
    expect(calls).toEqual([]);
  });

  test('a cross-site request is a 403 (Q33), another method a 405', async () => {
    const { app } = api();
    await request(app).post('/api/cars').set('Sec-Fetch-Site', 'cross-site').send(BODY).expect(403);
    await request(app).get('/api/cars').expect(405);
  });

  test('a body over 10 KB is a 413 (Q21)', async () => {
    await api()
      .post({ ...BODY, ids: ['1'.repeat(11_000)] })
      .expect(413);
  });
});
