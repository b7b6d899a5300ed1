/** Remembers how far each history entry was scrolled, over reloads too. */

const STORAGE_KEY = 'forecourt.scroll';
const MAX_ENTRIES = 50;

let known: Map<string, number> | undefined;
let current: string | null = null;

/** Starts watching; returns what stops it. */
export function watchScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(remember);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', writePositions);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', writePositions);
  };
}

/** From now on scrolling belongs to the entry `key`. */
export function scrollBelongsTo(key: string): void {
  current = key;
}

/** Pixels from the top at which the entry was left; undefined for one that was never scrolled. */
export function positionOf(key: string): number | undefined {
  return positions().get(key);
}

/** Writes down where the page stands now, which scrolling alone would not for an entry that nobody scrolled. */
export function remember(): void {
  if (current === null) return;
  positions().delete(current);
  positions().set(current, window.scrollY);
}

function positions(): Map<string, number> {
  known ??= readPositions();
  return known;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function writePositions(): void {
  remember();
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions()].slice(-MAX_ENTRIES)));
  } catch {
    // Storage may be full or forbidden: the page then starts at the top after a reload.
  }
}
