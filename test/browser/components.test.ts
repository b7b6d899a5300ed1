import { describe, expect, test } from '@jest/globals';
import { overflow, violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/browser.ts';
import { browserFixture } from '../support/fixtures.ts';

const fixture = browserFixture({ cars: 100 });

/** Forms in all their states have a page of their own. */
const PATHS = ['/komponenter', '/komponenter/formular'];

describe.each([320, 768, 1280])('the components page at %i px', (width) => {
  test.each(PATHS)('%s is accessible, no wider than the screen, and logs nothing', async (path) => {
    const viewport = { width, height: 900 };
    const { page } = await fixture.open({ viewport });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
    await waitForHydration(page);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
