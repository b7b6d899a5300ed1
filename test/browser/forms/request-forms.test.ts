import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page, SerializedAXNode } from 'puppeteer';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { enterText, PHONE, pressMany, reload, waitForIdle } from '../../support/browser/browser.ts';
import { storedDraft, waitForFormScript } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The form for selling a car (F103) and the Norwegian request (F104) with scripts. */

const fixture = browserFixture({ cars: 400 });
beforeEach(() => fixture.product.resetSandbox());

async function received() {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const state = (await response.json()) as {
    upstreams: { leads: { received: { values: Record<string, unknown> }[] } };
  };
  return state.upstreams.leads.received.map(({ values }) => values);
}
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values)) await enterText(page, `#form-${field}`, value);
};
/** Presses an element by the keyboard, because the page may still scroll. */
async function press(page: Page, selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press(key);
}
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, {}, selector);
const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const valueIn = (page: Page, selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value);
/** Audits a section at the top of the page, where the header covers no part of a field. */
async function audit(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations(page, selector);
}
/** Returns what screen readers read of a section: the fields that are invalid, and the focus. */
async function spoken(page: Page, selector: string): Promise<{ invalid: (string | undefined)[]; focused?: string }> {
  const root = await page.$(selector);
  const nodesOf = (node: SerializedAXNode): SerializedAXNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
  const tree = root && (await page.accessibility.snapshot({ interestingOnly: false, root }));
  const nodes = tree ? nodesOf(tree) : [];
  const focused = nodes.filter((node) => node.focused).at(-1);
  return {
    invalid: nodes.filter(({ invalid }) => invalid && invalid !== 'false').map(({ name }) => name),
    ...(focused && { focused: `${focused.role}: ${focused.name}` }),
  };
}

const PERSON = { customerName: 'Kari Nordmann', customerPhone: '400 12 345', customerEmail: 'kari@example.com' };

