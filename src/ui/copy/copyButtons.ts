import { loadOrReload } from '../../lib/browser/goneScripts.ts';

/** Loads the module that copies, on the first hover or focus of a button. */
const load = () => import('./copy.ts');

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null);

/** Handles clicks on all elements with `data-copy`, including later ones (F024). */
export function listenForCopyButtons(): void {
  const prepare = (event: Event) => {
    if (buttonOf(event)) load().catch(() => {});
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button)
      loadOrReload(load)
        .then(({ copyFrom }) => copyFrom(button))
        .catch(() => {});
  });
}
