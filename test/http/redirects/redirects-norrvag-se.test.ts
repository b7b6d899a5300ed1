import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type OldUrl, redirectTests } from '../../support/data/oldUrls.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(() => product.close());

const host = 'norrvag-se.localhost';
const JOBS = 'https://jobb.norrvag-se.example';
const CARS = '/kop-bil/alla-bilar-i-lager';
const SERVICES = '/service-och-verkstad/vara-verkstadstjanster';
const TIRES = '/dack-och-biltillbehor';

const tests = redirectTests(() => product);
const expectRedirects = (oldUrls: readonly OldUrl[]) => tests.expectRedirects(host, oldUrls);
const expectNoRedirect = (urls: readonly (readonly [url: string, status: number])[]) =>
  tests.expectNoRedirect(host, urls);

const UMEA = '/anlaggningar/norrvag-umea';
const KURVA = '/anlaggningar/norrvag-stockholm-kungens-kurva';
const HISINGEN = '/anlaggningar/norrvag-goteborg-hisingen';

describe('branches: id and name, two old prefixes, /findus in any letter case (F038, F041)', () => {
  expectRedirects([
    ['/anlaggningar/1017/bilhuset-umea', UMEA],
    ['/anlaggningar/9/bilhuset-ume%C3%A5', UMEA],
    ['/anlaggningar/1017/Bilhuset-Umea%CC%8A/', UMEA],
    ['/anlaggningar/4711/motorpalatset-umea', UMEA],
    ['/anlaggningar/4711/nagon-annan-bil-umea', UMEA],
    ['/anlaggningar/1017/umea', UMEA],
    ['/anlaggningar/1017', UMEA],
    ['/anlaggningar/motorpalatset-ume%c3%a5?utm_source=brev', `${UMEA}?utm_source=brev`],
    ['/anlaggningar/1017/bilhuset-umea/verkstad', UMEA],
    ['/anlaggningar/1017-bilhuset-umea', UMEA],
    ['/findus/umea', UMEA],
    ['/FindUs/1017/Bilhuset-Umea', UMEA],
    ['/FINDUS/bilhuset-ume%C3%A5/,-w-,', UMEA],
    ['/FindUs/1017/bilhuset-umea,-w-,', UMEA],
    ['/findus/1017/bilhuset-umea/%2C-w-%2C', UMEA],
    ['/hitta-oss/bilhuset-umea', UMEA],
    ['/v%C3%A5ra-anl%C3%A4ggningar/Ume%C3%A5', UMEA],
    ['/anlaggningar/norrvag-ume%C3%A5', UMEA],
    ['/anlaggningar/norrvag-umea/oppettider', UMEA],
    ['/findus/1002/motorpalatset-kungens-kurva', KURVA],
    ['/anlaggningar/55/bilhuset-kungenskurva', KURVA],
    ['/findus/Kungens%20Kurva', KURVA],
    ['/anlaggningar/1004/bilhuset-g%C3%B6teborg-hisingen', HISINGEN],
    ['/anlaggningar/88/motorpalatset-hisingen', HISINGEN],
    ['/anlaggningar/1027/bilhuset-%C3%B6stersund', '/anlaggningar/norrvag-ostersund'],
    ['/anlaggningar/1014/bilhuset-helsingborg', '/anlaggningar/norrvag-helsingborg'],
    ['/en/findus/1017/bilhuset-umea', `/en${UMEA}`],
    ['/en/locations/ume%C3%A5', `/en${UMEA}`],
  ]);
});

describe('towns, departments, makes and regions of branches, and closed branches (F038, F042)', () => {
  expectRedirects([
    ['/anlaggningar/1004/bilhuset-g%C3%B6teborg', '/anlaggningar?site_city=G%C3%B6teborg'],
    ['/FindUs/Malmo', '/anlaggningar?site_city=Malm%C3%B6'],
    ['/anlaggningar/sk%C3%A5ne-l%C3%A4n', '/anlaggningar?site_region=Sk%C3%A5ne'],
    ['/findus/verkstad', '/anlaggningar?site_departments.service_name=Service+och+verkstad'],
    ['/skadeverkst%C3%A4der', '/anlaggningar?site_departments.service_name=Skadeverkstad'],
    ['/anlaggningar/volvo', '/anlaggningar?site_departments.brands.name=Volvo'],
    [
      '/volvo-verkstad',
      '/anlaggningar?site_departments.brands.name=Volvo&site_departments.service_name=Service+och+verkstad',
    ],
    ['/anlaggningar/bilhuset-kiruna', '/anlaggningar'],
    ['/anlaggningar/norrvag-nyk%C3%B6ping', '/anlaggningar'],
    ['/anlaggningar/3099/bilhuset-ingenstans', '/anlaggningar'],
    ['/anlaggningar/3099', '/anlaggningar'],
    ['/FindUs', '/anlaggningar'],
    ['/findus/ingenstans/alls', '/anlaggningar'],
    ['/anlaggningar/,-w-,', '/anlaggningar'],
  ]);
  expectNoRedirect([
    [UMEA, 200],
    ['/anlaggningar', 200],
    ['/anlaggningar?site_city=Malm%C3%B6', 200],
    ['/findusx', 404],
  ]);
});

