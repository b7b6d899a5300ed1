import { type RefObject, useEffect, useRef, useState } from 'react';

interface Carousel<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Whether there is more on that side. */
  canGo: { back: boolean; on: boolean };
  go: (direction: 'back' | 'on') => void;
}

/** Buttons for a list that scrolls sideways with the platform's own scroll snap: a screenful at a time. */
export function useCarousel<List extends HTMLElement>(): Carousel<List> {
  const list = useRef<List>(null);
  const [canGo, setCanGo] = useState({ back: false, on: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => setCanGo((known) => changed(known, edges(element)));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  const go = (direction: 'back' | 'on') => {
    const element = list.current;
    element?.scrollBy({ left: element.clientWidth * (direction === 'on' ? 0.9 : -0.9) });
  };
  return { list, canGo, go };
}

function edges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Carousel<HTMLElement>['canGo'] {
  return { back: scrollLeft > 1, on: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** The known object when nothing changed, so that React does nothing. */
function changed(known: Carousel<HTMLElement>['canGo'], now: Carousel<HTMLElement>['canGo']) {
  return known.back === now.back && known.on === now.on ? known : now;
}
