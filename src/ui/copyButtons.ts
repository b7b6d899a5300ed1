/** What the buttons do is fetched when a visitor comes near one. */
const load = () => import('./copy.ts');

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null);

/** Lets every element with `data-copy`, now or later, copy that text when it is clicked (F024). */
export function listenForCopyButtons(): void {
  const prepare = (event: Event) => {
    if (buttonOf(event)) load().catch(() => {});
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button)
      load()
        .then(({ copyFrom }) => copyFrom(button))
        .catch(() => {});
  });
}
