import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import { TESTS_ALL } from '../matrix.ts';
import { waitForAnimations } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The cards of a car list after its second row. They are those of the first rows with other texts: `npm run test:matrix` reads them too. */
const LATER_CARDS = 'main ul[aria-busy] > li:nth-child(n+7)';

/** The header of all pages. */
export const HEADER = 'header:not(main header)';

/** The header and the footer of all pages. */
const COMMON = [HEADER, 'footer:not(main footer)'];

/** The whole page, also its header and its footer. */
export const WHOLE_PAGE = 'html';

/**
 * Returns axe's findings after all animations: the rule and the elements that violate it.
 *
 * @param selector the part of the page that is read; by default all but header and footer, which other tests read on each kind of page
 */
export async function violations(page: Page, selector?: string): Promise<string[]> {
  await waitForFonts(page);
  await waitForAnimations(page);
  await waitForScrolling(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // Only the findings leave the page: the results name every rule that has passed.
  return page.evaluate(
    async (context, options) => {
      const { axe } = globalThis as unknown as { axe: { run: (c: object, o: object) => Promise<AxeResults> } };
      const results = await axe.run(context, options);
      // A target of 24 px of which a sticky bar covers a part, where the page happens to be, is large enough.
      const isLarge = ([selector]: readonly unknown[]) => {
        const { width = 0, height = 0 } = document.querySelector(String(selector))?.getBoundingClientRect() ?? {};
        return width >= 24 && height >= 24;
      };
      return results.violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(({ target }) => id !== 'target-size' || !isLarge(target));
        return found.length > 0 ? [`${id}: ${found.map(({ html }) => html.slice(0, 160)).join(' | ')}`] : [];
      });
    },
    { include: [selector ?? WHOLE_PAGE], exclude: TESTS_ALL ? [] : [LATER_CARDS, ...(selector ? [] : COMMON)] },
    { runOnly: RULES, resultTypes: ['violations'] },
  );
}

/** Returns the number of pixels by which the page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  await waitForFonts(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Frames without a movement, after which a page does not scroll any more. */
const STILL_FRAMES = 5;

/** Waits until the page stands still: what is about to pass below a sticky bar is smaller to axe than it is. */
function waitForScrolling(page: Page): Promise<void> {
  return page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        let [last, still] = [window.scrollY, 0];
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still >= frames) done();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    STILL_FRAMES,
  );
}

/** Waits until no font loads that the page needs in its present look. Texts in a fallback font have another width. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Only a layout requests the fonts of a theme that was just set.
    void document.body.offsetHeight;
    await document.fonts.ready;
  });
}
