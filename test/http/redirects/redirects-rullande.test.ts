import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { redirectTests } from '../../support/data/oldUrls.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(() => product.close());

const SWEDEN = 'rullande-se.localhost';
const SLOVAKIA = 'rullande-sk.localhost';

const { expectRedirects, expectNoRedirect } = redirectTests(() => product);

describe('reasons to buy at Rullande redirect below /bilagande (F036, F041)', () => {
  expectRedirects(SWEDEN, [
    ['/varfor-rullande', '/bilagande'],
    ['/Varfor-Rullande/', '/bilagande'],
    ['/varf%C3%B6r-rullande/garanti', '/bilagande/garantiavtal'],
    ['/varfo%CC%88r-rullande/garanti', '/bilagande/garantiavtal'],
    ['/VARF%c3%96R-RULLANDE/GARANTIAVTAL', '/bilagande/garantiavtal'],
    ['/varfor-rullande/garanti/,-w-,', '/bilagande/garantiavtal'],
    ['/varfor-rullande/rullande-care', '/bilagande/rullande-omsorg'],
    ['/varfor-rullande/omsorg.html', '/bilagande/rullande-omsorg'],
    ['/varfor-rullande/serviceavtal?utm_source=brev', '/bilagande/serviceavtal?utm_source=brev'],
    ['/varfor-valja-rullande/finansiering', '/bilagande/finansiering'],
    ['/varfor-rullande/kopa-begagnad-bil', '/bilagande/kopa-begagnad-bil'],
    ['/varfor-rullande/k%C3%B6pa-begagnad-bil.aspx', '/bilagande/kopa-begagnad-bil'],
    ['/varfor-rullande/nagot-annat', '/bilagande'],
    ['/bil%C3%A4gande/garantiavtal', '/bilagande/garantiavtal'],
    ['/garanti', '/bilagande/garantiavtal'],
  ]);
});

describe('about us redirects below /om-rullande (F036, F041)', () => {
  expectRedirects(SWEDEN, [
    ['/om-oss', '/om-rullande'],
    ['/om-oss/var-historia', '/om-rullande'],
    ['/om-oss/cookies', '/om-rullande/cookiepolicy'],
    ['/om-oss/kamera%C3%B6vervakning', '/om-rullande/kameraovervakning'],
    ['/om-oss/kamerao%CC%88vervakning', '/om-rullande/kameraovervakning'],
    ['/Om-Oss/Leverant%C3%B6rer', '/om-rullande/leverantorer'],
    ['/om-oss/kvalitets-och-miljopolicy', '/om-rullande/kvalitets-och-miljopolicy'],
    ['/om-oss/kvalitets--och-miljopolicy', '/om-rullande/kvalitets-och-miljopolicy'],
    ['/om-rullande/milj%C3%B6policy', '/om-rullande/kvalitets-och-miljopolicy'],
    ['/om-oss/integritetspolicy.aspx', '/om-rullande/integritetspolicy'],
    ['/om-oss/lediga-jobb', '/om-rullande/jobba-hos-oss'],
    ['/om-oss/hitta-oss/malmo', '/hitta-oss/rullande-malmo-jagersro'],
  ]);
});

describe('makes redirect below /vara-bilmarken, discontinued ones to the index (F036, F041)', () => {
  expectRedirects(SWEDEN, [
    ['/bilmarken', '/vara-bilmarken'],
    ['/bilmarken/volvo', '/vara-bilmarken/volvo'],
    ['/bilm%C3%A4rken/BMW', '/vara-bilmarken/bmw'],
    ['/ma%CC%88rken/%C5%A1koda', '/vara-bilmarken/skoda'],
    ['/kop-bil/bilmarken/toyota', '/vara-bilmarken/toyota'],
    ['/bilmarken/mercedes%20benz', '/vara-bilmarken/mercedes-benz'],
    ['/bilmarken/vw', '/vara-bilmarken/volkswagen'],
    ['/bilmarken/volvo/xc60', '/vara-bilmarken/volvo'],
    ['/vara-bilmarken/kia/,-w-,', '/vara-bilmarken/kia'],
    ['/begagnad-tesla', '/vara-bilmarken/tesla'],
    // The two old URLs that redirected to each other.
    ['/bilmarken/seat', '/vara-bilmarken/seat'],
    ['/bilmarken/cupra', '/vara-bilmarken/cupra'],
    ['/bilmarken/saab', '/vara-bilmarken'],
    ['/vara-bilmarken/citro%C3%ABn', '/vara-bilmarken'],
    ['/bilmarken/en-som-aldrig-fanns', '/vara-bilmarken'],
    ['/vara-bilmarken/en-som-aldrig-fanns', '/vara-bilmarken'],
  ]);
  expectNoRedirect(SWEDEN, [
    ['/vara-bilmarken/volvo', 200],
    ['/bilmarkena', 404],
  ]);
});

const CARS = '/kop-bil/alla-begagnade-bilar';