describe('F104 the Norwegian request', () => {
  const OPTIONS = { site: 'norrvag-no', viewport: PHONE } as const;
  const PATH = '/verksted/bestill-time#serviceRequest';
  const CALENDAR = '[aria-label="Velg i kalenderen"][aria-expanded]';
  const SEND = '#serviceRequest-form button[type="submit"]';

  test('a draft of a motorcycle is restored with its services', async () => {
    const { page } = await fixture.visit(PATH, OPTIONS);
    await page.waitForSelector(CALENDAR);
    const chosen = () =>
      page.$$eval('#serviceRequest-form input:is([name="typeCar"], [name="services"]):checked', (boxes) =>
        boxes.map((box) => [(box as HTMLInputElement).value, box.checkVisibility()]),
      );
    await press(page, '#form-typeCar-2', 'Space');
    await page.waitForSelector('ul[data-type="motorcycle"] #form-services');
    await press(page, '#form-services', 'Space');
    await fill(page, { description: 'Vinterlagring' });
    const before = await chosen();
    expect(before).toEqual([
      ['motorcycle', true],
      ['Bestille service', true],
    ]);
    await eventually(() => storedDraft(page), expect.stringContaining('Vinterlagring'));
    page.once('dialog', (dialog) => void dialog.accept());
    await reload(page);
    await page.waitForSelector(CALENDAR);
    await eventually(chosen, before);
  });

  test('before a workshop is chosen, the calendar offers no day on which all are closed', async () => {
    const { page } = await fixture.visit(PATH, OPTIONS);
    await page.waitForSelector(CALENDAR);
    await press(page, CALENDAR);
    await hasFocus(page, '[role="dialog"] button[tabindex="0"]');
    await press(page, '[role="dialog"] [aria-label="Neste måned"]');
    const sundays = '[role="dialog"] button[aria-label^="søndag"]';
    await page.waitForSelector(sundays);
    const labels = await page.$$eval(sundays, (all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.filter((label) => !label.endsWith('stengt'))).toEqual([]);
    await page.waitForSelector('[role="dialog"] button[aria-label^="tirsdag"]:not([aria-label$="stengt"])');
  });

  test('nearest dealer on request, closed days in the calendar, an error, a failure, the thanks', async () => {
    const { page } = await fixture.visit(PATH, OPTIONS);
    await page.waitForSelector(CALENDAR);
    const idsOf = () => page.$$eval('#form-dealer option', (all) => all.map(({ value }) => value).filter(Boolean));
    const before = await idsOf();
    // Screen readers name as invalid what browsers find invalid, also before the form was sent.
    expect((await spoken(page, '#serviceRequest')).invalid).toEqual([]);
    await page.browserContext().overridePermissions(fixture.urlOf('', 'norrvag-no'), ['geolocation']);
    await page.setGeolocation({ latitude: 63.43, longitude: 10.4 });
    await page.$eval('#serviceRequest button ::-p-text(Vis nærmeste først)', (button) =>
      button.closest('button')?.click(),
    );
    await eventually(() => textOf(page, '#form-dealer option:nth-child(2)'), expect.stringMatching(/Trondheim.*km\)/));
    expect([...(await idsOf())].sort()).toEqual([...before].sort());
    await page.select('#form-dealer', (await idsOf())[0] ?? '');

    await press(page, '#form-typeCar-2', 'Space');
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('#form-services')?.closest('ul')?.dataset.type === 'motorcycle',
    );
    await press(page, SEND);
    await hasFocus(page, '#serviceRequest-form [role="alert"]');
    expect(await page.title()).toMatch(/^Feil: /);
    const { invalid, focused } = await spoken(page, '#serviceRequest');
    expect(focused).toBe('alert: Sjekk det du har fylt ut');
    expect(invalid).toEqual(expect.arrayContaining(['Bestille service', 'Registreringsnummer', 'Ønsket dag']));
    await page.focus('#serviceRequest-form [role="alert"] a[href="#form-services"]');
    await page.keyboard.press('Enter');
    await hasFocus(page, '#form-services');
    await page.keyboard.press('Space');
    expect(await audit(page, '#serviceRequest')).toEqual([]);

    await press(page, CALENDAR);
    await hasFocus(page, '[role="dialog"] button[tabindex="0"]');
    expect(await audit(page, '#serviceRequest')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    for (const key of ['PageDown', 'PageDown', 'End'] as const) await page.keyboard.press(key);
    const sunday = '[role="dialog"] button[aria-label^="søndag"][aria-label$="stengt"]:focus';
    await page.waitForSelector(sunday);
    await page.keyboard.press('Enter');
    expect(await valueIn(page, '#form-date')).toBe('');
    // A key beyond the first day moves nothing, and the button of the next month keeps the focus.
    await pressMany(page, 'PageUp', 4);
    const nextMonth = '[role="dialog"] [aria-label="Neste måned"]';
    await press(page, nextMonth);
    await page.waitForSelector('[role="dialog"] [aria-label="Forrige måned"]:not([disabled])');
    await waitForIdle(page);
    expect(await page.$(`${nextMonth}:focus`)).not.toBeNull();
    await page.keyboard.press('Escape');
    await hasFocus(page, CALENDAR);
    await page.keyboard.press('Enter');
    for (const key of ['PageDown', 'PageDown', 'Home', 'ArrowRight'] as const) await page.keyboard.press(key);
    await page.waitForSelector('[role="dialog"] button[aria-label^="tirsdag"]:focus');
    await page.keyboard.press('Enter');
    await hasFocus(page, CALENDAR);
    const date = await valueIn(page, '#form-date');
    expect(new Date(date).getUTCDay()).toBe(2);
    expect(await textOf(page, '#form-date ~ small')).toMatch(/^tirsdag /);

    await fill(page, { ...PERSON, regno: 'ek 12345', description: 'Vinterlagring' });
    await press(page, '#form-gdpr', 'Space');
    fixture.expectErrors(/^502: .*comhub/, /status of 502/);
    await fixture.product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 3 });
    await press(page, SEND);
    await hasFocus(page, '#serviceRequest-form [role="alert"]');
    const alert = await textOf(page, '#serviceRequest-form [role="alert"]');
    expect(alert).toContain('Noe gikk galt, vennligst prøv igjen senere.');
    expect(await valueIn(page, '#form-description')).toBe('Vinterlagring');
    const stored = await storedDraft(page);
    expect(stored).toContain('Vinterlagring');
    expect(stored).not.toMatch(/400 12|example\.com|gdpr/);
    await press(page, SEND);
    await hasFocus(page, '#serviceRequest-form[role="status"]');
    expect(await textOf(page, '#serviceRequest-form')).toContain('Takk for din henvendelse!');
    expect((await spoken(page, '#serviceRequest')).focused).toBe('status: Takk for din henvendelse!');
    expect(await audit(page, '#serviceRequest')).toEqual([]);
    expect(await received()).toMatchObject([
      { typeCar: 'motorcycle', services: ['Bestille service'], regno: 'EK12345', date, customerPhone: '40012345' },
    ]);
  });
});

