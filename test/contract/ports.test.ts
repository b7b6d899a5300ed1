import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readEnvironment, upstreamUrls } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import { type Caches, createCaches } from '../../server/cache/caches.ts';
import { closePorts, createPorts, type PortsWith } from '../../server/ports/ports.ts';
import { createSilent, type Silent } from '../../server/testing/silent.ts';
import { allPorts } from '../support/allPorts.ts';
import { type LeasedSandbox, leaseSandbox } from '../support/leases.ts';

/** Every port against the sandbox over HTTP: correct responses, and what the port does while an upstream fails. */

const sites: readonly SiteConfig[] = SITES;
const [site] = SITES;
const [language] = site.languages;
const SCOPE = { site, language };
/** Time limits that a busy machine does not reach. */
const LIMITS = {
  UPSTREAM_CONNECT_TIMEOUT: '30000',
  UPSTREAM_HEADERS_TIMEOUT: '30000',
  UPSTREAM_TOTAL_TIMEOUT: '30000',
};
const SHORT_LIMITS = { UPSTREAM_HEADERS_TIMEOUT: '400', UPSTREAM_TOTAL_TIMEOUT: '800' };
const environmentWith = (limits: Record<string, string>) => readEnvironment({ NODE_ENV: 'test', ...limits }, SITE_IDS);
const environment = environmentWith(LIMITS);

let sandbox: LeasedSandbox;
let silent: Silent;
let ports: PortsWith<UpstreamName>;
let caches: Caches;

beforeAll(async () => {
  sandbox = await leaseSandbox(400);
}, 60_000);
afterAll(async () => {
  caches.close();
  await closePorts(ports);
  await sandbox.close();
});

/** Empty caches and closed breakers. */
async function resetPorts(settings = environment): Promise<void> {
  if (ports) await closePorts(ports);
  caches?.close();
  silent = createSilent();
  caches = createCaches(settings, silent);
  ports = allPorts(
    createPorts({ environment: settings, urls: upstreamUrls(settings, sandbox.url), caches, ...silent }),
  );
}
beforeEach(async () => {
  await setFault('content', 'none');
  await setFault('search', 'none');
  await resetPorts();
});

