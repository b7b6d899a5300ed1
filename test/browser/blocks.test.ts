import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../support/browser/accessibility.ts';
import {
  DESKTOP,
  type PageOptions,
  PHONE,
  preventsKey,
  waitForHydration,
  waitForIdle,
} from '../support/browser/browser.ts';
import { foundInPage } from '../support/browser/foundInPage.ts';
import { waitForStyles } from '../support/browser/waitForStyles.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

const COMPONENTS_PAGE = '/komponenter';
/** S3 §9: the carousel advances every 5 s. */
const INTERVAL = 5_000;
const CAROUSEL = '[aria-label="På gång hos Norrväg"]';
const DOTS = `${CAROUSEL} button[aria-label$=" av 4"]`;
const NEXT = `${CAROUSEL} button[aria-label="Nästa bild"]`;
const FILES = 'ul[data-collapsed], ul:has(> li > a[download])';
const GROUP = 'details[name^="accordion-"]';
const PART = 'details > div[id^="bromsar-och-hjul-"]';

const fixture = browserFixture({ cars: 100 });

async function open(path: string, options: PageOptions & { still?: boolean } = {}) {
  const opened = await fixture.open(options);
  const { page } = opened;
  await page.evaluateOnNewDocument(holdTurns, INTERVAL);
  if (options.still) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await (options.scripts === false ? waitForStyles : waitForHydration)(page);
  return opened;
}

interface Held {
  /** Lets the interval of every carousel pass that is not paused. */
  turn: () => void;
}

/** Holds the timers of the carousels until a test lets them pass. All other timers are unchanged. Runs in the page. */
function holdTurns(interval: number): void {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, () => void>();
  const setTimer = (act: () => void, wait?: number, ...values: unknown[]) => {
    const id = set(wait === interval ? () => undefined : act, wait, ...values);
    if (wait === interval) held.set(id, act);
    return id;
  };
  const clearTimer = (id: number) => {
    held.delete(id);
    clear(id);
  };
  const turn = () => {
    const acts = [...held.values()];
    held.clear();
    for (const act of acts) act();
  };
  Object.assign(window, { setTimeout: setTimer, clearTimeout: clearTimer, turn });
}

const partId = () => foundInPage(fixture.product, 'norrvag-se', COMPONENTS_PAGE, / id="(bromsar-och-hjul-[^"]+)"/g);
const show = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const isOpen = (page: Page) => page.$eval(PART, (part) => (part.parentElement as HTMLDetailsElement).open);
const visibleFiles = (page: Page) =>
  page.$eval(FILES, (list) => [...list.children].filter((item) => item.checkVisibility()).length);
const turn = (page: Page) => page.evaluate(() => (window as unknown as Held).turn());

/** Returns the current slide after it has been still for 12 frames. */
const visibleSlide = (page: Page): Promise<number> =>
  page.evaluate(
    async (slides, dots) => {
      const read = () => [
        document.querySelector(slides)?.getBoundingClientRect().left,
        [...document.querySelectorAll(dots)].findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
      ];
      for (let [state, frames] = [read(), 0]; ; frames++) {
        if (frames === 12) return state[1] ?? -1;
        await new Promise(requestAnimationFrame);
        if (String(read()) !== String(state)) [state, frames] = [read(), 0];
      }
    },
    `${CAROUSEL} [data-slide]`,
    DOTS,
  );
/** Returns the current slide after two intervals. */
async function slideAfterTwoTurns(page: Page): Promise<number> {
  for (let turns = 0; turns < 2; turns++) {
    await turn(page);
    await visibleSlide(page);
  }
  return visibleSlide(page);
}
const waitForSlide = (page: Page, slide: number) =>
  page.waitForFunction(
    (dots, index) => document.querySelectorAll(dots)[index]?.getAttribute('aria-current') === 'true',
    {},
    DOTS,
    slide,
  );

