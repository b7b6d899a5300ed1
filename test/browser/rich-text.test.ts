import { expect, test } from '@jest/globals';
import { waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { HOSTILE_MARKUP } from '../support/data/hostileMarkup.ts';
import { eventually } from '../support/eventually.ts';

const fixture = browserFixture({ cars: 20 });

/** Returns everything in the parsed page that could start a script. Runs in the page. */
function dangers(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('#content *')) {
    const name = element.localName;
    if (/^(script|iframe|object|embed|base|meta|link|form|style|svg|math|template)$/.test(name)) {
      const isIcon = element.closest('svg')?.getAttribute('aria-hidden') === 'true';
      if (!isIcon) found.push(`<${name}>`);
    }
    for (const { name: attribute, value } of element.attributes) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them
      const url = value.replace(/[\u0000-\u0020]/g, '');
      if (/^on/i.test(attribute) || /^(java|vb)script:|^data:text/i.test(url)) {
        found.push(`${name} ${attribute}=${value.slice(0, 60)}`);
      }
    }
  }
  return found;
}

test('Q19 rich text of 500 hostile strings runs no script and has no on*= and no javascript:', async () => {
  expect(new Set(HOSTILE_MARKUP).size).toBe(500);
  const main = HOSTILE_MARKUP.map((markup, index) => ({
    uid: `r${index}`,
    componentName: index % 2 === 0 ? 'RichText' : 'Blurb',
    fields: { Title: { value: markup }, Text: { value: `<p>Före</p>${markup}<p>Efter</p>` } },
  }));
  const route = { name: 'hostile', displayName: 'Hostile', fields: {}, placeholders: { 'headless-main': main } };
  await fixture.product.setLayout('/hostile', { sitecore: { context: {}, route } });
  const { page } = await fixture.open();
  let ran = 0;
  await page.exposeFunction('pwned', () => {
    ran += 1;
  });
  page.on('dialog', () => {
    ran += 1;
  });
  const response = await page.goto(fixture.urlOf('/hostile'), { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await eventually(() => page.evaluate(dangers), []);
  // Also fires what waits for a visitor's action.
  await page.$$eval('#content a, #content button, #content summary', (elements) => {
    for (const element of elements) element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
  await waitForIdle(page);
  expect(ran).toBe(0);
  // Images without a file are the only errors.
  fixture.expectErrors(/^404/, /error: Failed to load resource/);
});