describe('/kop-bil and the sections before it (F038, F042)', () => {
  expectRedirects([
    ['/bilar', CARS],
    ['/Bilar/Lista/?sida=2', `${CARS}?sida=2`],
    ['/k%C3%B6p-bil/alla-bilar', CARS],
    ['/begagnade-bilar', '/kop-bil/begagnade-bilar-i-lager'],
    ['/nya-bilar', '/kop-bil/nya-bilar-i-lager'],
    ['/begagnade-bilar/lista', `${CARS}?car_condition=Begagnad`],
    ['/begagnade-bilar/volvo', `${CARS}?car_brand=Volvo&car_condition=Begagnad`],
    ['/begagnade-bilar/elbilar', `${CARS}?car_condition=Begagnad&car_fuel=El`],
    ['/begagnat/sk%C3%A5pbilar', `${CARS}?car_condition=Begagnad&car_vehicle_type=Transportbil`],
    ['/bilar/sk%C3%A5ne', `${CARS}?car_site_region=Sk%C3%A5ne`],
    ['/bilar?marke=Volvo', `${CARS}/b/volvo`],
    ['/begagnade-bilar/nagot-annat', '/kop-bil/begagnade-bilar-i-lager'],
    ['/bilm%C3%A4rken/Volkswagen', '/kop-bil/bilmarken/volkswagen'],
    ['/varumarken/mercedes%20benz', '/kop-bil/bilmarken/mercedes-benz'],
    ['/bilmarken/volvo/xc60', `${CARS}/b/volvo/xc60`],
    ['/kop-bil/bilmarken/volvo/amazon', '/kop-bil/bilmarken/volvo'],
    ['/bilmarken/audi', `${CARS}/b/audi`],
    ['/bilmarken/saab', '/kop-bil/bilmarken'],
    ['/biltyper/sm%C3%A5bilar', '/kop-bil/biltyp/smabilar'],
    ['/cab', '/kop-bil/biltyp/sportbilar'],
    ['/nya-elbilar', `${CARS}?car_condition=Ny&car_fuel=El`],
    ['/privatleasing', '/kop-bil/privatleasing-bilar'],
    ['/privatleasing/kia', `${CARS}/b/kia?car_privateleasing_monthly_cost=1000-20000`],
    ['/finansiering/bill%C3%A5n', '/kop-bil/finansiering/billan'],
    ['/f%C3%B6retag/f%C3%B6rm%C3%A5nsbil', '/kop-bil/foretag/formansbil'],
    ['/%C3%A4garbyte', '/kop-bil/bilagande/agarbyte'],
    ['/erbjudanden/black-friday', '/kop-bil/kampanjer/bilkampanjer'],
    ['/kampanj/klimatbonus', '/kop-bil/biltyp/elbilar'],
    ['/kop-bil/kampanjer/hostrea-2023', '/kop-bil/kampanjer/bilkampanjer'],
    ['/kampanjer/kia-dagarna', '/kop-bil/bilmarken/kia'],
    ['/kop-bil/bilmarken/en-som-aldrig-fanns', '/kop-bil/bilmarken'],
    ['/kop-bil/kampanjer/host-2019', '/kop-bil/kampanjer/bilkampanjer'],
  ]);
  expectNoRedirect([
    ['/kop-bil', 200],
    [`${CARS}?car_fuel=El`, 200],
    [`${CARS}/b/volvo`, 200],
    ['/kop-bil/bilmarken/volvo', 200],
    ['/kop-bil/kampanjer/demobilar', 200],
    ['/bilarx', 404],
  ]);

  test('short URLs that editors manage on the platform are left to it (F038)', async () => {
    const locationOf = async (path: string) => (await send(product.url, path, { host })).headers.location;
    expect(await locationOf('/kampanj')).toBe('/kop-bil/kampanjer/bilkampanjer');
    expect(await locationOf('/elbil')).toBe('/kop-bil/biltyp/elbilar');
    expect(await locationOf('/boka')).toBe('/service-och-verkstad/boka-bilverkstad');
  });

  test.each(['/bil', '/begagnade-bilar', '/bilar/objekt', CARS])('a car of %s has kept its id (F042)', async (tree) => {
    const list = await send(product.url, CARS, { host });
    const [, car = '', id] = /href="\/kop-bil\/((\d{7})\/[^"?]+)"/.exec(list.body) ?? [];
    const { status, headers } = await send(product.url, `${tree}/${car}`, { host });
    expect([status, headers.location]).toEqual([301, `/kop-bil/${car}`]);
    expect((await send(product.url, `/kop-bil/${car}`, { host })).status).toBe(200);
    expect((await send(product.url, `/bil/${id}`, { host })).headers.location).toBe(`/kop-bil/${id}`);
  });
});

