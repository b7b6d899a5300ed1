import type { Page } from 'puppeteer';

/**
 * When others change a page: each piece as soon as it is parsed, before hydration, around it, in ms after `load`, or after everything has
 * hydrated.
 */
export type ChangeTime = 'parsing' | 'parsed' | number | 'hydrated';

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
function prepareChanges(time: 'parsing' | 'parsed' | number | null): void {
  const changed = Object.assign(window as unknown as Changed, { isChanged: false, filled: [] as string[] });
  const create = (name: string) => document.createElement(name);
  const LEFT_ALONE = 'font,script,style,noscript,textarea,option,svg,title';
  const wrapTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) continue;
      const [outer, inner] = [create('font'), create('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  const injectInto = (root: ParentNode) => {
    for (const part of root.querySelectorAll('[data-later],main section,main form,main li')) {
      part.prepend(create('i'));
      part.append('');
    }
    for (const field of root.querySelectorAll('main input')) field.after(create('i'));
  };
  const inject = () => {
    document.body.prepend(create('div'), 'text');
    document.body.append(create('div'));
    document.head.prepend(create('script'), 'text');
    injectInto(document);
  };
  const noteFilled = () => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-later],[data-static]')) {
      const id = section.dataset.later ?? section.dataset.static ?? '';
      if (section.innerText.trim()) changed.filled.push(id);
    }
  };
  // As a translator does.
  const changeRoot = () => {
    document.documentElement.lang = 'sq';
    document.documentElement.classList.add('translated-ltr');
  };
  changed.changePage = () => {
    noteFilled();
    wrapTexts(document.body);
    inject();
    changeRoot();
    document.querySelector('#consent')?.remove();
    changed.isChanged = true;
  };
  const changeWhileParsing = () => {
    const injected = new Set<Node>();
    const change = (node: Node) => {
      if (!node.isConnected || !document.body.contains(node) || injected.has(node)) return;
      wrapTexts(node);
      if (!(node instanceof HTMLElement) || !node.matches('[data-later],main section,main form,main li,main input'))
        return;
      const added = create('i');
      injected.add(added);
      if (node.matches('input')) node.after(added);
      else node.prepend(added);
    };
    const observer = new MutationObserver((records) => {
      if (!document.body) return;
      if (injected.size === 0) {
        injected.add(document.body.insertBefore(create('div'), document.body.firstChild));
        changeRoot();
      }
      for (const { addedNodes } of records) for (const node of addedNodes) change(node);
    });
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      observer.disconnect();
      noteFilled();
      document.querySelector('#consent')?.remove();
      changed.isChanged = true;
    });
  };
  if (time === 'parsing') changeWhileParsing();
  if (time === 'parsed') document.addEventListener('DOMContentLoaded', changed.changePage);
  if (typeof time === 'number') window.addEventListener('load', () => setTimeout(changed.changePage, time));
}
