import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { redirectTests } from '../../support/data/oldUrls.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(() => product.close());

const { expectRedirects, expectExternalRedirects, expectNoRedirect } = redirectTests(() => product);
const UK = 'marlow-uk.localhost';
const NO = 'norrvag-no.localhost';
const FI = 'norrvag-fi.localhost';
const DK = 'norrvag-dk.localhost';
const USED = '/buy-car/used-cars';
const OFFERS = '/buy-car/latest-offers';
const FINANCE = '/buy-car/finance-and-insurance-options';
const POLICIES = '/further-policies-and-statements';

describe('Marlow: used cars by make, model and features (F040, F041, F042)', () => {
  expectRedirects(UK, [
    ['/used-cars', USED],
    ['/Used-Cars/BMW/', `${USED}/b/bmw`],
    [`${USED}/bmw`, `${USED}/b/bmw`],
    [`${USED}/mercedes`, `${USED}/b/mercedes-benz`],
    [`${USED}/bmw,-w-,`, `${USED}/b/bmw`],
    [`${USED}/land-rover/%2C-W-%2c`, `${USED}/b/land-rover`],
    ['/used-cars/Land%20Rover/defender', `${USED}/b/land-rover/defender`],
    ['/approved-used/mercedes-benz/c-class/c220d', `${USED}/b/mercedes-benz/c-class`],
    ['/used-cars/bmw/7-series', `${USED}/b/bmw`],
    ['/used-cars/smart/%231', `${USED}/b/smart/%231`],
    ['/mini/used-cars/countryman', `${USED}/b/mini/countryman`],
    ['/used-bmw-3-series', `${USED}/b/bmw`],
    ['/used-cars/coup%C3%A9', `${USED}?car_body=Coup%C3%A9`],
    ['/used-cars/coupe%CC%81', `${USED}?car_body=Coup%C3%A9`],
    ['/USED-CARS/COUP%c3%89S', `${USED}?car_body=Coup%C3%A9`],
    ['/used-cars/coup%E9', `${USED}?car_body=Coup%C3%A9`],
    ['/electric-cars', `${USED}?car_fuel=Electric`],
    ['/vans', `${USED}?car_vehicle_type=LCV`],
    ['/used-cars/under-15000', `${USED}?car_price=0-15000`],
    ['/used-cars?make=BMW&utm_source=mail', `${USED}/b/bmw?utm_source=mail`],
    ['/used-cars?FUEL=electric&make=Audi', `${USED}/b/audi?car_fuel=Electric`],
    ['/used-cars-in-leeds', `${USED}?car_site_region=West+Yorkshire`],
    ['/used-cars/scotland', `${USED}?car_site_region=City+of+Edinburgh&car_site_region=Glasgow+City`],
    ['/vehicle/123456/bmw-320d-m-sport', `${USED}/b/bmw`],
    ['/car-details/99', USED],
    ['/search?q=Cold+Weather', `${USED}?keyphrase=cold+weather`],
    ['/search?query=1.5%20tsi', `${USED}?keyphrase=1.5+tsi`],
    ['/car-search?keyword=1.5+tsi&utm_source=mail', `${USED}?keyphrase=1.5+tsi&utm_source=mail`],
  ]);
  expectNoRedirect(UK, [
    [USED, 200],
    [`${USED}/b/bmw`, 200],
    ['/usedcars', 404],
    ['/used-carsx/bmw', 404],
  ]);
});

/** Returns the URL and the number of the first car of a list. */
async function firstCar(host: string, list: string, prefix: string): Promise<[url: string, id: string]> {
  const { body } = await send(product.url, list, { host });
  const [, url = '', id = ''] = new RegExp(`href="${prefix}/((\\d{7})/[^"?]+)"`).exec(body) ?? [];
  return [url, id];
}

test.each([
  [UK, USED, '/buy-car', '/used-cars'],
  [NO, '/kjop-bil/alle-biler', '/kjop-bil', '/biler'],
  [FI, '/osta-auto/kaikki-autot', '/osta-auto', '/vaihtoautot'],
  [DK, '/koeb-bil/alle-biler', '/koeb-bil', '/brugte-biler'],
])('a car of %s that is still on sale has kept its number (F040, F042)', async (host, list, prefix, old) => {
  const [car] = await firstCar(host, list, prefix);
  const { status, headers } = await send(product.url, `${old}/${car}`, { host });
  expect([status, headers.location]).toEqual([301, `${prefix}/${car}`]);
  expect((await send(product.url, `${prefix}/${car}`, { host })).status).toBe(200);
});

