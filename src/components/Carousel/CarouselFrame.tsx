import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as strips from '../../ui/Strip.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { type Strip, useStrip } from '../../ui/useStrip.ts';
import * as styles from './Carousel.styles.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useRotation } from './useRotation.ts';

interface CarouselFrameProps {
  /** Names it. */
  label: string;
  /** Milliseconds. */
  interval: number;
  slides: readonly ReactNode[];
  className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Slides that turn by themselves and go round (F118), on the platform's own scrolling: to swipe, and without scripts a row
 * to scroll. What the visitor turns by hand is said; what turns by itself is not.
 */
export function CarouselFrame({ label, interval, slides, className }: CarouselFrameProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const empty = useEmptySlides(frame, slides.length);
  const total = slides.length - empty.length;
  const strip = useStrip<HTMLDivElement>(total);
  const [said, setSaid] = useState('');
  const rotation = useRotation(frame, interval, () => show(strip, strip.targetSlide() + 1, total));
  const choose = (index: number) => {
    setSaid(translate('slidePosition', { number: show(strip, index, total) + 1, total }));
    rotation.restart();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    // Arrows inside a slide belong to what has the focus there.
    if (!by || (event.target as HTMLElement).closest('[data-slide]')) return;
    event.preventDefault();
    choose(strip.targetSlide() + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides, not of fields
    <div
      ref={frame}
      role="group"
      aria-roledescription={translate('carouselRole')}
      aria-label={label}
      className={classes(styles.carousel, className)}
      onKeyDown={total > 1 ? onKeyDown : undefined}
    >
      {total > 1 && (
        <CarouselControls
          at={strip.at}
          total={total}
          playing={rotation.playing}
          onToggle={rotation.toggle}
          onGo={choose}
          onStep={(by) => choose(strip.targetSlide() + by)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it */}
      <div ref={strip.ref} className={classes(strips.strip, styles.track)} onScroll={strip.onScroll} tabIndex={0}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a slide is known by
          <Place key={index} number={index + 1 - before(empty, index)} total={total}>
            {slide}
          </Place>
        ))}
      </div>
      <p className={visuallyHidden} aria-live="polite">
        {said}
      </p>
    </div>
  );
}

function Place({ number, total, children }: { number: number; total: number; children: ReactNode }) {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
    <div
      role="group"
      className={classes(strips.slide, styles.place)}
      aria-roledescription={translate('slideRole')}
      aria-label={translate('slidePosition', { number, total })}
      data-slide=""
    >
      {children}
    </div>
  );
}

/** Goes to a slide, round both ends; returns its place. */
function show(strip: Strip<HTMLDivElement>, index: number, total: number): number {
  const next = (index + total) % total;
  const goesRound = Math.abs(next - strip.at) > 1 && index !== next;
  strip.go(next, goesRound ? 'instant' : 'auto');
  if (goesRound) fadeIn(strip.ref.current);
  return next;
}

const NONE: readonly number[] = [];
const before = (empty: readonly number[], index: number): number => empty.filter((each) => each < index).length;

/**
 * Slides that print nothing: what editors have put there may be empty, which is known when it has been rendered. The style
 * sheet hides them; they do not count.
 */
function useEmptySlides(frame: RefObject<HTMLElement | null>, count: number): readonly number[] {
  const [empty, setEmpty] = useState(NONE);
  useEffect(() => {
    const places = [...(frame.current?.querySelectorAll('[data-slide]') ?? [])].slice(0, count);
    const found = places.flatMap((place, index) => (place.childElementCount === 0 ? [index] : []));
    setEmpty(found.length > 0 ? found : NONE);
  }, [frame, count]);
  return empty;
}

/** Going round would pass by every slide: the first one comes up in its place instead. */
function fadeIn(element: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate({ opacity: [0, 1] }, { duration: 240, easing: 'ease-out' });
}
