import type { UpstreamName } from '../../../config/upstreams.ts';
import { PLATES as WORKSHOP_PLATES } from '../../../sandbox/booking/scenarios.ts';
import type { SandboxState } from '../../../sandbox/control/state.ts';
import { PLATES as TIRE_PLATES } from '../../../sandbox/tireHotel/scenarios.ts';
import { credentialsSchema, customerSchema, validatedSchema } from '../../../src/contracts/tireHotel/authorization.ts';
import { datasetOf } from '../data/dataset.ts';

type Settings = Readonly<Record<UpstreamName, Readonly<Record<string, string>>>>;

/** Returns what the cases must know of a sandbox, by upstream. Its workshops are sent without pauses from then on. */
export async function sandboxSettings(url: string, cars: number): Promise<Settings> {
  await post(`${url}/__sandbox/booking`, { pace: 0 });
  const { vehicles } = await datasetOf(cars);
  const index = 'vehicles_norrvag_se';
  const stock = vehicles.get(index) ?? [];
  const sold = stock.find(({ car_status: status }) => status === 'sold');
  const image = stock.find(({ car_primary_image: found }) => found?.original)?.car_primary_image?.original ?? '';
  const onShow = [...vehicles.values()].flat().find(({ autos_on_show: isOnShow }) => isOnShow);
  return {
    content: { site: 'norrvag-se', language: 'sv', stories: '/livet-med-bil/nyheter' },
    search: {
      cars: index,
      dealers: 'sites_norrvag_se',
      sold: sold?.car_id ?? '',
      distance: 'yes',
      indicator: 'yes',
      totals: 'yes',
    },
    media: { image: image.replace(/^\/-\/media/, '').replace(/\?.*$/, '') },
    platform: { path: '/-/icon/office/32x32/car.svg' },
    carMedia: { plate: (onShow?.car_regno ?? '').replace(/\s/g, '') },
    events: { site: 'norrvag-se' },
    leads: {},
    embeddedForms: {
      form: '240511000101',
      answers: JSON.stringify({ 3: 'Åsa Öberg', 4: 'asa@acme.example', 6: '2', 7: '17.30', 11: 'Yes' }),
      email: '4',
      newsletter: '900000000000001',
    },
    finance: { 'dealer-key': 'sandbox-acme' },
    valuation: { plate: 'ABC123', 'unknown-plate': 'ZZZ999' },
    booking: {
      plate: WORKSHOP_PLATES.supported,
      'unknown-plate': WORKSHOP_PLATES.notFound,
      department: '211.30',
      codes: 'oil-change',
      'plate-without-workshop': WORKSHOP_PLATES.noSites,
      silence: '60000',
    },
    places: {},
    tireHotel: await tireHotelSettings(`${url}/tireHotel`, url),
    testDrives: { site: 'norrvag-se', department: '210.10' },
  };
}

/** Logs in twice: once for the vehicle, once for a code that nobody has used. */
async function tireHotelSettings(url: string, sandboxUrl: string): Promise<Readonly<Record<string, string>>> {
  const plate = TIRE_PLATES.stored;
  const first = await logIn(url, sandboxUrl, plate);
  const query = new URLSearchParams({ authToken: first.token, otpToken: first.code });
  const { vehicles } = validatedSchema.validateSync(await post(`${url}/authorization/validate?${query}`));
  const [vehicle] = vehicles;
  const next = await logIn(url, sandboxUrl, plate);
  return {
    plate,
    'unknown-plate': TIRE_PLATES.noAgreement,
    vehicle: vehicle?.brandCode ?? '',
    workshop: vehicle?.location.erpId ?? '',
    ...next,
  };
}

async function logIn(url: string, sandboxUrl: string, plate: string): Promise<{ token: string; code: string }> {
  const found = await fetch(`${url}/authorization/search?regNo=${plate}`, { headers: KEY });
  const { encryptedPhoneNumber } = customerSchema.validateSync(await found.json());
  const query = new URLSearchParams({ encryptedPhoneNumber });
  const { authorizationToken } = credentialsSchema.validateSync(await post(`${url}/authorization/login?${query}`));
  const { outbox } = (await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json()) as SandboxState;
  const code = /#(\d{4})/.exec(JSON.stringify(outbox.at(-1)))?.[1] ?? '';
  return { token: authorizationToken, code };
}

const KEY = { 'x-api-key': 'sandbox' };

async function post(url: string, json?: object): Promise<unknown> {
  const body = json && { body: JSON.stringify(json) };
  const headers = { ...KEY, ...(json && { 'content-type': 'application/json' }) };
  return (await fetch(url, { method: 'POST', headers, ...body })).json();
}