describe('Marlow: new cars, offers, fleet, Motability, marques (F040)', () => {
  expectRedirects(UK, [
    ['/new-cars/audi/a3', '/buy-car/new-cars/audi'],
    ['/buy-car/new-cars/mercedes-benz', '/buy-car/new-cars/mercedes'],
    ['/new-porsche-cars', '/buy-car/new-cars/porsche'],
    ['/offers', OFFERS],
    ['/offers/BMW', `${OFFERS}/bmw`],
    ['/offers/bmw-3-series-touring-from-299', `${OFFERS}/bmw`],
    ['/special-offers/mercedes-benz-a-class', `${OFFERS}/mercedes`],
    ['/offers/summer-event-2019', OFFERS],
    ['/offers/free-home-charger', `${USED}?car_fuel=Electric`],
    ['/offers/van-offers', `${USED}?car_vehicle_type=LCV`],
    ['/offers/black-friday', USED],
    [`${OFFERS}/spring-event`, OFFERS],
    [`${OFFERS}/4711/anything`, OFFERS],
    ['/fleet/volvo', '/buy-car/fleet-and-business-offers/volvo'],
    ['/business/land-rover/defender', '/buy-car/fleet-and-business-offers/land-rover'],
    ['/motability/mini', '/buy-car/motability/mini'],
    ['/buy-car/motability/porsche', '/buy-car/motability'],
    ['/brands/jaguar', '/buy-car/brands'],
    ['/bmw', '/buy-car/brands/bmw'],
    ['/mercedes-benz/offers/a-class', `${OFFERS}/mercedes`],
  ]);
  expectNoRedirect(UK, [
    [`${OFFERS}/land-rover`, 200],
    ['/buy-car/motability/mini', 200],
    ['/buy-car/nothing-of-the-kind', 404],
    ['/bmws', 404],
  ]);
});

describe('Marlow: finance, workshop, selling, policies (F040)', () => {
  expectRedirects(UK, [
    ['/finance/pcp', `${FINANCE}/personal-contract-purchase`],
    ['/buy-car/finance/gap', `${FINANCE}/gap-insurance`],
    [`${FINANCE}/hire-purchase/how-it-works`, `${FINANCE}/hire-purchase`],
    ['/finance/old-calculator', FINANCE],
    ['/servicing/bmw/winter-tyres', '/service-and-parts/bmw/tyres'],
    ['/mini/service/mot', '/service-and-parts/mini/mot'],
    ['/mot/mercedes-benz', '/service-and-parts/mercedes/mot'],
    ['/aftersales/audi/mot', '/service-and-parts/audi'],
    ['/service-and-parts/bmw/bodyshop', '/service-and-parts/bmw/accident-repair'],
    ['/parts', '/find-us?site_departments.service_name=Parts'],
    ['/sell-my-car.aspx', '/sell-car'],
    ['/valuation', '/sell-car'],
    ['/privacy-policy.html', '/legal/privacy-policy'],
    ['/legal/modern-slavery-act', `${POLICIES}/modern-slavery-statement`],
    ['/gender-pay-gap-report-2021', `${POLICIES}/gender-pay-gap-report`],
    ['/about-us/history', '/about-us/who-are-we'],
    ['/en-gb/About-Us/', '/about-us'],
    ['/home.html', '/'],
  ]);
  expectExternalRedirects(UK, [
    ['/careers', 'https://careers.marlow-uk.example/'],
    ['/about-us/vacancies/technician?ref=7', 'https://careers.marlow-uk.example/?ref=7'],
  ]);
  expectNoRedirect(UK, [
    ['/service-and-parts/bmw/tyres', 200],
    [`${POLICIES}/gender-pay-gap-report`, 200],
    ['/careersx', 404],
  ]);
});

const GUILDFORD = '/find-us/marlow-bmw-mini-guildford';

describe('Marlow: showrooms by name, by number, by marque; retired articles (F040, F041)', () => {
  expectRedirects(UK, [
    ['/find-us/guildford', GUILDFORD],
    ['/Find-Us/MINI-Guildford,-w-,', GUILDFORD],
    ['/find-us/1601', GUILDFORD],
    ['/locations/17/bmw-guildford', GUILDFORD],
    ['/find-us/marlow-bmw-guildford', GUILDFORD],
    ['/dealerships/marlow-bmw-guildford/opening-hours', GUILDFORD],
    ['/bmw/guildford', GUILDFORD],
    ['/find-a-dealer/porsche-centre-bristol', '/find-us/marlow-porsche-volvo-bristol'],
    ['/branches/Newcastle%20upon%20Tyne', '/find-us/marlow-bmw-mini-newcastle-upon-tyne'],
    ['/bmw/dealers', '/find-us?site_departments.brands.name=BMW'],
    ['/find-us/swindon', '/find-us'],
    ['/locations/9999/closed-long-ago', '/find-us'],
    ['/blog/2019/05/ten-best-electric-cars', `${USED}?car_fuel=Electric`],
    ['/blog/why-the-bmw-i4-is-great', `${USED}/b/bmw`],
    ['/blog/some-old-thing', '/news-and-events'],
    ['/news/benefit-in-kind-plainly-put', '/news-and-events/benefit-in-kind-plainly-put'],
  ]);
  expectNoRedirect(UK, [
    [GUILDFORD, 200],
    ['/find-us', 200],
    ['/locationsx/guildford', 404],
  ]);
});