async function setFault(upstream: UpstreamName, kind: string, more: object = {}): Promise<void> {
  const body = JSON.stringify({ upstream, kind, ...more });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${response.status}`);
}

const outcomes = async (upstream: UpstreamName, outcome: string): Promise<number> => {
  const { values } = await silent.metrics.upstreamDuration.get();
  const count = values.find(
    ({ metricName, labels }) =>
      metricName?.endsWith('_count') && labels.upstream === upstream && labels.outcome === outcome,
  );
  return count?.value ?? 0;
};

describe.each(sites.map((each) => [each.id, each] as const))('content of %s', (_id, each) => {
  test('F032–F034: home, its languages, phrases, routes, error page, navigation and brands in every language', async () => {
    for (const language of each.languages) {
      const scope = { site: each, language: language };
      const home = await ports.content.layout(scope, '/');
      expect(home?.layout.sitecore.route?.itemLanguage).toBe(language.code);
      expect(home?.languages).toContainEqual({
        code: language.code,
        nativeName: language.name.toLowerCase() === 'english' ? 'English' : expect.stringMatching(/^\p{Ll}/u),
        displayName: expect.stringMatching(/^[A-Z]/),
        englishName: expect.stringMatching(/^[A-Z]/),
        path: language.prefix || '/',
      });
      expect((await ports.content.dictionary(scope)).pathToCarList).toBe(each.paths.carList);
      expect((await ports.content.routes(scope)).map(({ path }) => path)).toContain(each.paths.carList);
      expect((await ports.content.errorPages(scope)).notFound?.sitecore.route).toBeTruthy();
      const navigation = (await ports.content.navigation(scope)) ?? [];
      expect(navigation.length).toBeGreaterThan(2);
      for (const { path } of navigation) expect(path.startsWith(`${language.prefix}/`)).toBe(true);
      const withImage = expect.objectContaining({
        image: { value: expect.objectContaining({ src: expect.any(String) }) },
      });
      expect(navigation).toContainEqual(withImage);
      const brands = (await ports.content.makes(scope)) ?? [];
      expect(brands.length).toBeGreaterThan(6);
      for (const { code, logo } of brands) {
        const src = `/-/media/brands/${code.toLowerCase()}.svg`;
        expect([code, logo]).toEqual([code, { value: expect.objectContaining({ src }) }]);
      }
    }
    expect((await ports.content.siteInfo({ site: each })).name).toBe(each.contentName);
    expect(await ports.content.redirects({ site: each })).toBeInstanceOf(Array);
  });

  test('F053: both indexes respond', async () => {
    for (const index of ['vehicles', 'dealers'] as const) {
      const response = await ports.search.search({ site: each, index }, { limit: 3 });
      expect(response.content).toHaveLength(3);
      expect(response.total_items).toBeGreaterThan(3);
    }
  });
});

describe('content', () => {
  test('a missing page is null, and is requested once', async () => {
    expect(await ports.content.layout(SCOPE, '/no-such-page')).toBeNull();
    expect(await ports.content.layout(SCOPE, '/no-such-page')).toBeNull();
    expect(await outcomes('content', 'ok')).toBe(1);
  });

  test('a path is sent as a variable, never as a part of the query', async () => {
    expect(await ports.content.layout(SCOPE, '/") { item { id } } }')).toBeNull();
  });

  test('shared objects are frozen', async () => {
    const home = await ports.content.layout(SCOPE, '/');
    expect(Object.isFrozen(home?.layout.sitecore.route?.fields)).toBe(true);
  });

  test('a wrong key is an error, not an empty page', async () => {
    const strict = readEnvironment(
      { SANDBOX: 'fill', CONTENT_URL: `${sandbox.url}/content/sitecore/api/graph/edge`, CONTENT_KEY: 'wrong' },
      SITE_IDS,
    );
    const wrong = createPorts({ environment: strict, urls: upstreamUrls(strict, sandbox.url), caches, ...silent });
    await expect(wrong.content.layout(SCOPE, '/')).rejects.toMatchObject({ kind: 'status', status: 401 });
    await closePorts(wrong);
  });

  test('a context id authenticates as well', async () => {
    const url = `${sandbox.url}/content/v1/content/api/graphql/v1`;
    const edge = readEnvironment(
      { SANDBOX: 'fill', CONTENT_URL: url, CONTENT_KEY: 'sandbox', CONTENT_AUTH: 'contextid' },
      SITE_IDS,
    );
    const byContext = createPorts({ environment: edge, urls: upstreamUrls(edge, sandbox.url), caches, ...silent });
    expect(await byContext.content.layout(SCOPE, '/')).not.toBeNull();
    await closePorts(byContext);
  });
});

describe('Q8: stampede', () => {
  test('200 parallel cold requests make one call', async () => {
    const pages = await Promise.all(Array.from({ length: 200 }, () => ports.content.layout(SCOPE, '/')));
    expect(new Set(pages).size).toBe(1);
    expect(await outcomes('content', 'ok')).toBe(1);
  });

  test('equal searches are one call, in any order of their members', async () => {
    const scope = { site, index: 'vehicles' } as const;
    await Promise.all([
      ports.search.search(scope, { limit: 0, filters: { car_fuel: ['El'], car_brand: ['Volvo'] } }),
      ports.search.search(scope, { filters: { car_brand: ['Volvo'], car_fuel: ['El'] }, limit: 0, keyphrase: '' }),
    ]);
    expect(await outcomes('search', 'ok')).toBe(1);
  });
});

describe('Q4, Q7: faults', () => {
  test.each([
    ['error', 'status'],
    ['hang', 'timeout'],
    ['reset', 'network'],
    ['half', 'network'],
    ['empty', 'invalid'],
  ])('%s: cold calls fail in time, as %s', async (kind, expected) => {
    if (kind === 'hang') await resetPorts(environmentWith(SHORT_LIMITS));
    await setFault('content', kind);
    await expect(ports.content.layout(SCOPE, '/')).rejects.toMatchObject({ kind: expected, upstream: 'content' });
  });

  test('cached responses stay valid', async () => {
    const before = await ports.content.layout(SCOPE, '/');
    await setFault('content', 'reset');
    expect(await ports.content.layout(SCOPE, '/')).toBe(before);
  });

  test('a placeholder that cannot be made is null', async () => {
    expect(await ports.media.blurPlaceholder('/-/media/no/such/picture.jpg')).toBeNull();
  });
});

describe('car media', () => {
  const car = { provider: 'autosonshow', regNo: 'NOBODY' };

  test('F064: an unknown number plate is null, and is cached', async () => {
    expect(await ports.carMedia.fetchCarMedia(car)).toBeNull();
    expect(await ports.carMedia.fetchCarMedia(car)).toBeNull();
    expect([await outcomes('carMedia', 'status'), await outcomes('carMedia', 'ok')]).toEqual([1, 0]);
  });

  test('F064: the port fails as others do', async () => {
    await setFault('carMedia', 'empty');
    await expect(ports.carMedia.fetchCarMedia({ ...car, regNo: 'OTHER' })).rejects.toMatchObject({ kind: 'invalid' });
    await setFault('carMedia', 'none');
  });
});

describe('valuation', () => {
  const car = { plate: 'ABC123', mileage: 8_000 };
  const uk = SITES.find(({ country }) => country === 'GB') as SiteConfig;

  test('an estimate is in the currency of the site; an unknown plate is null and no failure', async () => {
    expect(await ports.valuation.valuation(site, car)).toMatchObject({ currency: 'SEK' });
    expect(await ports.valuation.valuation(uk, { ...car, plate: 'GU21ABC' })).toMatchObject({ currency: 'GBP' });
    expect(await ports.valuation.valuation(site, { ...car, plate: 'ZZZ123' })).toBeNull();
    expect([await outcomes('valuation', 'ok'), await outcomes('valuation', 'status')]).toEqual([3, 0]);
  });

  test('the port fails as others do', async () => {
    await setFault('valuation', 'empty');
    await expect(ports.valuation.valuation(site, car)).rejects.toMatchObject({ kind: 'invalid' });
    await setFault('valuation', 'none');
  });
});

describe('booking', () => {
  const car = { plate: 'ABC123', language: 'sv' };
  const at = { lat: 59.33, lng: 18.07 };

  test('F100: every call is accepted by its schema', async () => {
    const { booking } = ports;
    expect(await booking.car(car)).toMatchObject({ registrationNumber: 'ABC123' });
    const { serviceOfferingCategories } = await booking.offerings('services', { ...car, ...at });
    expect(serviceOfferingCategories.length).toBeGreaterThan(3);
    expect(await booking.hasAuthorizedWorkshop('Volvo')).toBe(true);
    const codes = ['oil-change'];
    const department = { departmentId: '211.30', codes };
    expect((await booking.prices({ ...car, ...department, mileage: 0 })).offers).toHaveLength(1);
    expect(await booking.timeSlots({ ...car, ...department, date: '2027-01-11' })).toHaveLength(28);
    expect(await booking.booking('00000000-0000-0000-0000-000000000000', 'sv')).toBeNull();
  });

  test('F101: a refusal is no failure of the upstream', async () => {
    await expect(ports.booking.car({ ...car, plate: 'SAK404' })).rejects.toMatchObject({
      error: { code: 'VehicleNotFound' },
    });
    expect([await outcomes('booking', 'ok'), await outcomes('booking', 'status')]).toEqual([1, 0]);
  });

  test('the port fails as others do', async () => {
    await setFault('booking', 'empty');
    await expect(ports.booking.car(car)).rejects.toMatchObject({ kind: 'invalid' });
    await setFault('booking', 'none');
  });
});

const SWEDISH = { country: 'SE', language: 'sv' };

describe('places', () => {
  test.each([
    ['SE', 'en', 'goteborg', 'Gothenburg', 'Västra Götalands län, Sweden'],
    ['NO', 'nb', 'oslo', 'Oslo', 'Oslo, Norge'],
    ['DK', 'da', 'kobenhavn', 'København', 'Region Hovedstaden, Danmark'],
    ['FI', 'sv', 'Åbo', 'Åbo', 'Varsinais-Suomi, Finland'],
    ['FI', 'fi', 'Åbo', 'Turku', 'Varsinais-Suomi, Suomi'],
    ['SK', 'sk', 'kosice', 'Košice', 'Košický kraj, Slovensko'],
    ['GB', 'en', 'bristol', 'Bristol', 'Bristol, United Kingdom'],
  ])('of %s in %s', async (country, language, typed, name, description) => {
    const [found] = await ports.places.suggest(typed, { country, language });
    expect(found).toMatchObject({ name, description });
    expect(await ports.places.place(found?.placeId ?? '', { country, language })).toMatchObject({ name });
  });

  test('the best place for the text of a page, at a rate for all visitors', async () => {
    const scope = { country: 'DK', language: 'da' };
    expect(await ports.places.find('odense', scope)).toMatchObject({ name: 'Odense' });
    expect(await ports.places.find('Xyz', scope)).toBeNull();
    const found = await Promise.allSettled(Array.from({ length: 90 }, () => ports.places.find('odense', scope)));
    expect(found.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  test('no place of another country', async () => {
    expect(await ports.places.suggest('goteborg', { country: 'NO', language: 'nb' })).toEqual([]);
  });

  test('F087: suggestions with and without diacritics, and a place', async () => {
    const [found] = await ports.places.suggest('gote', SWEDISH);
    expect(found).toEqual({
      placeId: 'se-goteborg',
      name: 'Göteborg',
      description: 'Västra Götalands län, Sverige',
    });
    expect(await ports.places.place('se-goteborg', SWEDISH)).toMatchObject({
      name: 'Göteborg',
      region: 'Västra Götalands län',
    });
    expect(await ports.places.place('nowhere', SWEDISH)).toBeNull();
    expect(await ports.places.suggest('Xyz', SWEDISH)).toEqual([]);
  });

  test('the port fails as others do', async () => {
    await setFault('places', 'empty');
    await expect(ports.places.suggest('gote', SWEDISH)).rejects.toMatchObject({ kind: 'invalid' });
    await setFault('places', 'none');
  });
});

describe('tire hotel', () => {
  test('F115 a plate without agreement and a wrong code are null and no failures', async () => {
    const customer = await ports.tireHotel.search('DCK100');
    expect(customer).toMatchObject({ regNo: 'DCK100' });
    expect(await ports.tireHotel.search('DCK404')).toBeNull();
    const login = await ports.tireHotel.login(customer?.encryptedPhoneNumber ?? '');
    const token = 'authorizationToken' in login ? login.authorizationToken : '';
    const results = await Promise.all(['0000', '0001'].map((code) => ports.tireHotel.validate(token, code)));
    expect(results).toContain(null);
    expect(await ports.tireHotel.validateNothing('0000')).toBeNull();
    expect([await outcomes('tireHotel', 'ok'), await outcomes('tireHotel', 'status')]).toEqual([6, 0]);
  });

  test('a login that the tire system refuses has its message', async () => {
    const customer = await ports.tireHotel.search('DCK422');
    expect(await ports.tireHotel.login(customer?.encryptedPhoneNumber ?? '')).toEqual({
      refused: { status: 422, message: 'Det gick inte att skicka sms till numret. Kontakta din verkstad.' },
    });
  });

  test('the port fails as others do, and never sends a code or a booking twice', async () => {
    await setFault('tireHotel', 'empty');
    await expect(ports.tireHotel.search('DCK100')).rejects.toMatchObject({ kind: 'invalid' });
    await setFault('tireHotel', 'error');
    await expect(ports.tireHotel.login('x')).rejects.toMatchObject({ kind: 'status' });
    await expect(ports.tireHotel.validate('x', '0000')).rejects.toMatchObject({ kind: 'status' });
    expect(await outcomes('tireHotel', 'status')).toBe(2);
    await setFault('tireHotel', 'none');
  });
});
