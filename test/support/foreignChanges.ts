import type { Page } from 'puppeteer-core';

/** When others change a page: before hydration, around it, in ms after `load`, or after everything has hydrated. */
export type ChangeTime = 'parsed' | number | 'hydrated';

interface Changed {
  changePage: () => void;
  isChanged: boolean;
  /** Ids of the sections that had a text from the server. */
  filled: string[];
}

/**
 * Changes a page as a translation, a password manager, an extension and a blocker of cookie banners do. For `hydrated` the test calls
 * `changeNow`.
 */
export async function changeByOthers(page: Page, time: ChangeTime): Promise<void> {
  await page.evaluateOnNewDocument(prepareChanges, time === 'hydrated' ? null : time);
}

export const changeNow = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Changed).changePage());

export const waitForChanges = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window as unknown as Changed).isChanged);
};

/** Returns the ids of sections that have lost what the server had rendered. */
export const emptySections = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as Changed).filled.filter((id) => {
      const section = document.querySelector<HTMLElement>(`[data-later="${id}"],[data-static="${id}"]`);
      return !section?.textContent?.trim();
    }),
  );

/** Runs before the page's own scripts. */
function prepareChanges(time: 'parsed' | number | null): void {
  const changed = Object.assign(window as unknown as Changed, { isChanged: false, filled: [] as string[] });
  const create = (name: string) => document.createElement(name);
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea,option,svg')) continue;
      const [outer, inner] = [create('font'), create('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  const inject = () => {
    document.body.prepend(create('div'), 'text');
    document.body.append(create('div'));
    document.head.prepend(create('script'), 'text');
    for (const part of document.querySelectorAll('[data-later],main section,main form,main li')) {
      part.prepend(create('i'));
      part.append('');
    }
    for (const field of document.querySelectorAll('main input')) field.after(create('i'));
  };
  changed.changePage = () => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-later],[data-static]')) {
      const id = section.dataset.later ?? section.dataset.static ?? '';
      if (section.innerText.trim()) changed.filled.push(id);
    }
    wrapTexts();
    inject();
    document.querySelector('#consent')?.remove();
    changed.isChanged = true;
  };
  if (time === 'parsed') document.addEventListener('DOMContentLoaded', changed.changePage);
  if (typeof time === 'number') window.addEventListener('load', () => setTimeout(changed.changePage, time));
}