describe('the two swapped makes each redirect to their own page (F041)', () => {
  expectRedirects([
    ['/brands/renault', '/kop-bil/bilmarken/renault'],
    ['/brands/dacia', '/kop-bil/bilmarken/dacia'],
  ]);
});

const VANS = `${CARS}?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala`;

describe('two old lists by their query (F039)', () => {
  expectRedirects([
    ['/begagnade-bilar?re=uppland&si=12', VANS],
    ['/bilar/lista?si=&RE=Uppland', VANS],
    ['/Begagnat.aspx?sida=3&re=UPPLAND&si=solna', `${VANS}&sida=3`],
    [`${CARS}?re=uppland&si=1`, VANS],
    ['/bilar?vehicletype=PB', `${CARS}?car_vehicle_type=Personbil`],
    ['/begagnade-bilar/?VehicleType=pb&utm_source=brev', `${CARS}?car_vehicle_type=Personbil&utm_source=brev`],
    // Near misses redirect to the list without filters.
    ['/begagnade-bilar?re=uppland', '/kop-bil/begagnade-bilar-i-lager?re=uppland'],
    ['/begagnade-bilar?re=dalsland&si=1', '/kop-bil/begagnade-bilar-i-lager?re=dalsland&si=1'],
    ['/bilar?vehicletype=PBX', `${CARS}?vehicletype=PBX`],
  ]);
  expectNoRedirect([[`${CARS}?re=uppland`, 200]]);

  test('the list shows the vans of both regions and nothing else (F042)', async () => {
    const cars = async (query: string) => {
      const { body } = await send(product.url, `${CARS}?${query}`, { host });
      return Number(/(\d+) bilar/.exec(body)?.[1] ?? 0);
    };
    const vans = 'car_vehicle_type=Transportbil';
    const [stockholm, uppsala] = [
      await cars(`${vans}&car_site_region=Stockholm`),
      await cars(`${vans}&car_site_region=Uppsala`),
    ];
    expect(Math.min(stockholm, uppsala)).toBeGreaterThan(0);
    expect(await cars(new URL(VANS, 'http://x').search.slice(1))).toBe(stockholm + uppsala);
  });
});

describe('service, tyres and accessories (F038, F041)', () => {
  expectRedirects([
    ['/verkstad', '/service-och-verkstad'],
    ['/boka-service', '/service-och-verkstad/boka-bilverkstad'],
    ['/Service/Boka-Tid', '/service-och-verkstad/boka-bilverkstad'],
    ['/verkstad/bromsbyte', `${SERVICES}/bromsar`],
    ['/verkstadstj%C3%A4nster/hjulinst%C3%A4llning', `${SERVICES}/hjulinstallning`],
    ['/service-och-verkstad/v%C3%A5ra-verkstadstj%C3%A4nster/Fels%C3%B6kning', `${SERVICES}/felsokning`],
    ['/stenskott', `${SERVICES}/bilglas`],
    [`${SERVICES}/kamremsbyte`, `${SERVICES}/kamrem`],
    [`${SERVICES}/batteri/priser`, `${SERVICES}/batteri`],
    ['/service/nagot-vi-slutat-med', SERVICES],
    [`${SERVICES}/nagot-vi-slutat-med`, SERVICES],
    ['/d%C3%A4ckhotell', `${TIRES}/dackhotell`],
    ['/dack/vinterdack/dubbade', `${TIRES}/vinterdack`],
    ['/d%C3%A4ck-och-biltillbeh%C3%B6r/d%C3%A4ckhotell', `${TIRES}/dackhotell`],
    ['/webshop', `${TIRES}/dackwebb`],
    ['/webshop/tack?order=12', `${TIRES}/dackkop-tack?order=12`],
    [`${TIRES}/webshop/betalning-misslyckades`, `${TIRES}/dackkop-fel`],
    ['/laddbox', `${TIRES}/laddboxar`],
    ['/tillbeh%C3%B6r/takbox', `${TIRES}/biltillbehor/takboxar`],
    ['/tillbehor/cykelh%C3%A5llare', `${TIRES}/biltillbehor/lasthallare`],
    ['/verkstad/dragkrok', `${TIRES}/biltillbehor/dragkrok`],
    ['/tillbehor/tofflor', `${TIRES}/biltillbehor`],
  ]);
  expectNoRedirect([[`${TIRES}/dackkop-tack`, 200]]);

  test('pages after a purchase are closed to search engines (F038)', async () => {
    for (const page of ['dackkop-tack', 'dackkop-fel']) {
      expect((await send(product.url, `${TIRES}/${page}`, { host })).body).toContain('name="robots" content="noindex"');
    }
  });
});

