import type { Page } from 'puppeteer';

const QUESTION = '[data-leave-question]';

/** Waits for the question before the page is left with unsent words, and answers it by its button. */
export async function answerLeaveQuestion(page: Page, answer: 'stay' | 'leave'): Promise<void> {
  const button = `${QUESTION}[open] button:${answer === 'stay' ? 'first' : 'last'}-of-type`;
  await page.waitForSelector(button);
  await page.$eval(button, (element) => (element as HTMLElement).click());
  await page.waitForFunction((question) => !document.querySelector(question), {}, QUESTION);
}
