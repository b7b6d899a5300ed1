import { expect, test } from '@jest/globals';
import { PHONE } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';

/** On a phone the number plate is the first control of a flow or form, and above the consent banner of a first visit. */

const fixture = browserFixture({ cars: 60 });

test.each([
  ['norrvag-se', '/service-och-verkstad/boka-bilverkstad', '#booking'],
  ['norrvag-se', '/en/service-och-verkstad/boka-bilverkstad', '#booking'],
  ['norrvag-se', '/dack-och-biltillbehor/dackhotell', '#tireHotel'],
  ['norrvag-se', '/en/dack-och-biltillbehor/dackhotell', '#tireHotel'],
  ['norrvag-no', '/verksted/bestill-time', '#serviceRequest'],
  ['norrvag-se', '/salj-bil', '#sellCar'],
  ['norrvag-se', '/en/salj-bil', '#sellCar'],
  ['norrvag-no', '/selg-bil', '#sellCar'],
  ['norrvag-dk', '/saelg-bil', '#sellCar'],
  ['norrvag-dk', '/en/saelg-bil', '#sellCar'],
  ['norrvag-fi', '/myy-autosi', '#sellCar'],
  ['norrvag-fi', '/sv/myy-autosi', '#sellCar'],
  ['marlow-uk', '/sell-car', '#sellCar'],
  ['rullande-se', '/salj-bil', '#sellCar'],
  ['rullande-sk', '/predat-auto', '#sellCar'],
])('the plate on %s%s', async (site, path, section) => {
  const { page } = await fixture.visit(path, { site, viewport: PHONE, consent: null });
  await page.waitForFunction(() => document.getElementById('consent')?.getAnimations().length === 0);
  const [name, field, banner] = await page.$eval(section, (element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('a, button, input, select, summary')];
    const [first] = controls.filter((each) => each.checkVisibility());
    const consent = document.getElementById('consent')?.getBoundingClientRect();
    return [first?.tagName, first?.getBoundingClientRect().bottom ?? 0, consent?.top ?? 0] as const;
  });
  expect(name).toBe('INPUT');
  expect(banner).toBeGreaterThan(400);
  expect(field).toBeLessThanOrEqual(banner);
});

test('the choice of the banner leaves the focus in a field that the visitor has gone to meanwhile', async () => {
  const { page } = await fixture.visit('/service-och-verkstad/boka-bilverkstad', { viewport: PHONE, consent: null });
  // The code that saves the choice is loaded after the click.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#consent [data-choose="none"]')?.click();
    document.querySelector<HTMLElement>('#booking input')?.focus();
  });
  await page.waitForFunction(() => document.getElementById('consent')?.getClientRects().length === 0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input');
});