describe('selling, advice, news, newsletter, about (F038, F041)', () => {
  expectRedirects([
    ['/s%C3%A4lj-bil', '/salj-bil'],
    ['/vardera-bil/registreringsnummer', '/salj-bil'],
    ['/rad-och-tips', '/livet-med-bil'],
    ['/blogg/vintertips', '/livet-med-bil/bilen-i-vinter'],
    ['/r%C3%A5d-och-tips/k%C3%B6pa-begagnad-elbil', '/livet-med-bil/kopa-begagnad-elbil'],
    ['/magasin/nr-3-2015', '/livet-med-bil'],
    ['/nyheter/2025/11/dubb-eller-friktion', '/livet-med-bil/nyheter/dubb-eller-friktion'],
    ['/aktuellt/sa-langt-kommer-elbilen-i-januari', '/livet-med-bil/nyheter/sa-langt-kommer-elbilen-i-januari'],
    ['/nyheter/2012/nya-lokaler', '/livet-med-bil/nyheter'],
    ['/nyhetsbrev', '/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev'],
    ['/om-oss/nyhetsbrev', '/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev'],
    ['/om-bilhuset/milj%C3%B6policy', '/om-oss/kvalitet-och-miljo'],
    ['/kontakta-oss', '/om-oss/kontakt'],
    ['/gdpr', '/om-oss/integritetspolicy'],
    ['/mina-sidor', '/'],
    ['/om-oss/om-oss/hallbarhet', '/om-oss/hallbarhet'],
  ]);
});

describe('older systems, and English words (F038, F041)', () => {
  expectRedirects([
    ['/Default.aspx?id=4', '/'],
    ['/default.aspx?id=4&gclid=x', '/?gclid=x'],
    ['/start.aspx?wbraid=x&utm_medium=cpc', '/?wbraid=x&utm_medium=cpc'],
    ['/Begagnat.aspx', '/kop-bil/begagnade-bilar-i-lager'],
    ['/sv/dackhotell.html', `${TIRES}/dackhotell`],
    ['/verkstad/bromsar.aspx', `${SERVICES}/bromsar`],
    ['/volvo.html', '/kop-bil/bilmarken/volvo'],
    ['/nagot_helt_annat.aspx?x=1', '/'],
    ['/anlaggning.aspx?id=1017', UMEA],
    ['/en/used-cars', '/en/kop-bil/begagnade-bilar-i-lager'],
    ['/en/Service/Brakes', '/en/service-och-verkstad'],
    ['/en/om-oss/kontakt', '/en/om-oss'],
    ['/sell-your-car', '/en/salj-bil'],
  ]);
  expectNoRedirect([
    ['/en', 200],
    ['/en/kop-bil/finansiering', 200],
  ]);
});

describe('careers are on the site for jobs (F040)', () => {
  test.each([
    ['/jobb', `${JOBS}/`],
    ['/Karri%C3%A4r/', `${JOBS}/`],
    ['/om-oss/lediga-jobb', `${JOBS}/`],
    ['/lediga-jobb/4711/fordonstekniker-till-umea', `${JOBS}/lediga-jobb/4711`],
    ['/jobba-hos-oss/s%C3%A4ljare?utm_source=brev', `${JOBS}/yrken/saljare?utm_source=brev`],
    ['/karriar/praktik', `${JOBS}/larling`],
    ['/en/careers/open-positions', `${JOBS}/en`],
  ])('%s redirects to %s', async (old, location) => {
    const { status, headers } = await send(product.url, old, { host });
    expect([status, headers.location]).toEqual([301, location]);
  });
  expectNoRedirect([['/jobba-hos-oss', 200]]);
});
