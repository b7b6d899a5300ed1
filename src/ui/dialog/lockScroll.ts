import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';

const NAME = 'scrollLocks';

/** Keeps the page behind a dialog from scrolling. Returns a function that ends it; dialogs may overlap. */
export function lockScroll(): () => void {
  let isLocked = true;
  changeLocks(1);
  return () => {
    if (isLocked) changeLocks(-1);
    isLocked = false;
  };
}

function changeLocks(by: 1 | -1): void {
  const count = Number(document.documentElement.dataset[NAME] ?? 0) + by;
  setRootAttribute(NAME, count > 0 ? String(count) : null);
}