const OSLO = '/forhandlere/norrvag-oslo-okern';
const ASANE = '/forhandlere/norrvag-bergen-asane';

describe('Norway: /en and /404 redirect to the home page, numbers of dealers are dropped (F040, F041)', () => {
  expectRedirects(NO, [
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/what-nobody-knows', '/'],
    ['/404', '/'],
    ['/forhandlere/1101/norrvag-oslo-okern', OSLO],
    ['/forhandlere/77/%C3%B8kern', OSLO],
    ['/forhandlere/77/O%CC%88kern-volvo', '/forhandlere'],
    ['/forhandlere/4711/nedlagt', '/forhandlere'],
    ['/forhandlere/%C3%85sane', ASANE],
    ['/forhandlere/A%CC%8Asane,-w-,', ASANE],
    ['/forhandlere/%C5sane', ASANE],
    ['/anlaggningar/1105/volvo-aasane', ASANE],
    ['/forhandlere/bod%C3%B8/%2c-w-%2c', '/forhandlere/norrvag-bodo'],
    ['/forhandlere/oslo', '/forhandlere?site_city=Oslo'],
  ]);
  expectNoRedirect(NO, [
    [OSLO, 200],
    ['/enn', 404],
    ['/4040', 404],
  ]);
});

const NO_CARS = '/kjop-bil/alle-biler';

describe('Norway: old sections redirect to the new ones (F040, F041, F042)', () => {
  expectRedirects(NO, [
    ['/bilar', NO_CARS],
    ['/bruktbiler', `${NO_CARS}?car_condition=Brukt`],
    ['/bruktbil', NO_CARS],
    ['/bruktbiler/volvo/xc60', `${NO_CARS}/b/volvo/xc60`],
    ['/kj%C3%B8p-bil', '/kjop-bil'],
    ['/KJ%C3%98P-BIL/Elbil', '/kjop-bil/elbil'],
    ['/elbiler', `${NO_CARS}?car_fuel=El`],
    ['/varebiler', `${NO_CARS}?car_vehicle_type=Varebil`],
    ['/biler/tr%C3%B8ndelag', `${NO_CARS}?car_site_region=Tr%C3%B8ndelag`],
    ['/bilar?type=PB&side=2', `${NO_CARS}?car_vehicle_type=Personbil&side=2`],
    ['/sok?q=1.5+TSI', `${NO_CARS}?keyphrase=1.5+tsi`],
    ['/verkstad', '/verksted'],
    ['/verkstad/boka-tid', '/verksted/bestill-time'],
    ['/d%C3%A4ckhotell', '/verksted/dekk-og-dekkhotell'],
    ['/verkstad/noe-gammelt', '/verksted'],
    ['/kampanjer/host-2019', '/kjop-bil/kampanjer'],
    ['/nyheter/slik-tester-vi-bruktbilen', '/aktuelt/slik-tester-vi-bruktbilen'],
    ['/personvernerkl%C3%A6ring', '/om-oss/personvern'],
    ['/b%C3%A6rekraft', '/om-oss/barekraft'],
  ]);
  expectExternalRedirects(NO, [['/ledige-stillinger/mekaniker', 'https://karriere.norrvag-no.example/']]);
  expectNoRedirect(NO, [
    ['/kjop-bil/elbil', 200],
    ['/verksted/bestill-time', 200],
    ['/bilarna', 404],
  ]);
});

const FI_CARS = '/osta-auto/kaikki-autot';
const JYVASKYLA = '/toimipisteet/norrvag-jyvaskyla';

