import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { PHONE, waitForHydration } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** The page of a car in both layouts, on screen and on paper. */

interface Found {
  car_id: string;
  slug: string;
  car_is_sample: boolean;
  car_has_campaign_price: boolean;
  car_has_privateleasing: boolean;
  car_status: string;
  car_equipment: string[];
  car_images: unknown[];
  car_loan_option: { contract_durations: unknown[] } | null;
}

const fixture = browserFixture({ cars: 400 });

const SITES = {
  'norrvag-se': '/kop-bil',
  'rullande-se': '/kop-bil',
  'rullande-sk': '/vlastnictvo-auta',
  'marlow-uk': '/buy-car',
} as const;
type Site = keyof typeof SITES;

async function carsOf(site: Site): Promise<Found[]> {
  const content = await recordsOf<Found>(fixture.product, `vehicles_${site.replace('-', '_')}`, { limit: 400 });
  return content.filter((car) => car.car_status !== 'sold');
}

const pathOf = (site: Site, car: Found | undefined) => `${SITES[site]}/${car?.car_id}/${car?.slug}`;

async function open(page: Page, site: Site, car: Found | undefined): Promise<void> {
  await page.goto(fixture.urlOf(pathOf(site, car), site), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
}

const boxOf = async (page: Page, selector: string) => {
  const box = await (await page.$(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

describe('F057 the alternative layout', () => {
  test('has name, price and images at full width, then the facts beside the price box', async () => {
    const [car] = (await carsOf('rullande-se')).filter(({ car_images: images }) => images.length > 2);
    const { page } = await fixture.visit(pathOf('rullande-se', car), {
      site: 'rullande-se',
    });
    const [title, gallery, strip] = [
      await boxOf(page, 'h1'),
      await boxOf(page, 'main section[data-mosaic]'),
      await boxOf(page, '#picture-1'),
    ];
    expect(gallery.width).toBeGreaterThan(1_100);
    expect(strip.width / gallery.width).toBeCloseTo(0.66, 1);
    expect(title.y + title.height).toBeLessThan(gallery.y);
    const sideLinks = await page.$$eval('main section[data-mosaic] > [aria-hidden] > a', (links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
    expect(sideLinks).toHaveLength(2);
    const [, height = 0] = sideLinks[0] ?? [];
    expect(Math.abs(2 * height - strip.height)).toBeLessThan(12);
    expect(await violations(page, 'main')).toEqual([]);
    await page.click('main section[data-mosaic] > [aria-hidden] > a:last-child');
    await page.waitForSelector('dialog[open]');
    await page.waitForFunction(() => /3 \/ \d/.test(document.querySelector('dialog[open]')?.textContent ?? ''));
  });

  test('on a phone shows one image at a time, at full width', async () => {
    const [car] = (await carsOf('rullande-sk')).filter(({ car_images: images }) => images.length > 2);
    const { page } = await fixture.visit(pathOf('rullande-sk', car), {
      site: 'rullande-sk',
      viewport: PHONE,
    });
    expect((await boxOf(page, '#picture-1')).width).toBe(390);
    const hidden = await page.$eval(
      'main section[data-mosaic] > [aria-hidden]',
      (one) => getComputedStyle(one).display,
    );
    expect(hidden).toBe('none');
    expect(await overflow(page)).toBe(0);
  });
});

describe('the print sheet', () => {
  const KIND_OF_SITE = { 'norrvag-se': 'reduced', 'rullande-se': 'sample', 'marlow-uk': 'noImages' } as const;
  const MARGINS = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };

  /** A new car, a reduced one, one without images and the one with the most equipment. In `npm test` each site has one of the first three. */
  function carsToPrint(site: keyof typeof KIND_OF_SITE, cars: readonly Found[]): Found[] {
    const most = cars.toSorted((one, other) => other.car_equipment.length - one.car_equipment.length);
    const kinds = {
      sample: most.find((car) => car.car_is_sample),
      reduced: cars.find((car) => car.car_has_campaign_price),
      noImages: cars.find((car) => car.car_images.length === 0),
    };
    const chosen = [...matrixCases(Object.values(kinds), [kinds[KIND_OF_SITE[site]]]), most[0]];
    return [...new Set(chosen.filter((car) => car !== undefined))];
  }

  test.each(['norrvag-se', 'rullande-se', 'marlow-uk'] as const)(
    'F056 %s: prints on one sheet with the terms of the price, the dealer and the page’s URL',
    async (site) => {
      // The media provider may know a car without having media of it.
      fixture.expectErrors(/^404: .*\/api\/media\//, /status of 404/);
      // A visitor who has not chosen about cookies can print as well.
      const { page } = await fixture.open({ consent: null });
      for (const car of carsToPrint(site, await carsOf(site))) {
        await open(page, site, car);
        const pdf = Buffer.from(await page.pdf({ format: 'A4', margin: MARGINS })).toString('latin1');
        expect([car.slug, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([car.slug, 1]);
      }
      await page.emulateMediaType('print');
      const visibleText = await page.evaluate(() => document.body.innerText);
      expect(visibleText).toContain(new URL(page.url()).pathname);
      expect(visibleText).toContain('@');
      const masks = await page.$$eval('main *', (all) => all.map((one) => getComputedStyle(one, '::before').maskImage));
      // The theme's name begins the site's id.
      const file = new RegExp(`/assets/${site.slice(0, site.indexOf('-'))}-[^/]+\\.svg`);
      expect(masks.filter((mask) => file.test(mask))).toHaveLength(1);
      const left = await page.$$eval('body > *:not(page-content), page-content > *', (all) =>
        all.filter((one) => getComputedStyle(one).display !== 'none').map(({ tagName }) => tagName),
      );
      expect(left).toEqual(['MAIN']);
    },
  );
});

/** Scrolls to a share of the column next to the price box, and returns where the box is then. */
const scrolledBox = (page: Page, share: number) =>
  page.evaluate(async (share) => {
    const column = document.querySelector('[data-layout]');
    const box = document.querySelector('[data-instead-of-bar]')?.parentElement;
    if (!column || !box) throw new Error('no price box');
    const { top, height } = column.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * share - innerHeight / 2, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { top: y, bottom } = box.getBoundingClientRect();
    const header = document.querySelector('body > * header, header')?.getBoundingClientRect().bottom ?? 0;
    const panel = box.firstElementChild?.getBoundingClientRect();
    return {
      isScrollable: box.scrollHeight > box.clientHeight + 1,
      top: y - header,
      below: innerHeight - bottom,
      panelBottom: panel ? innerHeight - panel.bottom : Number.NaN,
    };
  }, share);

const WINDOWS = (Object.keys(SITES) as Site[]).flatMap((site) =>
  [600, 720, 900, 1100].map((height) => ({ site, height })),
);
const SAMPLE: typeof WINDOWS = [
  { site: 'norrvag-se', height: 1000 },
  { site: 'rullande-se', height: 640 },
];
test.each(matrixCases(WINDOWS, SAMPLE))(
  'F056 the price box of $site is sticky in a window $height px high, whole, and does not scroll inside',
  async ({ site, height }) => {
    const [car] = (await carsOf(site)).filter(
      ({ car_images: images, car_loan_option: loan }) => images.length > 2 && loan,
    );
    const { page } = await fixture.visit(pathOf(site, car), { site });
    await page.setViewport({ width: 1280, height });
    for (const share of [0.5, 0.6]) {
      const box = await scrolledBox(page, share);
      expect(box.isScrollable).toBe(false);
      // Its end is in the window; a box that fits begins below the header.
      expect(box.below).toBeGreaterThanOrEqual(0);
      expect(box.below).toBeLessThan(40);
      expect(box.panelBottom).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeLessThan(40);
    }
  },
);

test('F072 deposit and term move by keyboard without a request, and are in the URL; F073 a term of private leasing is chosen by keyboard, and its cost is announced', async () => {
  const [car] = (await carsOf('norrvag-se')).filter(
    (each) => each.car_has_privateleasing && (each.car_loan_option?.contract_durations.length ?? 0) > 2,
  );
  const { page } = await fixture.visit(pathOf('norrvag-se', car), { site: 'norrvag-se' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const statedLoan = () => page.$eval('[data-loan]', (element) => ({ ...(element as HTMLElement).dataset }));
  const before = await statedLoan();
  await page.focus('[data-loan] input[type="range"]');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  const deposit = Number(before.deposit) + 3000;
  await eventually(async () => (await statedLoan()).deposit, String(deposit));
  const after = await statedLoan();
  expect(Number(after.payment)).toBeLessThan(Number(before.payment));
  await eventually(() => new URL(page.url()).search, `?deposit=${deposit}&months=${before.months}`);
  const announced = () => page.$eval('[data-loan] [role="status"]', (element) => element.textContent);
  await eventually(announced, expect.stringMatching(/kr\/mån/));
  expect(await page.$eval('[data-loan] input[name="deposit"]', (field) => (field as HTMLInputElement).value)).toMatch(
    new RegExp(`^${Math.floor(deposit / 1000)}\\s000$`, 'u'),
  );
  expect(requests.filter((url) => !/\/(?:-\/media|assets|icons)\//.test(url))).toEqual([]);
  expect(await violations(page, '[data-loan]')).toEqual([]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  expect(await statedLoan()).toEqual(after);

  await page.focus('li:has(input[type="radio"]) summary');
  await page.keyboard.press('Enter');
  const stated = () => page.$eval('li:has(input[type="radio"])', (item) => item.textContent ?? '');
  expect(await stated()).toMatch(/36 månader, 1\s500 mil/);
  await page.focus('li:has(input[type="radio"]) input:checked');
  await page.keyboard.press('ArrowLeft');
  await eventually(stated, expect.stringMatching(/24 månader, 1\s500 mil/));
  const [amount, status] = await page.$eval('li:has(input[type="radio"])', (item) =>
    ['strong', '[role="status"]'].map((selector) => item.querySelector(selector)?.textContent ?? ''),
  );
  // The asterisk is that of the chosen option's footnote.
  expect(amount).toMatch(/\*$/);
  expect(status?.startsWith(`${amount?.replace('*', '')}. `)).toBe(true);
  expect(await violations(page, 'li:has(input[type="radio"])')).toEqual([]);
});

describe('F117 sharing a car', () => {
  const SHARE = 'main article header button[data-copied]';

  /** Replaces the share sheet on the pages that are opened next. Headless browsers of some systems have one. */
  const setShareSheet = (page: Page, exists: boolean) =>
    page.evaluateOnNewDocument((given) => {
      const share = async (data: ShareData) => {
        document.documentElement.dataset.given = JSON.stringify(data);
      };
      Object.defineProperty(Navigator.prototype, 'share', { value: given ? share : undefined, configurable: true });
    }, exists);

  test('copies the URL and says so on a device without a share sheet; opens the device’s share sheet with URL and title', async () => {
    const path = pathOf('norrvag-se', (await carsOf('norrvag-se'))[0]);
    const { page } = await fixture.open();
    const navigate = async (to: string) => {
      await page.goto(fixture.urlOf(to), { waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
    };
    await page.browserContext().overridePermissions(fixture.urlOf(''), ['clipboard-read', 'clipboard-sanitized-write']);
    await setShareSheet(page, false);
    // What says that it is copied stays.
    await holdTimer(page, 1_000);
    await navigate(`${path}?utm_source=brev`);
    const url = await page.$eval('link[rel="canonical"]', (link) => (link as HTMLLinkElement).href);
    expect(url).toContain(path);
    await eventually(() => page.$eval(SHARE, (button) => (button as HTMLElement).dataset.copy), url);
    await page.focus(SHARE);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${SHARE}[data-done]`);
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), url);

    await setShareSheet(page, true);
    await navigate(path);
    await page.waitForSelector(`${SHARE}:not([data-copy])`);
    await page.click(SHARE);
    await page.waitForSelector('html[data-given]');
    const shared = await page.evaluate(() => JSON.parse(document.documentElement.dataset.given ?? '{}'));
    expect(shared).toEqual({ url: expect.stringContaining(path), title: await page.title() });
  });
});
