import type { Page } from 'puppeteer';

/**
 * Returns the headings and paragraphs of the main area that start at another x than the page's column: each with its x and the first words.
 * Not those in a list, a table, a form or a box with a background or a border, those beside something that starts at the column, and centred
 * ones.
 */
export function textOffEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('There is no main area');
    const column = columnOf(main);
    const atColumn = (x: number): boolean => Math.abs(x - column) <= 4;
    const visible = [...main.querySelectorAll('*')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const starts = visible.map((each) => startOf(each)).filter(({ left, width }) => width > 1 && atColumn(left));
    return visible
      .filter((each) => each.matches('h1, h2, h3, p') && each.textContent.trim() !== '' && !isPartOfMore(each))
      .map((each) => ({ ...startOf(each), block: blockOf(each), text: each.textContent.trim().slice(0, 40) }))
      .filter(({ left, width }) => width > 1 && !atColumn(left))
      .filter(
        ({ left, block: { top, bottom } }) =>
          !starts.some((one) => one.right <= left && one.top < bottom - 1 && one.bottom > top + 1),
      )
      .map(({ left, text }) => `${Math.round(left)} ${text}`);

    function columnOf(parent: Element): number {
      const probe = document.createElement('div');
      probe.append(document.createElement('div'));
      Object.assign(probe.style, {
        maxWidth: 'var(--page-width)',
        marginInline: 'auto',
        paddingInline: 'var(--gutter)',
      });
      parent.append(probe);
      const { left } = (probe.firstChild as Element).getBoundingClientRect();
      probe.remove();
      return left;
    }

    function isPartOfMore(each: Element): boolean {
      if (each.closest('li, dl, table, form, figure, details, dialog, aside, [role="status"], [popover]')) return true;
      for (let one: Element | null = each; one && one !== main; one = one.parentElement) {
        const { backgroundColor, borderLeftWidth, textAlign, justifyItems, position } = getComputedStyle(one);
        const isBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px' || position === 'absolute';
        if ([textAlign, justifyItems].includes('center') || (isBox && one.getBoundingClientRect().left > 1))
          return true;
      }
      return false;
    }

    /** Returns the outermost box around a text that starts where the text does, with what is above it in the same column. */
    function blockOf(each: Element) {
      const startsHere = (one: Element) => Math.abs(startOf(one).left - startOf(each).left) <= 1;
      let block = each;
      for (let one = each.parentElement; one && one !== main; one = one.parentElement) {
        if (startsHere(one)) block = one;
      }
      let first = block;
      for (let one = first.previousElementSibling; one && startsHere(one); one = one.previousElementSibling)
        first = one;
      return { ...startOf(block), top: startOf(first).top };
    }

    function startOf(each: Element) {
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      return { left, top, right, bottom, width };
    }
  });
}