describe('F103 the form for selling a car', () => {
  const CONTINUE = '#sellCar-form summary';
  const isOpen = (page: Page) => page.$eval('#sellCar-form details', (step) => (step as HTMLDetailsElement).open);

  test('Enter and the button name what is wrong with the car, and go on when it is right', async () => {
    const { page } = await fixture.visit('/salj-bil', { viewport: PHONE });
    await waitForFormScript(page);
    expect(await page.$eval('#sellCar-form [type="submit"]', (button) => button.checkVisibility())).toBe(false);
    await press(page, '#form-regno');
    await hasFocus(page, '[role="alert"]');
    expect((await spoken(page, '#sellCar')).invalid).toEqual(['Registreringsnummer', 'Miltal']);
    expect(await isOpen(page)).toBe(false);
    await fill(page, { regno: 'abc 123', milage: '12 500' });
    await page.tap(CONTINUE);
    await hasFocus(page, CONTINUE);
    expect(await isOpen(page)).toBe(true);
    expect(await page.$eval('#sellCar-form [type="submit"]', (button) => button.checkVisibility())).toBe(true);
    await page.keyboard.press('Tab');
    await hasFocus(page, '#form-customerName');
    expect(await audit(page, '#sellCar')).toEqual([]);
    // What is wrong with them is named when the form is sent.
    await press(page, '#form-customerName');
    await hasFocus(page, '[role="alert"]');
    expect((await spoken(page, '#sellCar')).invalid).toContain('Namn');
    expect(await isOpen(page)).toBe(true);
  });

  test('from a car: typed before hydration, choices that return after a reload, no consent stored', async () => {
    const { page } = await fixture.visit('/salj-bil#sellCar');
    await waitForFormScript(page);
    await page.type('#form-regno', 'abc 123');
    await page.type('#form-milage', '12 500');
    await press(page, CONTINUE);
    await press(page, '#form-option-2', 'Space');
    await page.type('#form-other', 'Dragkrok');
    await eventually(() => storedDraft(page), expect.stringContaining('Dragkrok'));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#form-other')?.value === 'Dragkrok');
    expect(await page.$eval('#form-option-2', (radio) => (radio as HTMLInputElement).checked)).toBe(true);
    expect(await valueIn(page, '#form-regno')).toBe('abc 123');
    await fill(page, { ...PERSON, place: 'Borås' });
    await press(page, '#sellCar-form button[type="submit"]');
    await hasFocus(page, '#sellCar-form[role="status"]');
    expect(await received()).toMatchObject([{ option: 'tradeIn', regno: 'ABC123', milage: 12_500, milageUnit: 'mil' }]);
  });
});
