import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { reload } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { codesOf, wrongCode } from '../../support/tireHotel/tireHotel.ts';
import {
  auditTire,
  CODE_FIELD,
  storageSettles,
  tireHotelBrowser,
  tireText,
} from '../../support/tireHotel/tireHotelBrowser.ts';
import { enterCode, pressIn, searchPlate, tireStepIs } from '../../support/tireHotel/tireHotelPage.ts';

/** The code of the tire hotel: four boxes that are one field, and a new code (F109, U16, U17). */

const { fixture, visit, expectStatus, openCode } = tireHotelBrowser();

const codeValue = (page: Page) => page.$eval(CODE_FIELD, (input) => (input as HTMLInputElement).value);
/** Empties the field, which then has the focus. */
async function clear(page: Page): Promise<void> {
  await page.focus(CODE_FIELD);
  await page.$eval(CODE_FIELD, (input) => (input as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  await eventually(() => codeValue(page), '');
}
/** Advances the clock of the page, not the product's. */
const advanceClockOf = (page: Page, ms: number) =>
  page.evaluate((step) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + step;
  }, ms);

describe('F109 U17 the four boxes are one field', () => {
  test('for screen readers and autofill; takes a code from the clipboard in any box', async () => {
    const { page } = await openCode();
    const fields = await page.$$eval('#tireHotel input', (all) =>
      all.map((input) => [input.getAttribute('aria-label'), input.autocomplete, input.inputMode]),
    );
    expect(fields).toEqual([['Kod med 4 siffror', 'one-time-code', 'numeric']]);
    const boxes = `#tireHotel [aria-hidden="true"]:has(~ div [autocomplete="one-time-code"])`;
    expect(await page.$$(boxes)).toHaveLength(4);
    // The browser fills in the whole code at once.
    await page.$eval(CODE_FIELD, (input) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1234');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.waitForSelector('#tireHotel [data-verify]:focus:not([disabled])');
    expect(await codeValue(page)).toBe('1234');

    for (const text of ['12 34', '1234', '12345', 'Din kod är 1234.']) {
      await clear(page);
      await page.keyboard.type('98');
      await page.$eval(
        CODE_FIELD,
        (input, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', pasted);
          input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        text,
      );
      await page.waitForSelector('#tireHotel [data-verify]:focus');
      expect([text, await codeValue(page)]).toEqual([text, '1234']);
    }
  });

  test('takes the code of the text message that the browser has read', async () => {
    const { page } = await openCode({
      prepare: (opened) =>
        opened.evaluateOnNewDocument(() => {
          Object.assign(window, { OTPCredential: class {} });
          navigator.credentials.get = async (options) => {
            const { transport } = (options as unknown as { otp: { transport: string[] } }).otp;
            return { id: '', type: 'otp', code: transport[0] === 'sms' ? '4321' : '' } as Credential;
          };
        }),
    });
    await page.waitForSelector('#tireHotel [data-verify]:focus');
    expect(await codeValue(page)).toBe('4321');
  });

  test('digits only; arrows, Backspace and a new digit in a box; the last digit moves to the button', async () => {
    const { page } = await openCode();
    await page.focus(CODE_FIELD);
    await page.keyboard.type('1a2 ');
    expect(await codeValue(page)).toBe('12');
    await page.keyboard.press('Backspace');
    expect(await codeValue(page)).toBe('1');
    await page.keyboard.type('934');
    await page.waitForSelector('#tireHotel [data-verify]:focus');
    expect(await codeValue(page)).toBe('1934');
    // Back in the field, the first box is selected; a digit replaces the one of its box and moves on.
    await page.focus(CODE_FIELD);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    expect(await codeValue(page)).toBe('1234');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('5');
    expect(await codeValue(page)).toBe('5234');
    await page.keyboard.press('Backspace');
    expect(await codeValue(page)).toBe('534');
    expect(await page.$eval('#tireHotel [data-verify]', (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    // An incomplete code is not sent.
    await page.keyboard.press('Enter');
    expect(await page.$('#tireHotel [role="alert"] strong')).toBeNull();
  });
});

test('Q27 after three wrong codes the page says that the code no longer works, also after a reload; a new one is a press away', async () => {
  expectStatus(400);
  const { page, code } = await openCode();
  for (let tries = 1; tries <= 3; tries += 1) {
    if (tries > 1) await clear(page);
    await enterCode(page, wrongCode(code));
    await page.waitForSelector('#tireHotel [role="alert"] strong');
    const text =
      tries < 3 ? 'Koden är fel eller gäller inte längre.' : 'Koden fungerar inte längre efter tre felaktiga försök.';
    await eventually(() => tireText(page, '[role="alert"] strong'), expect.stringContaining(text));
    await page.waitForSelector(`${CODE_FIELD}:focus`);
  }
  const isDead = async () => {
    expect(await page.$eval('#tireHotel [data-verify]', (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    expect(await page.$eval('#tireHotel details', (details) => (details as HTMLDetailsElement).open)).toBe(true);
  };
  await isDead();
  await auditTire(page);
  await storageSettles(page);
  await reload(page);
  await page.waitForSelector('#tireHotel [role="alert"] ::-p-text(efter tre felaktiga försök)');
  await isDead();
});

test('F109 the step that opens gives the focus to the field of the code', async () => {
  const page = await visit();
  await searchPlate(page, 'DCK100');
  await tireStepIs(page, 'login');
  await pressIn(page, '[data-send-code]');
  await tireStepIs(page, 'code');
  await page.waitForSelector(`${CODE_FIELD}:focus`);
});

describe('U16 no message', () => {
  test('a new code after half a minute, with the time that is left; a code that is too old is named before it is tried', async () => {
    // The clock of the page stands still until the test advances it.
    const begun = Date.now();
    const { page, code: first } = await openCode({
      prepare: (opened) =>
        opened.evaluateOnNewDocument((at) => {
          Date.now = () => at;
        }, begun),
    });
    expect(await tireText(page, '[data-step]')).toMatch(/Koden gäller i (10 min 0|9 min \d+) s till/);
    await page.focus('#tireHotel details summary');
    await page.keyboard.press('Enter');
    expect(await tireText(page, 'details')).toMatch(/En ny kod kan skickas om \d+ s/);
    fixture.product.advanceClock(31);
    await advanceClockOf(page, 31_000);
    await page.focus(CODE_FIELD);
    await page.keyboard.type('12');
    await page.waitForSelector('#tireHotel [data-new-code]:not([disabled])');
    // Ten minutes, and what the request of the code took.
    await advanceClockOf(page, 629_000);
    await page.waitForSelector('#tireHotel [role="status"] ::-p-text(Koden gäller inte längre. Begär en ny.)');
    await pressIn(page, '[data-new-code]:not([disabled])');
    await page.waitForSelector(`${CODE_FIELD}[data-refocus]:focus`);
    expect(await tireText(page, '[data-step]')).toContain('En ny kod är skickad.');
    expect(await codeValue(page)).toBe('');
    const [, second = ''] = await codesOf(fixture.product);
    expect(second).toMatch(/^\d{4}$/);
    expect(first).toMatch(/^\d{4}$/);
    await enterCode(page, second);
    await tireStepIs(page, 'loggedIn');
  });

  test('Q28 the text of a refused code, with phone and mail', async () => {
    expectStatus(422);
    const page = await visit();
    await searchPlate(page, 'DCK422');
    await tireStepIs(page, 'login');
    await pressIn(page, '[data-send-code]');
    await page.waitForSelector('#tireHotel [role="alert"] strong');
    expect(await tireText(page, '[role="alert"]')).toMatch(/.{10,}08-465 004 10/);
    await auditTire(page);
  });
});