describe('on the components page', () => {
  let page: Page;
  let consoleErrors: string[];
  beforeAll(async () => {
    const [id] = await partId();
    ({ page, consoleErrors } = await open(`${COMPONENTS_PAGE}#${id}`));
  });

  test('F025 a fragment in the URL opens its accordion item on load', () => eventually(() => isOpen(page), true));

  test('F025 the accordion opens by the keyboard, and one item at a time where it is configured so', async () => {
    const [first, second] = await page.$$(`${GROUP} > summary`);
    await second?.focus();
    await page.keyboard.press('Enter');
    const opened = () => page.$$eval(GROUP, (all) => all.map((one) => (one as HTMLDetailsElement).open));
    await eventually(opened, [false, true, false]);
    await first?.focus();
    await page.keyboard.press('Space');
    await eventually(opened, [true, false, false]);
  });

  test('F025 the countdown ticks each second without layout shift, and ends with its text', async () => {
    const DIGITS = '[role="timer"] [aria-hidden]';
    const [running, over] = await page.$$('[role="timer"]');
    const read = () => page.$eval(DIGITS, ({ textContent }) => textContent);
    await page.waitForFunction((digits) => !document.querySelector(digits)?.textContent?.includes('–'), {}, DIGITS);
    const [before, size] = [await read(), await running?.boundingBox()];
    await page.waitForFunction(
      (digits, text) => document.querySelector(digits)?.textContent !== text,
      {},
      DIGITS,
      before,
    );
    expect((await running?.boundingBox())?.height).toBe(size?.height);
    await eventually(
      () => running?.$eval('time', ({ textContent }) => textContent),
      'Slutar 31 oktober 2027 kl. 23:59',
    );
    const ended = await over?.$eval(':scope > div > p', (text) => [
      text.textContent,
      getComputedStyle(text).visibility,
    ]);
    expect(ended).toEqual(['Helgen är över, men bilarna står kvar.', 'visible']);
    // The countdown pauses on a hidden page, and is right again when the page is visible.
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await waitForIdle(page);
    const hidden = await read();
    await sleep(2_100);
    expect(await read()).toBe(hidden);
    await setHidden(false);
    await eventually(read, (now) => expect(now).not.toBe(hidden));
  });

  test('F118 the file list shows three files, then all at its button, and focuses the first new one', async () => {
    await eventually(() => visibleFiles(page), 3);
    await page.focus('ul[data-collapsed] + button');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Checklista'));
    await eventually(() => visibleFiles(page), 6);
    const href = await page.$eval(`:is(${FILES}) a`, (link) => (link as HTMLAnchorElement).href);
    const [status, type, bytes] = await page.evaluate(async (url) => {
      const response = await fetch(url);
      const body = await response.arrayBuffer();
      return [response.status, response.headers.get('content-type'), body.byteLength] as const;
    }, href);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const size = await page.$eval(FILES, ({ textContent }) => textContent);
    expect(size).toContain(`PDF, ${(bytes / 1_000).toFixed(1).replace('.', ',')}`);
  });

  test('the gallery opens large by the keyboard, moves by arrow keys, closes by Escape and returns the focus', async () => {
    const LINK = 'main figure a[href*="/norrvag/inspection-"]';
    await page.focus(LINK);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] [aria-live]');
    await eventually(() => page.$eval('dialog [aria-live]', ({ textContent }) => textContent), '2 / 5');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('dialog [aria-live]')?.textContent === '3 / 5');
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await eventually(
      () => page.evaluate((link) => document.activeElement === document.querySelector(link), LINK),
      true,
    );
  });

  test('F118 the carousel advances by itself, but not while the pointer or the focus is on it', async () => {
    await page.mouse.move(2, 2);
    await show(page, CAROUSEL);
    // It is paused until it is visible.
    await eventually(async () => {
      await turn(page);
      return visibleSlide(page);
    }, 1);
    await page.hover(`${CAROUSEL} [data-slide]`);
    await waitForIdle(page);
    const pointedAt = await visibleSlide(page);
    expect(await slideAfterTwoTurns(page)).toBe(pointedAt);
    await page.focus(NEXT);
    await page.mouse.move(2, 2);
    await waitForIdle(page);
    expect(await slideAfterTwoTurns(page)).toBe(pointedAt);
  });

  test('F118 the carousel stops at its button, wraps around, and announces a slide chosen by keyboard', async () => {
    await page.click(`${CAROUSEL} button[aria-label="Stanna bildspelet"]`);
    await page.click(DOTS);
    await waitForSlide(page, 0);
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await waitForIdle(page);
    expect(await slideAfterTwoTurns(page)).toBe(0);
    await page.focus(NEXT);
    for (const index of [1, 2, 3, 0]) {
      await page.keyboard.press('Enter');
      await waitForSlide(page, index);
    }
    expect(await preventsKey(page, NEXT, { key: 'ArrowLeft', altKey: true })).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await waitForSlide(page, 3);
    await eventually(() => page.$eval(`${CAROUSEL} [aria-live]`, ({ textContent }) => textContent), '4 av 4');
    const sizes = await page.$$eval(`${CAROUSEL} button`, (all) => all.map((one) => one.getBoundingClientRect()));
    expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  });

  test('F025 F118 an open accordion, a whole file list and a stopped carousel have no violations', async () => {
    expect(await violations(page, `:is(${GROUP}, ${FILES}, ${CAROUSEL})`)).toEqual([]);
  });

  test('F118 a component without output is no slide', async () => {
    // The page has two heroes, one that is switched off, and an empty one.
    const placed = await page.$eval('[aria-label="Aktuellt"]', (carousel) =>
      [...carousel.querySelectorAll('[data-slide]')]
        .filter((slide) => slide.checkVisibility())
        .map((slide) => slide.getAttribute('aria-label')),
    );
    expect(placed).toEqual(['1 av 2', '2 av 2']);
  });

  test('all blocks log nothing to the console', () => expect(consoleErrors).toEqual([]));
});

