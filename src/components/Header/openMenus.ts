/** S1 §9: a menu stays this long after the pointer has left it, in ms. */
const CLOSE_DELAY = 200;
/** From here on the menu is a row whose panels float (S1 §9). */
const ROW = '(min-width: 80rem)';

/**
 * Adds to the native disclosures of the menu what they lack: hovering opens, leaving, Escape, a click beside or the
 * focus going on closes. Returns what takes it away again.
 */
export function openMenus(nav: HTMLElement): () => void {
  const row = window.matchMedia(ROW);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opened = () => nav.querySelector<HTMLDetailsElement>('details[open]');
  const close = () => {
    clearTimeout(timer);
    opened()?.removeAttribute('open');
  };
  const handlers = {
    pointerover(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || !row.matches) return;
      clearTimeout(timer);
      const entry = menuAround(event.target);
      if (entry && !entry.open) {
        entry.open = true;
        entry.dataset.hovered = '';
      } else if (!entry) timer = setTimeout(close, CLOSE_DELAY);
    },
    pointerout(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || !row.matches || nav.contains(event.relatedTarget as Node | null)) return;
      timer = setTimeout(close, CLOSE_DELAY);
    },
    click(event: MouseEvent) {
      const entry = menuAround(event.target);
      // The click that follows hovering would close what has just opened.
      if (entry?.open && entry.dataset.hovered === '' && isSummary(event.target)) event.preventDefault();
      if (entry) delete entry.dataset.hovered;
      if (event.target instanceof Element && event.target.closest('a')) leave(nav, close);
    },
    keydown(event: KeyboardEvent) {
      const entry = opened();
      if (event.key !== 'Escape' || !entry || !row.matches) return;
      close();
      entry.querySelector('summary')?.focus();
    },
    focusout(event: FocusEvent) {
      const next = event.relatedTarget;
      if (row.matches && next instanceof Node && !opened()?.contains(next)) close();
    },
  };
  const beside = (event: PointerEvent) => {
    if (row.matches && !nav.contains(event.target as Node)) close();
  };
  for (const [name, handler] of Object.entries(handlers)) nav.addEventListener(name, handler as EventListener);
  document.addEventListener('pointerdown', beside);
  return () => {
    clearTimeout(timer);
    for (const [name, handler] of Object.entries(handlers)) nav.removeEventListener(name, handler as EventListener);
    document.removeEventListener('pointerdown', beside);
  };
}

/** A link was followed: the page changes below a menu that stays. */
function leave(nav: HTMLElement, close: () => void): void {
  close();
  const panel = nav.closest<HTMLElement>('[popover]');
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

const menuAround = (target: EventTarget | null) => (target instanceof Element ? target.closest('details') : null);
const isSummary = (target: EventTarget | null) => target instanceof Element && target.closest('summary') !== null;