describe('lists redirect with their filters as the new list names them (F036, F042)', () => {
  expectRedirects(SWEDEN, [
    ['/elbilar', '/kop-bil/begagnade-elbilar'],
    ['/begagnade-bilar/elbilar', '/kop-bil/begagnade-elbilar'],
    ['/begagnade-bilar', CARS],
    ['/Begagnade-Bilar?page=2', `${CARS}?page=2`],
    ['/k%C3%B6p-bil/alla-bilar', CARS],
    ['/kop-bil/begagnade-bilar', CARS],
    ['/begagnade-bilar/el', `${CARS}?car_fuel=El`],
    ['/begagnade-bilar?Drivmedel=EL&sida=2', `${CARS}?car_fuel=El&sida=2`],
    ['/begagnade-elbilar/volvo', `${CARS}?car_brand=Volvo&car_fuel=El`],
    ['/begagnade-bilar/transportbilar', `${CARS}?car_vehicle_type=Transportbil`],
    ['/bilar?vehicletype=PB', `${CARS}?car_vehicle_type=Personbil`],
    ['/begagnade-bilar/sk%C3%A5ne', `${CARS}?car_site_region=Sk%C3%A5ne`],
    [
      '/begagnade-bilar-malardalen',
      `${CARS}?car_site_region=Stockholm&car_site_region=Uppsala&car_site_region=S%C3%B6dermanland&car_site_region=V%C3%A4stmanland`,
    ],
    ['/begagnade-bilar/volvo', `${CARS}/b/volvo`],
    ['/bilar?marke=Volvo', `${CARS}/b/volvo`],
    ['/begagnade-bilar/volvo/v60/12345', `${CARS}/b/volvo`],
    ['/bil/12345/volvo-v60', CARS],
  ]);

  test.each(['/bil', '/begagnade-bilar', CARS])('a car of %s has kept its number (F042)', async (tree) => {
    const list = await send(product.url, CARS, { host: SWEDEN });
    const [, car = '', id] = /href="\/kop-bil\/((\d{7})\/[^"?]+)"/.exec(list.body) ?? [];
    const { status, headers } = await send(product.url, `${tree}/${car}`, { host: SWEDEN });
    expect([status, headers.location]).toEqual([301, `/kop-bil/${car}`]);
    expect((await send(product.url, `/kop-bil/${car}`, { host: SWEDEN })).status).toBe(200);
    expect((await send(product.url, `${tree}/${id}`, { host: SWEDEN })).headers.location).toBe(`/kop-bil/${id}`);
  });

  test('the filters of the targets exist: they leave fewer cars (F042)', async () => {
    const count = async (path: string) => {
      const { body } = await send(product.url, path, { host: SWEDEN });
      return new Set(body.match(/href="\/kop-bil\/\d{7}/g)).size;
    };
    expect(await count(`${CARS}?car_brand=Tesla&car_fuel=Diesel`)).toBe(0);
    expect(await count(`${CARS}?car_brand=Volvo&car_fuel=El`)).toBeGreaterThan(0);
  });
});

const KUNGENS_KURVA = '/hitta-oss/rullande-stockholm-kungens-kurva';
const MALMO = '/hitta-oss/rullande-malmo-jagersro';
const MOLNDAL = '/hitta-oss/rullande-goteborg-molndal';

describe('branches redirect below /hitta-oss, by number, by name and with the make (F036, F041)', () => {
  expectRedirects(SWEDEN, [
    ['/hitta-oss/1017/,-w-,', KUNGENS_KURVA],
    ['/hitta-oss/1017,-w-,', KUNGENS_KURVA],
    ['/hitta-oss/1017%2C-w-%2C', KUNGENS_KURVA],
    ['/Hitta-Oss/1017/%2c-W-%2c', KUNGENS_KURVA],
    ['/hitta-oss/1021', MALMO],
    ['/hitta-oss/1023/molndal', MOLNDAL],
    ['/hitta-oss/1402', KUNGENS_KURVA],
    ['/anlaggningar/kungens-kurva', KUNGENS_KURVA],
    ['/anl%C3%A4ggningar/Kungens%20Kurva', KUNGENS_KURVA],
    ['/bilhallar/malm%C3%B6', MALMO],
    ['/bilhallar/malmo%CC%88', MALMO],
    ['/kontakt/M%C3%96LNDAL?x=1&y=2', `${MOLNDAL}?x=1&y=2`],
    ['/hitta-oss/molndal,-w-,', MOLNDAL],
    ['/rullande-molndal', MOLNDAL],
    ['/anlaggningar/rullande-kungens-kurva-stockholm', KUNGENS_KURVA],
    ['/anlaggningar/77/rullande-lund', '/hitta-oss/rullande-lund'],
    ['/hitta-oss/goteborg', '/hitta-oss?site_city=G%C3%B6teborg'],
    ['/hitta-oss/rullande-lund/,-w-,', '/hitta-oss/rullande-lund'],
    ['/hitta-oss/sundsvall', '/hitta-oss'],
    ['/anlaggningar/rullande-kalmar', '/hitta-oss'],
    ['/hitta-oss/9999', '/hitta-oss'],
    ['/hitta-oss/aldrig-funnits/,-w-,', '/hitta-oss'],
  ]);
  expectNoRedirect(SWEDEN, [
    ['/hitta-oss/rullande-lund', 200],
    ['/hitta-oss', 200],
    ['/hitta-ossa/1017', 404],
    ['/rullande-nagot', 404],
  ]);
});