describe('Finland, in Finnish (F040, F041, F042)', () => {
  expectRedirects(FI, [
    ['/en', '/'],
    ['/404', '/'],
    ['/fi/toimipisteet', '/toimipisteet'],
    ['/toimipisteet/1309/norrvag-jyvaskyla', JYVASKYLA],
    ['/toimipisteet/5/jyv%C3%A4skyl%C3%A4', JYVASKYLA],
    ['/toimipisteet/JYVA%CC%88SKYLA%CC%88/,-w-,', JYVASKYLA],
    ['/myym%E4l%E4t/jyv%E4skyl%E4', JYVASKYLA],
    ['/toimipisteet/5/lopetettu', '/toimipisteet'],
    ['/autot', FI_CARS],
    ['/vaihtoautot', FI_CARS],
    ['/k%C3%A4ytetyt-autot', `${FI_CARS}?car_condition=K%C3%A4ytetty`],
    ['/vaihtoautot/skoda/octavia', `${FI_CARS}/b/skoda/octavia`],
    ['/s%C3%A4hk%C3%B6autot', '/osta-auto/sahkoautot'],
    ['/autot/s%C3%A4hk%C3%B6', `${FI_CARS}?car_fuel=S%C3%A4hk%C3%B6`],
    ['/autot?tyyppi=pakettiauto', `${FI_CARS}?car_vehicle_type=Pakettiauto`],
    ['/haku?q=1.5+TSI', `${FI_CARS}?keyphrase=1.5+tsi`],
    ['/korjaamo/renkaat', '/huolto/renkaat-ja-rengashotelli'],
    ['/huolto/m%C3%A4%C3%A4r%C3%A4aikaishuolto', '/huolto/maaraaikaishuolto'],
    ['/kampanjat/talvi', '/osta-auto/tarjoukset'],
    ['/ev%C3%A4steet', '/meista/evasteet'],
    ['/uutiset/vanha', '/ajankohtaista'],
  ]);
  expectExternalRedirects(FI, [['/ty%C3%B6paikat', 'https://ura.norrvag-fi.example/']]);
  expectNoRedirect(FI, [
    [JYVASKYLA, 200],
    ['/autotallit', 404],
    ['/english', 404],
  ]);
});

describe('Finland, in Swedish (F040, F041, F042)', () => {
  expectRedirects(FI, [
    ['/sv/404', '/sv'],
    ['/sv/begagnade-bilar/volvo', `/sv${FI_CARS}/b/volvo`],
    ['/sv/k%C3%B6p-bil', '/sv/osta-auto'],
    ['/sv/verkstad/d%C3%A4ckhotell', '/sv/huolto/renkaat-ja-rengashotelli'],
    ['/sv/verksamhetsst%C3%A4llen', '/sv/toimipisteet'],
    ['/sv/toimipisteet/1312/norrvag-vaasa', '/sv/toimipisteet/norrvag-vaasa'],
    ['/sv/hitta-oss/%C3%85BO', '/sv/toimipisteet/norrvag-turku'],
    ['/hitta-oss/abo', '/sv/toimipisteet/norrvag-turku'],
    ['/sv/om-oss', '/sv/meista'],
    ['/sv/vaihtoautot', `/sv${FI_CARS}`],
  ]);
  expectExternalRedirects(FI, [['/sv/jobb', 'https://ura.norrvag-fi.example/sv/']]);
  expectNoRedirect(FI, [
    ['/sv', 200],
    ['/sv/bilarna', 404],
  ]);
});

const DK_CARS = '/koeb-bil/alle-biler';
const KOGE = '/find-os/norrvag-koge';

describe('Denmark, in Danish and English (F040, F041, F042)', () => {
  expectRedirects(DK, [
    ['/brugte-biler/peugeot/208', `${DK_CARS}/b/peugeot/208`],
    ['/brugtbil', DK_CARS],
    ['/K%C3%98B-BIL/elbiler', '/koeb-bil/elbiler'],
    ['/biler/sj%C3%A6lland', `${DK_CARS}?car_site_region=Region+Sj%C3%A6lland`],
    ['/s%C3%B8g?q=1.5+TSI', `${DK_CARS}?keyphrase=1.5+tsi`],
    ['/v%C3%A6rksted/d%C3%A6khotel', '/vaerksted/daek-og-daekhotel'],
    ['/s%C3%A6lg-bil', '/saelg-bil'],
    ['/find-os/1209/norrvag-koge', KOGE],
    ['/find-os/k%C3%B8ge,-w-,', KOGE],
    ['/afdelinger/volvo-koege', KOGE],
    ['/afdelinger/%C3%85lborg', '/find-os/norrvag-aalborg'],
    ['/find-os/9/lukket', '/find-os'],
    ['/en/used-cars/volvo', `/en${DK_CARS}/b/volvo`],
    ['/en/branches/1204/odense', '/en/find-os/norrvag-odense'],
    ['/used-cars/volvo', `/en${DK_CARS}/b/volvo`],
  ]);
  expectExternalRedirects(DK, [
    ['/job', 'https://job.norrvag-dk.example/'],
    ['/en/careers/mechanic', 'https://job.norrvag-dk.example/en/'],
  ]);
  expectNoRedirect(DK, [
    ['/en', 200],
    [KOGE, 200],
    ['/bilerne', 404],
  ]);
});

test('a POST to an old URL is redirected as a POST (F041)', async () => {
  const { status, headers } = await send(product.url, '/used-cars/bmw', { host: UK, method: 'POST' });
  expect([status, headers.location]).toEqual([308, `${USED}/b/bmw`]);
});
