import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { answerLeaveQuestion } from '../../support/browser/leaveQuestion.ts';
import { storedDraft, waitForFormScript } from '../../support/browser/unsentForm.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

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
  await page.$eval(`a[href="${LIST}"]`, (link) => (link as HTMLElement).click());
  await isAt(page, LIST);
  return page;
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
  const page = await openList();
  const car = await openCarWithWords(page);
  await goBy(page, -1);
  await isAt(page, `${car}#contact-quote`);
  await goBy(page, -1);
  await isAt(page, car);
  expect([await page.$('[data-leave-question]'), await textIn(page)]).toEqual([null, 'Har den drag?']);

  await goBy(page, -1);
  await answerLeaveQuestion(page, 'stay');
  await isAt(page, car);
  expect(await textIn(page)).toBe('Har den drag?');

  // From the second fragment, over two entries at once.
  await goBy(page, 2);
  await isAt(page, `${car}#contact-form`);
  await goBy(page, -3);
  await page.waitForSelector('[data-leave-question][open]');
  // Back again while the question is open is the same question.
  await isAt(page, `${car}#contact-form`);
  await goBy(page, -3);
  await isAt(page, `${car}#contact-form`);
  await answerLeaveQuestion(page, 'stay');
  await isAt(page, `${car}#contact-form`);
  expect(await textIn(page)).toBe('Har den drag?');

  await goBy(page, -3);
  await answerLeaveQuestion(page, 'leave');
  await isAt(page, LIST);
  await page.waitForFunction((form) => !document.querySelector(form), {}, MESSAGE);

  expect(await openCarWithWords(page)).toBe(car);
  await page.$eval('main a[href^="/kop-bil/alla-bilar-i-lager"]', (link) => (link as HTMLElement).click());
  await answerLeaveQuestion(page, 'leave');
  await isAt(page, LIST);
  // It went back: the start page is one entry away.
  await goBy(page, -1);
  await isAt(page, '/');
});

test('links to a phone or a mail program ask nothing, also where the browser suppresses its dialogs; Escape stays with the focus on the link', async () => {
  const page = await openList();
  // A browser that suppresses dialogs answers at once.
  await page.evaluate(() => Object.assign(window, { confirm: () => false }));
  const car = await openCarWithWords(page);
  const unloads = await page.evaluate(() => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const follow = (href: string) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      link.remove();
    };
    const asked: boolean[] = [isAsked()];
    for (const href of ['tel:+46701234567', 'mailto:info@example.com']) {
      follow(href);
      // Then a real departure.
      asked.push(isAsked(), isAsked());
    }
    return asked;
  });
  expect(unloads).toEqual([true, false, true, false, true]);
  expect(await page.$('[data-leave-question]')).toBeNull();

  const link = 'main a[href^="/kop-bil/alla-bilar-i-lager"]';
  await page.focus(link);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-leave-question][open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, link);
  expect([await locationOf(page), await textIn(page)]).toEqual([`${car}#contact-form`, 'Har den drag?']);
  await page.keyboard.press('Enter');
  await answerLeaveQuestion(page, 'leave');
  await isAt(page, LIST);
});