describe('URLs below /en redirect to the Swedish page on the same subject (F036)', () => {
  expectRedirects(SWEDEN, [
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/kop-bil/alla-begagnade-bilar', CARS],
    ['/en/bilagande/garantiavtal', '/bilagande/garantiavtal'],
    ['/en/why-rullande/warranty', '/bilagande/garantiavtal'],
    ['/en/about-us/suppliers', '/om-rullande/leverantorer'],
    ['/en/hitta-oss/1017/,-w-,', KUNGENS_KURVA],
    ['/en/find-us/malmo', MALMO],
    ['/en/brands/volvo', '/vara-bilmarken/volvo'],
    ['/brands/volvo', '/vara-bilmarken/volvo'],
    ['/en/what-nobody-knows/any-more', '/'],
  ]);
});

describe('retired pages redirect to the home page; existing pages and short links keep their URLs (F036)', () => {
  expectRedirects(SWEDEN, [
    ['/kampanjer/black-friday', '/'],
    ['/default.aspx', '/'],
    ['/s%C3%A4lj-din-bil', '/salj-bil'],
    ['/bud', '/salj-bil'],
    ['/elbil', '/kop-bil/begagnade-elbilar'],
  ]);
  expectNoRedirect(SWEDEN, [
    ['/om-rullande/kopvillkor', 200],
    ['/kop-bil/begagnade-elbilar', 200],
    ['/varfor', 404],
    ['/om-os', 404],
    ['/enter', 404],
  ]);
});

const SLOVAK_CARS = '/vlastnictvo-auta/kupit-jazdene-auto';
const BRATISLAVA = '/kontakty/rullande-bratislava-petrzalka';

describe('Slovakia: about, benefits, buying, owning, selling (F037, F041, F042)', () => {
  expectRedirects(SLOVAKIA, [
    ['/o-spolocnosti', '/o-nas'],
    ['/o-spolo%C4%8Dnosti/', '/o-nas'],
    ['/o-na%CC%81s', '/o-nas'],
    ['/o-spolocnosti/vyhody', '/o-nas/vyhody'],
    ['/V%C3%BDhody', '/o-nas/vyhody'],
    ['/preco-rullande', '/o-nas/vyhody'],
    ['/vyhody', '/o-nas/vyhody'],
    ['/kupit-auto', SLOVAK_CARS],
    ['/k%C3%BApi%C5%A5-jazden%C3%A9-auto?a=b', `${SLOVAK_CARS}?a=b`],
    ['/jazdene-auta/elektromobily', `${SLOVAK_CARS}?car_fuel=Elektro`],
    ['/jazdene-auta/bratislava', `${SLOVAK_CARS}?car_site_region=Bratislavsk%C3%BD+kraj`],
    ['/autobazar/skoda', `${SLOVAK_CARS}/b/skoda`],
    ['/auto/123/skoda-fabia', SLOVAK_CARS],
    ['/lizing', '/vlastnictvo-auta/financovanie'],
    ['/v%C3%BDkup-%C3%A1ut', '/predat-auto'],
    ['/vykup', '/predat-auto'],
  ]);
  expectNoRedirect(SLOVAKIA, [
    ['/o-nas', 200],
    ['/predat-auto', 200],
    ['/o-spol', 404],
  ]);
});

describe('Slovakia: contacts and the former English pages (F037, F041)', () => {
  expectRedirects(SLOVAKIA, [
    ['/kontakt', '/kontakty'],
    ['/kontakty/bratislava', BRATISLAVA],
    ['/kontakty/Bratislava,-w-,', BRATISLAVA],
    ['/kontakty/2001/,-w-,', BRATISLAVA],
    ['/pobo%C4%8Dky/pre%C5%A1ov', '/kontakty/rullande-presov'],
    ['/kontakt-bratislava', BRATISLAVA],
    ['/predajne/z%CC%8Cilina', '/kontakty/rullande-zilina'],
    ['/kontakty/bansk%C3%A1%20bystrica', '/kontakty/rullande-banska-bystrica'],
    ['/kontakty/piestany', '/kontakty'],
    ['/kontakty/999', '/kontakty'],
    ['/en', '/'],
    ['/en/contact', '/kontakty'],
    ['/en/contacts/bratislava', BRATISLAVA],
    ['/en/used-cars', '/'],
    ['/about-us', '/'],
  ]);
  expectNoRedirect(SLOVAKIA, [
    ['/kontakty/rullande-nitra', 200],
    ['/kontaktyy/nitra', 404],
  ]);
});
