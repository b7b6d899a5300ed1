import { type RefObject, useEffect, useRef, useState } from 'react';

interface Carousel<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Whether the list can scroll in each direction. */
  canGo: { back: boolean; forward: boolean };
  go: (direction: 'back' | 'forward') => void;
}

/** Provides the state of buttons that scroll a horizontal list by one screen width. */
export function useCarousel<List extends HTMLElement>(): Carousel<List> {
  const list = useRef<List>(null);
  const [canGo, setCanGo] = useState({ back: false, forward: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => setCanGo((previous) => unlessEqual(previous, edges(element)));
    // Calls it at once after the next layout, which reading the widths now would force.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  const go = (direction: 'back' | 'forward') => {
    const element = list.current;
    element?.scrollBy({ left: element.clientWidth * (direction === 'forward' ? 0.9 : -0.9) });
  };
  return { list, canGo, go };
}

function edges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Carousel<HTMLElement>['canGo'] {
  return { back: scrollLeft > 1, forward: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Returns the previous object when its values are equal, so that React does not render again. */
function unlessEqual(previous: Carousel<HTMLElement>['canGo'], next: Carousel<HTMLElement>['canGo']) {
  return previous.back === next.back && previous.forward === next.forward ? previous : next;
}
