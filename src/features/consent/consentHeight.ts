const WITH_LAYER = 'html[data-consent]';

/**
 * Keeps the page's scroll padding and elements with `data-above-bars` clear of the first layer. Rules for these elements instead
 * of a property of the root: that would restyle the whole page.
 */
export function publishConsentHeight(banner: HTMLElement): void {
  const sheet = new CSSStyleSheet({ media: '(min-height: 450px)' });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    sheet.replaceSync(
      // Important, to replace the estimate in `theme/global.css`.
      `${WITH_LAYER}{scroll-padding-bottom:calc(var(--scroll-bars) + ${height}px)!important}` +
        `${WITH_LAYER} [data-above-bars]{--consent-height:${height}px!important}`,
    );
  }).observe(banner);
}
