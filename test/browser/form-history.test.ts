import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { storedDraft, waitForFormScript } from '../support/unsentForm.ts';

/** Unsent words of a form, and the entries that links to `#contact-form` add to the history. */

const fixture = browserFixture({ cars: 400 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const CARD = 'main ul[aria-busy="false"] > li a[href^="/kop-bil/"]';
const MESSAGE = '#contact-form [name="message"]';
beforeEach(() => fixture.product.resetSandbox());

const locationOf = (page: Page) => page.evaluate(() => window.location.pathname + window.location.hash);
/** Goes through the history, as a button of the browser does. It waits for no event: within a document there may be none. */
const goBy = (page: Page, entries: number) => page.evaluate((delta) => window.history.go(delta), entries);
const isAt = (page: Page, location: string) => eventually(() => locationOf(page), location);

/** From the start page to the list. */
async function openList() {
  const { page } = await fixture.visit('/');
  const questions: string[] = [];
  const answers: boolean[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  await page.$eval(`a[href="${LIST}"]`, (link) => (link as HTMLElement).click());
  await isAt(page, LIST);
  return { page, questions, answers };
}

/** From the list to a car, to two fragments of the car; then words that are not sent. Returns the location of the car. */
async function openCarWithWords(page: Page): Promise<string> {
  await page.waitForSelector(CARD);
  await page.$eval(CARD, (link) => (link as HTMLElement).click());
  await page.waitForSelector('a[href="#contact-quote"]');
  const car = await locationOf(page);
  for (const fragment of ['#contact-quote', '#contact-form']) {
    await page.waitForSelector(`a[href="${fragment}"]`);
    await page.$eval(`a[href="${fragment}"]`, (link) => (link as HTMLElement).click());
    await isAt(page, car + fragment);
  }
  await waitForFormScript(page);
  await page.type(MESSAGE, 'Har den drag?');
  // The form's script notices the words.
  await eventually(() => storedDraft(page), expect.stringContaining('Har den drag?'));
  return car;
}
const textIn = (page: Page) => page.$eval(MESSAGE, (field) => (field as HTMLTextAreaElement).value);

test('Back over fragments asks nothing; to another page it asks once, and who stays stays on the same entry; F056 the link back leads over the fragments to the list, after one question', async () => {
  const { page, questions, answers } = await openList();
  const car = await openCarWithWords(page);
  await goBy(page, -1);
  await isAt(page, `${car}#contact-quote`);
  await goBy(page, -1);
  await isAt(page, car);
  expect([questions, await textIn(page)]).toEqual([[], 'Har den drag?']);

  answers.push(false);
  await goBy(page, -1);
  await eventually(() => questions.length, 1);
  await isAt(page, car);
  expect(await textIn(page)).toBe('Har den drag?');

  // From the second fragment, over two entries at once.
  await goBy(page, 2);
  await isAt(page, `${car}#contact-form`);
  answers.push(false);
  await goBy(page, -3);
  await eventually(() => questions.length, 2);
  await isAt(page, `${car}#contact-form`);
  expect(await textIn(page)).toBe('Har den drag?');

  answers.push(true);
  await goBy(page, -3);
  await isAt(page, LIST);
  await page.waitForFunction((form) => !document.querySelector(form), {}, MESSAGE);
  expect(questions).toEqual(['confirm', 'confirm', 'confirm']);

  questions.length = 0;
  expect(await openCarWithWords(page)).toBe(car);
  answers.push(true);
  await page.$eval('main a[href^="/kop-bil/alla-bilar-i-lager"]', (link) => (link as HTMLElement).click());
  await isAt(page, LIST);
  expect(questions).toEqual(['confirm']);
  // It went back: the start page is one entry away.
  await goBy(page, -1);
  await isAt(page, '/');
});
