import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { BOOKING_PATH } from '../../support/booking/bookingPage.ts';
import { PHONE, scrolledTo, waitForAnimations, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../../support/browser/foundInPage.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { TIRE_HOTEL_PATH } from '../../support/tireHotel/tireHotelPage.ts';

/**
 * The first touch of a page has the effect that it has on the page that has hydrated, once: at once after the document has been parsed, and
 * seconds after the page has loaded. Of each kind of control one, on a phone.
 */

const fixture = browserFixture({ cars: 60 });

const LISTS = {
  'norrvag-se': '/kop-bil/alla-bilar-i-lager',
  'norrvag-no': '/kjop-bil/alle-biler',
  'norrvag-fi': '/osta-auto/kaikki-autot',
  'marlow-uk': '/buy-car/used-cars',
} as const;
type Site = keyof typeof LISTS;

/** Stand for the list of the site, and for its first car. */
const LIST = 'list';
const CAR = 'car';

interface Touch {
  name: string;
  site: Site;
  path: string;
  control: string;
  /** What the visitor does; a tap unless given. */
  act?: (page: Page, control: string) => Promise<unknown>;
  /** Whether it is tried at other moments too: one control of each widget. */
  isRepeated?: boolean;
  /** Whether the visitor has not chosen about consent yet. */
  needsConsent?: boolean;
}

const choose = (value: string) => (page: Page, control: string) => page.select(control, value);
const enter = (text: string) => async (page: Page, control: string) => {
  await page.focus(control);
  await page.keyboard.sendCharacter(text);
};
/** Chooses a box that is in a closed popover or disclosure: whatever opens it is a touch of its own. */
const clickHidden = (page: Page, control: string) => page.$eval(control, (box) => (box as HTMLElement).click());

const touch = (site: Site, path: string, name: string, control: string, more: Partial<Touch> = {}): Touch => ({
  name,
  site,
  path,
  control,
  ...more,
});

const TOUCHES: readonly Touch[] = [
  touch('norrvag-se', '/', 'the menu', 'header button[popovertarget]', { isRepeated: true }),
  touch('norrvag-fi', '/', 'a language', 'footer a[hreflang], header a[hreflang]', { act: clickHidden }),
  touch('norrvag-se', '/', 'the close button of the message', '[data-alert] button'),
  touch('marlow-uk', '/', 'comparing a car', 'main label:has([name="compare"])'),
  touch('norrvag-fi', '/', 'the settings of consent', '#consent button', { needsConsent: true }),
  touch('norrvag-no', LIST, 'the filters', '[popovertarget^="quick-"]'),
  touch('norrvag-no', LIST, 'a filter', 'main details input[type="checkbox"]', { act: clickHidden, isRepeated: true }),
  touch('marlow-uk', LIST, 'a sort', 'main select[name="sortName"]', { act: choose('car_price_asc') }),
  touch('norrvag-fi', LIST, 'saving a car', 'main ul[aria-busy] button[aria-pressed]', { isRepeated: true }),
  touch('norrvag-se', LIST, 'a suggestion', 'main input[name="keyphrase"]', { act: enter('vol') }),
  touch('norrvag-se', CAR, 'a photo', '[data-lead] a', { isRepeated: true }),
  touch('norrvag-no', CAR, 'sharing', 'main button[data-copy^="http"]'),
  touch('norrvag-fi', CAR, 'a fold', 'main button[aria-controls][aria-expanded]', { isRepeated: true }),
  touch('marlow-uk', CAR, 'the term of quotes', '#finance select[name="months"]', { act: choose('24') }),
  touch('norrvag-se', CAR, 'an explanation', 'main button[popovertarget]'),
  touch('norrvag-se', CAR, 'the shortcut to a test drive', 'main a[href="#contact-testdrive"]'),
  touch('norrvag-se', CAR, 'the contact form without a name', 'main form[method="post"] [type="submit"]'),
  touch('norrvag-se', '/anlaggningar', 'a region', 'main details input[type="checkbox"]', { act: clickHidden }),
  touch('norrvag-se', '/anlaggningar/norrvag-malmo-jagersro', 'a department', 'a[data-department]'),
  touch('norrvag-se', '/nyheter', 'more stories', 'main a[data-stay="replace"]', { isRepeated: true }),
  touch('marlow-uk', '/sell-car', 'the second step of selling a car', 'main form summary', { isRepeated: true }),
  touch(
    'norrvag-no',
    '/verksted/bestill-time',
    'a type of wheels',
    'main form label:has([type="radio"]:not(:checked))',
  ),
  touch('norrvag-se', BOOKING_PATH, 'the place of a booking', '#booking [role="combobox"]', { act: enter('bor') }),
  touch('norrvag-se', TIRE_HOTEL_PATH, 'the plate of the tire hotel', '#tireHotel input', { act: enter('DCK100') }),
];

async function pathOf({ site, path }: Touch): Promise<string> {
  if (path === LIST) return LISTS[site];
  return path === CAR ? (await foundInPage(fixture.product, site, LISTS[site], CARD_LINK))[0] : path;
}

/** What a visitor sees of a page's state. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      url: location.pathname + location.search,
      text: document.body.innerText.replace(/\d\d[:.]\d\d/g, 'time').replace(/\s+/g, ' '),
      dialogs: count('dialog[open]'),
      popovers: count(':popover-open'),
      disclosures: count('details[open]'),
      pressed: count('[aria-pressed="true"]'),
      expanded: count('[aria-expanded="true"]'),
      checked: count('input:checked'),
      invalid: count('[aria-invalid="true"]'),
      disabled: count('button:disabled'),
      values: [...document.querySelectorAll<HTMLInputElement>('select,input:not([type="hidden"])')]
        .filter((field) => field.checkVisibility())
        .map(({ value }) => value),
    };
  });

async function open(of: Touch, waitUntil: 'domcontentloaded' | 'networkidle0' = 'domcontentloaded'): Promise<Page> {
  const { page } = await fixture.open({ viewport: PHONE, ...(of.needsConsent && { consent: null }) });
  await page.goto(fixture.urlOf(await pathOf(of), of.site), { waitUntil });
  return page;
}

async function act(page: Page, { control, act = (on, selector) => on.tap(selector) }: Touch): Promise<void> {
  await page.bringToFront();
  await page.waitForSelector(control);
  await page.$eval(control, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await act(page, control);
}

/** Returns the state after the touch of a page that has hydrated. */
async function readEffect(of: Touch) {
  const page = await open(of);
  await waitForHydration(page);
  const before = JSON.stringify(await stateOf(page));
  await act(page, of);
  await eventually(async () => JSON.stringify(await stateOf(page)) !== before, true);
  await page.waitForNetworkIdle({ idleTime: 500 });
  await waitForIdle(page);
  return stateOf(page);
}

const effects = new Map<Touch, ReturnType<typeof readEffect>>();

/** Returns that state, read once for each touch. */
function effectOf(of: Touch): ReturnType<typeof readEffect> {
  const effect = effects.get(of) ?? readEffect(of);
  effects.set(of, effect);
  return effect;
}

/** Asserts that a page gets to the state of the touch's effect, and stays in it. A bar follows the place to which the page scrolls. */
async function expectEffect(page: Page, of: Touch): Promise<void> {
  const effect = await effectOf(of);
  await eventually(
    () => stateOf(page),
    (found) => expect(found).toEqual(effect),
  );
  await waitForHydration(page);
  await scrolledTo(page);
  await waitForAnimations(page);
  // 'Copied' is there for a second.
  await eventually(
    () => stateOf(page),
    (found) => expect(found).toEqual(effect),
  );
}

// The form of a page that has not hydrated is sent to the server.
beforeEach(() => fixture.expectErrors(/\b422\b/));

test.each(TOUCHES.map((each) => [each.name, each] as const))('%s, at once', async (_, of) => {
  await effectOf(of);
  const page = await open(of);
  await act(page, of);
  await expectEffect(page, of);
});

test('a control of each widget, 3 and 10 seconds after the page has loaded', async () => {
  const repeated = TOUCHES.filter(({ isRepeated }) => isRepeated);
  for (const of of repeated) await effectOf(of);
  const openAll = () => Promise.all(repeated.map(async (of) => [await open(of, 'networkidle0'), of] as const));
  const [early, late] = await Promise.all([openAll(), openAll()]);
  const tenSeconds = sleep(10_000);
  await sleep(3_000);
  const touchAll = async (pages: typeof early) => {
    for (const [page, of] of pages) {
      await act(page, of);
      await expectEffect(page, of);
    }
  };
  await touchAll(early);
  await tenSeconds;
  await touchAll(late);
});
