import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { productFixture } from '../support/data/fixtures.ts';
import { send } from '../support/request.ts';

/** Campaigns, mail programs and other sites cut and double-encode queries. What the page does not use is ignored. */

const CUT = [
  'utm_campaign=rea-50%',
  'keyphrase=100%',
  'utm_campaign=%u00F6',
  'utm_content=%F0%9F%98',
  'utm_content=h%C3',
  'utm_term=%E0%A4%A',
  'x=%00',
  Array.from({ length: 201 }, (_, at) => `p${at}=${at}`).join('&'),
];

const fixture = productFixture({ cars: 200 });
const get = (path: string, site: string) => send(fixture.product.url, path, { host: `${site}.localhost` });

describe.each(SITES.map(({ id, paths }) => [id, paths] as const))('%s', (site, paths) => {
  test('pages ignore what they do not use', async () => {
    for (const path of ['/', paths.carList, paths.dealers]) {
      for (const query of CUT) expect([query, (await get(`${path}?${query}`, site)).status]).toEqual([query, 200]);
    }
  });

  test('redirects keep it byte for byte', async () => {
    for (const query of CUT) {
      const { status, headers } = await get(`${paths.dealers.toUpperCase()}/?${query}`, site);
      expect([status, headers.location]).toEqual([301, `${paths.dealers}?${query}`]);
    }
  });
});

test('redirects of a page keep what the page did not read', async () => {
  const query = 'utm_campaign=rea-50%&gclid=%C3';
  const { status, headers } = await get(`/kop-bil/alla-bilar-i-lager?car_brand=volvo&${query}`, 'norrvag-se');
  expect([status, headers.location]).toEqual([301, `/kop-bil/alla-bilar-i-lager/b/volvo?${query}`]);
});

test('a page reads what is whole, and letters as old scripts write them', async () => {
  const { body } = await get('/kop-bil/alla-bilar-i-lager?keyphrase=zz%u00F6zz&utm_campaign=50%', 'norrvag-se');
  expect(body).toContain('zzözz');
  for (const path of ['/api/suggest?site=norrvag-se&language=sv&q=100%', '/_page?path=%2F%3Fa%3D50%25'])
    expect([path, (await get(path, 'norrvag-se')).status]).toEqual([path, 200]);
});

test.each(['/100%?a=b', '/%E0%A4%A', '/a%00b'])('a malformed path is still refused: %s', async (path) => {
  expect((await get(path, 'norrvag-se')).status).toBe(400);
});
