import { describe, expect, test } from '@jest/globals';
import { overflow, violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/browser.ts';
import { browserFixture } from '../support/fixtures.ts';

const fixture = browserFixture({ cars: 100 });

describe.each([320, 768, 1280])('the components page at %i px', (width) => {
  test('is accessible, no wider than the screen, and logs nothing', async () => {
    const viewport = { width, height: 900 };
    const { page } = await fixture.open({ viewport });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(fixture.urlOf('/komponenter'), { waitUntil: 'load' });
    await waitForHydration(page);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
