import type { Page } from 'puppeteer';
import { waitForAnimations } from './browser.ts';

/** More than any page has elements to focus. */
const MAX_KEYS = 700;

/**
 * Presses Tab until the focus leaves the page. Returns how often that was, and the elements that were hidden while they had the focus: wholly,
 * or partly although they are low.
 */
export async function hiddenFocus(page: Page): Promise<{ count: number; hidden: string[] }> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    window.scrollTo(0, 0);
  });
  const hidden: string[] = [];
  for (let count = 0; count < MAX_KEYS; count++) {
    await page.keyboard.press('Tab');
    let found = await page.evaluate(hiddenElement);
    if (found) {
      await waitForAnimations(page);
      found = await page.evaluate(hiddenElement);
    }
    if (found === null) return { count, hidden };
    if (found !== '') hidden.push(found);
  }
  throw new Error(`The focus did not leave the page within ${MAX_KEYS} keys`);
}

/** Describes the element with the focus if it is hidden. Returns an empty text if it is not, and null if the page has no focus. Runs in the page. */
async function hiddenElement(): Promise<string | null> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement as HTMLInputElement | null;
  if (!focused || focused === document.body) return null;
  // The main area gets the focus from scripts.
  if (focused.tabIndex < 0) return '';
  const isDrawn = (element: Element) =>
    element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== '0';
  // Labels draw boxes whose inputs are not visible.
  const drawn = isDrawn(focused) ? focused : (focused.labels?.[0] ?? focused);
  // The link to the top is in the gutter of a narrow window, and covers a few pixels at most.
  const isStuck = (element: Element) =>
    /fixed|sticky/.test(getComputedStyle(element).position) && element.getAttribute('href') !== '#top';
  const barAt = (hit: Element | null): Element | null =>
    hit === null || hit.contains(drawn) || isStuck(hit) ? hit : barAt(hit.parentElement);
  const isFree = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (drawn.contains(hit) || barAt(hit)?.contains(drawn) === true);
  };
  // Not the corners, which are round.
  const inset = (size: number, share: number) => Math.min(size / 4, 8) * (1 - 2 * share) + share * size;
  const shares = [0, 0.5, 1];
  const points = [...drawn.getClientRects()].flatMap(({ x, y, width, height }) =>
    shares.flatMap((right) => shares.map((down) => [x + inset(width, right), y + inset(height, down)] as const)),
  );
  // A row of cards may end at the edge of the window.
  const outside = points.filter(([x]) => x < 0 || x > innerWidth);
  const covered = points.filter(
    (point) => !isFree(...point) && (outside.length === points.length || !outside.includes(point)),
  );
  if (covered.length === 0) return '';
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const middle = Math.min(innerWidth - 1, Math.max(0, x + width / 2));
  const rows = Array.from({ length: innerHeight }, (_, row) => row).filter((row) => isFree(middle, row));
  const isPartly = covered.length + outside.length < points.length;
  // Browsers scroll to the caret of a text area, and content that is laid out late may move a tall element by some lines.
  if (isPartly && (focused.localName === 'textarea' || 3 * height > rows.length)) return '';
  const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 30);
  const [[left, top] = [0, 0]] = covered;
  const over = barAt(document.elementFromPoint(left, top));
  return `${isPartly ? 'partly' : 'wholly'} ${focused.localName} “${text}” ${Math.round(y)}–${Math.round(y + height)}, free ${rows[0]}–${rows.at(-1)}: ${over?.localName ?? 'outside'}${over?.id && `#${over.id}`} ${over?.className}`;
}
