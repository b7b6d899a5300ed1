import type { ReactNode, RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useTranslate } from '../sharedContext.ts';
import { arrow, arrows, track } from './Carousel.styles.ts';
import type { useCarousel } from './useCarousel.ts';

type State = ReturnType<typeof useCarousel<HTMLUListElement>>;

/** Renders the buttons of a carousel, or nothing when all cards fit. Dragging and the keyboard work on the list itself. */
export function CarouselButtons({ canGo, go }: Pick<State, 'canGo' | 'go'>) {
  const translate = useTranslate();
  if (!canGo.back && !canGo.forward) return null;
  return (
    <div className={arrows}>
      <button
        type="button"
        className={arrow}
        disabled={!canGo.back}
        onClick={() => go('back')}
        aria-label={translate('previousCards')}
      >
        <Icon name="chevronLeft" size={22} />
      </button>
      <button
        type="button"
        className={arrow}
        disabled={!canGo.forward}
        onClick={() => go('forward')}
        aria-label={translate('nextCards')}
      >
        <Icon name="chevronRight" size={22} />
      </button>
    </div>
  );
}

interface TrackProps {
  list: RefObject<HTMLUListElement | null>;
  /** List items with the class `item` of `Carousel.styles.ts`. */
  children: ReactNode;
}

/** Renders the scrolling list. The next card is always partly visible. */
export function CarouselTrack({ list, children }: TrackProps) {
  return (
    <ul ref={list} className={track}>
      {children}
    </ul>
  );
}
