import type { Page } from 'puppeteer';

/**
 * Does to a page what a translator of the browser does, from now on: each text node of the body, also a later one, moves into an element of
 * its own. The text stays the same.
 */
export const translateTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LEFT_ALONE = 'font, script, style, noscript, textarea, option, title';
    const wrap = (node: Node): void => {
      if (node instanceof Text) {
        if (!node.parentElement || node.parentElement.closest(LEFT_ALONE)) return;
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(node);
      } else for (const child of [...node.childNodes]) wrap(child);
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
