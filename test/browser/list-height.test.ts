import { describe, expect, test } from '@jest/globals';
import { layoutShift, pauseRequests } from '../support/browser.ts';
import { LIST } from '../support/compare.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';

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
    const placeholders = () => page.$$eval('aside ul[aria-hidden] > li', (all) => all.length);
    const next = () => page.$eval(make, (box) => box.closest('li')?.nextElementSibling?.getBoundingClientRect().top);
    await page.click(make);
    const atOnce = await placeholders();
    await eventually(placeholders, (count: number) => expect(count).toBeGreaterThan(5));
    const reserved = await next();
    resume();
    await page.waitForSelector('aside input[name="car_model"]');
    expect([atOnce, await placeholders()]).toEqual([0, 0]);
    expect(Math.abs(((await next()) ?? 0) - (reserved ?? 0))).toBeLessThan(2);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});
