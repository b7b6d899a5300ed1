/**
 * Fades images in that load while the visitor scrolls, from the placeholder's colour behind them. Not those without one, which would flash,
 * not those that are there at once, among them the largest one, and nothing for visitors who prefer less motion. Without scripts images
 * just appear.
 */
export function fadeInImages(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const onLoad = ({ target: image }: Event): void => {
    if (!(image instanceof HTMLImageElement) || image.loading !== 'lazy' || still.matches) return;
    const { parentElement: frame } = image;
    if (frame && /^rgb\(/.test(getComputedStyle(frame).backgroundColor)) image.animate({ opacity: [0, 1] }, 240);
  };
  // The event does not bubble.
  document.addEventListener('load', onLoad, true);
}
