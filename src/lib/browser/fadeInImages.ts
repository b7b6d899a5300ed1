/**
 * Fades images in that load after the visitor has scrolled, from the placeholder's colour behind them. Not those without one, which would
 * flash, not those that come with the page, for which a look at their styles would cost a layout, and nothing for visitors who prefer less
 * motion. Without scripts images just appear.
 */
export function fadeInImages(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const onLoad = ({ target: image }: Event): void => {
    if (!(image instanceof HTMLImageElement) || image.loading !== 'lazy' || still.matches) return;
    const { parentElement: frame } = image;
    if (frame && /^rgb\(/.test(getComputedStyle(frame).backgroundColor)) image.animate({ opacity: [0, 1] }, 240);
  };
  // The event does not bubble.
  addEventListener('scroll', () => document.addEventListener('load', onLoad, true), { once: true, passive: true });
}
