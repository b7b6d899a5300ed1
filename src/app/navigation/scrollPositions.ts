import { currentPosition } from './heldPosition.ts';

const STORAGE_KEY = 'forecourt.scroll';
const MAX_ENTRIES = 50;

/** Scroll positions of history entries. They survive reloads. */
export interface ScrollPositions {
  /** Starts watching; returns a function that stops it. */
  watch: () => () => void;
  /** Sets the key of the current entry, whose position is then updated. */
  enter: (key: string) => void;
  /** Returns the saved position of an entry in pixels; undefined for an entry that was never scrolled. */
  get: (key: string) => number | undefined;
  /** Saves the current position, also for an entry that was not scrolled. */
  save: () => void;
}

/** Creates the scroll positions from session storage. Browser only. */
export function createScrollPositions(): ScrollPositions {
  const positions = readPositions();
  let current: string | null = null;

  function save(): void {
    if (current === null) return;
    positions.delete(current);
    positions.set(current, currentPosition());
  }

  function store(): void {
    save();
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
    } catch {
      // Storage may be full or forbidden: the page then starts at the top after a reload.
    }
  }

  return {
    watch() {
      window.history.scrollRestoration = 'manual';
      let frame = 0;
      const onScroll = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(save);
      };
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pagehide', store);
      // The visitor may have scrolled while this code was loading.
      if (current !== null && !positions.has(current) && window.scrollY > 0) save();
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('pagehide', store);
      };
    },
    enter(key) {
      current = key;
    },
    get: (key) => positions.get(key),
    save,
  };
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
