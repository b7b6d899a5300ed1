const STORAGE_KEY = 'forecourt.scroll';
const MAX_ENTRIES = 50;

/** Remembers how far each history entry was scrolled, over reloads too. */
export interface ScrollPositions {
  /** Starts watching; returns a function that stops it. */
  watch: () => () => void;
  /** From now on scrolling belongs to the entry with this key. */
  enter: (key: string) => void;
  /** Pixels from the top at which the entry was left; undefined for one that was never scrolled. */
  of: (key: string) => number | undefined;
  /** Writes down where the page stands now, which scrolling alone would not for an entry that nobody scrolled. */
  remember: () => void;
}

/** Browser only. */
export function createScrollPositions(): ScrollPositions {
  const positions = readPositions();
  let current: string | null = null;

  function remember(): void {
    if (current === null) return;
    positions.delete(current);
    positions.set(current, window.scrollY);
  }

  function store(): void {
    remember();
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
        frame = requestAnimationFrame(remember);
      };
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pagehide', store);
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('pagehide', store);
      };
    },
    enter(key) {
      current = key;
    },
    of: (key) => positions.get(key),
    remember,
  };
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
