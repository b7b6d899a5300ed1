import { describe, expect, test } from '@jest/globals';
import { layoutShift, pauseRequests } from '../../support/browser/browser.ts';
import { LIST } from '../../support/data/compare.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

const fixture = browserFixture({ cars: 600 });

describe('what is below does not move while a choice loads', () => {
  test('the list keeps its height until the new cards are there', async () => {
    const { page } = await fixture.visit(LIST, { waitUntil: 'load' });
    const bottom = () => page.$eval('main ul[aria-busy]', (list) => list.getBoundingClientRect().bottom + scrollY);
    const before = await bottom();
    await page.evaluate(() => {
      const found: number[] = [];
      Object.assign(window, { found });
      const look = () => {
        const list = document.querySelector('main ul[aria-busy]');
        if (list) found.push(list.getBoundingClientRect().bottom + scrollY);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.$eval('aside input[value="Begagnad"]', (box) => (box as HTMLElement).click());
    await page.waitForFunction(() => window.location.search === '?car_condition=Begagnad');
    await page.waitForSelector('main ul[aria-busy="false"]');
    const heights = await page.evaluate(() => (window as unknown as { found: number[] }).found);
    expect(heights.length).toBeGreaterThan(3);
    // A line of chips above the list moves it.
    expect(Math.min(...heights)).toBeGreaterThan(before - 100);
    // The height of the list before is gone with the last card.
    expect(await page.$eval('main ul[aria-busy]', (list) => (list as HTMLElement).style.minHeight)).toBe('');
  });

  test('the space of a make’s models is reserved when they do not come within 300 ms', async () => {
    const { page } = await fixture.visit(LIST, { waitUntil: 'load' });
    const { resume } = await pauseRequests(page, '/api/search');
    const make = 'aside [data-group="car_brand"] input[value="Volvo"]';
    const placeholders = () => page.$$eval('aside details [aria-hidden] > div', (all) => all.length);
    const next = () => page.$eval(`label:has(input[value="Volvo"]) ~ label`, (box) => box.getBoundingClientRect().top);
    // By the clock of the page: it may be late as a whole.
    await page.evaluate(() => {
      const at = { click: 0, space: 0 };
      window.addEventListener('click', () => Object.assign(at, { click: performance.now() }), { capture: true });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('aside details [aria-hidden] > div')) return;
        at.space = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      Object.assign(window, { at });
    });
    await page.click(make);
    await eventually(placeholders, (count: number) => expect(count).toBeGreaterThan(5));
    const { click, space } = await page.evaluate(
      () => (window as unknown as { at: Record<'click' | 'space', number> }).at,
    );
    expect(space - click).toBeGreaterThanOrEqual(300);
    const [reserved, before] = [await next(), await layoutShift(page)];
    resume();
    await page.waitForSelector('aside input[name="car_model"]');
    expect(await placeholders()).toBe(0);
    expect(Math.abs(((await next()) ?? 0) - (reserved ?? 0))).toBeLessThan(2);
    expect((await layoutShift(page)) - before).toBeLessThan(0.02);
  });
});
