import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import * as strips from '../../ui/carousel/Strip.styles.ts';
import { type Strip, useStrip } from '../../ui/carousel/useStrip.ts';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { arrowStep } from './arrowStep.ts';
import * as styles from './Carousel.styles.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useRotation } from './useRotation.ts';

interface CarouselFrameProps {
  /** Accessible name. */
  label: string;
  /** Milliseconds. */
  interval: number;
  slides: readonly ReactNode[];
  className?: string | undefined;
}

/**
 * Renders slides that advance by themselves and wrap around (F118), based on native scrolling: visitors can swipe, also without
 * JavaScript. Slide changes by the visitor are announced to screen readers; automatic ones are not.
 */
export function CarouselFrame({ label, interval, slides, className }: CarouselFrameProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const empty = useEmptySlides(frame, slides.length);
  const total = slides.length - empty.length;
  const strip = useStrip<HTMLDivElement>(total);
  const [announcement, setAnnouncement] = useState('');
  const rotation = useRotation(frame, interval, () => showSlide(strip, strip.targetSlide() + 1, total));
  const goTo = (index: number) => {
    setAnnouncement(translate('slidePosition', { number: showSlide(strip, index, total) + 1, total }));
    rotation.restart();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event);
    if (step === 0) return;
    event.preventDefault();
    goTo(strip.targetSlide() + step);
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
          current={strip.at}
          total={total}
          playing={rotation.playing}
          onToggle={rotation.toggle}
          onGo={goTo}
          onStep={(step) => goTo(strip.targetSlide() + step)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it */}
      <div ref={strip.ref} className={classes(strips.strip, styles.track)} onScroll={strip.onScroll} tabIndex={0}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
          <SlideFrame key={index} number={index + 1 - countBefore(empty, index)} total={total}>
            {slide}
          </SlideFrame>
        ))}
      </div>
      <p className={visuallyHidden} aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

function SlideFrame({ number, total, children }: { number: number; total: number; children: ReactNode }) {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
    <div
      role="group"
      className={classes(strips.slide, styles.frame)}
      aria-roledescription={translate('slideRole')}
      aria-label={translate('slidePosition', { number, total })}
      data-slide=""
    >
      {children}
    </div>
  );
}

/** Shows a slide, wrapping around at both ends; returns its index. */
function showSlide(strip: Strip<HTMLDivElement>, index: number, total: number): number {
  const next = (index + total) % total;
  const wrapsAround = Math.abs(next - strip.at) > 1 && index !== next;
  strip.go(next, wrapsAround ? 'instant' : 'auto');
  if (wrapsAround) fadeInSlide(strip.ref.current);
  return next;
}

const NO_SLIDES: readonly number[] = [];
const countBefore = (empty: readonly number[], index: number): number => empty.filter((each) => each < index).length;

/**
 * Returns the indices of slides without content, which are known only after the render. The style sheet hides them, and
 * they are not counted.
 */
function useEmptySlides(frame: RefObject<HTMLElement | null>, count: number): readonly number[] {
  const [empty, setEmpty] = useState(NO_SLIDES);
  useEffect(() => {
    const slides = [...(frame.current?.querySelectorAll('[data-slide]') ?? [])].slice(0, count);
    const emptyAt = slides.flatMap((slide, index) => (slide.childElementCount === 0 ? [index] : []));
    setEmpty(emptyAt.length > 0 ? emptyAt : NO_SLIDES);
  }, [frame, count]);
  return empty;
}

/** Fades in the slide after a wrap-around, because scrolling there would pass every slide. */
function fadeInSlide(element: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate({ opacity: [0, 1] }, { duration: 240, easing: 'ease-out' });
}