test('F025 a fragment in the URL opens its accordion item from another page; F118 the carousel does not advance when the visitor prefers reduced motion', async () => {
  const { page } = await open('/om-oss', { still: true });
  await page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    },
    `${COMPONENTS_PAGE}#${(await partId())[0]}`,
  );
  await page.waitForSelector(PART);
  await page.waitForFunction(
    (part) => {
      const { top } = document.querySelector(part)?.getBoundingClientRect() ?? { top: -1 };
      return top > 0 && top < window.innerHeight;
    },
    {},
    PART,
  );
  await eventually(() => isOpen(page), true);

  await show(page, CAROUSEL);
  await eventually(
    () => page.$eval(`${CAROUSEL} button`, (button) => button.getAttribute('aria-label')),
    'Starta bildspelet',
  );
  await waitForIdle(page);
  expect(await slideAfterTwoTurns(page)).toBe(0);
});

test('F025, F118 without scripts a fragment opens its item, all files are listed, no clock runs, and slides are in a row', async () => {
  const { page } = await open(COMPONENTS_PAGE, { scripts: false, viewport: PHONE });
  await eventually(() => isOpen(page), false);
  const id = await page.$eval(PART, (part) => part.id);
  await page.goto(fixture.urlOf(`${COMPONENTS_PAGE}?again#${id}`), { waitUntil: 'domcontentloaded' });
  await waitForStyles(page);
  await eventually(() => isOpen(page), true);
  await eventually(() => visibleFiles(page), 6);
  const clock = await page.$eval('[role="timer"]', (timer) =>
    ['time', '[aria-hidden]'].map((part) => timer.querySelector(part)?.checkVisibility()),
  );
  expect(clock).toEqual([true, false]);
  const carousel = await page.$eval(CAROUSEL, (element) => {
    const row = element.querySelector('[tabindex="0"]');
    const buttons = [...element.querySelectorAll('button')].filter((button) => button.checkVisibility());
    return [buttons.length, row ? row.scrollWidth / row.clientWidth : 0];
  });
  expect(carousel).toEqual([0, 4]);
});

describe('F118 disclaimer', () => {
  const NOTICE = '/komponenter/upplysning';
  const titleOf = (page: Page) => page.$eval('dialog[open] h2', ({ textContent }) => textContent);

  const ON_PHONE = ['390', PHONE] as const;

  test.each(matrixCases([ON_PHONE, ['1280', DESKTOP] as const], [ON_PHONE]))(
    'opens one after another, ignores Escape, and opens once a session (%s px)',
    async (_width, viewport) => {
      const { page } = await open(NOTICE, { viewport });
      await page.waitForSelector('dialog[open]');
      await eventually(() => titleOf(page), 'Sidan vänder sig till företag');
      await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'DIALOG');
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await waitForIdle(page);
      expect(await titleOf(page)).toBe('Sidan vänder sig till företag');
      await eventually(() => focusedText(page), 'Till bilar för privatpersoner');
      await eventually(() => page.evaluate(() => window.sessionStorage.getItem('forecourt.approved')), null);
      await page.click('dialog[open] button');
      await page.waitForFunction(() =>
        document.querySelector('dialog[open] h2')?.textContent?.startsWith('Räkneexempel'),
      );
      await page.click('dialog[open] button');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
      await eventually(() => page.$('dialog[open]'), null);
    },
  );

  test('declining follows its link; without scripts it is a section of the page', async () => {
    const { page } = await open(NOTICE);
    await page.waitForSelector('dialog[open]');
    await page.$eval('dialog[open] [data-ways] a', (link) => (link as HTMLElement).click());
    await page.waitForFunction(
      () => window.location.pathname === '/kop-bil' && !document.querySelector('dialog[open]'),
    );
    const plain = await open(NOTICE, { scripts: false });
    const text = await plain.page.$eval('main', (main) => (main as HTMLElement).innerText);
    expect(text).toContain('Priserna här är utan moms');
    expect(text).toContain('Till bilar för privatpersoner');
  });
});
