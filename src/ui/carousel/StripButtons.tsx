import { Icon } from '../icon/Icon.tsx';
import { useTranslate } from '../sharedContext.ts';
import { steps } from './Strip.styles.ts';
import type { Strip } from './useStrip.ts';

interface StripButtonProps {
  strip: Strip;
  total: number;
  direction: 'back' | 'forward';
  /** Of `Strip.styles.ts`: over an end of the strip by default. */
  className?: string;
}

/** Renders the previous or the next button of a strip. It needs scripts; swiping does not. */
export function StripButton({ strip, total, direction, className = steps[direction] }: StripButtonProps) {
  const { at, targetSlide, go } = strip;
  const translate = useTranslate();
  const isBack = direction === 'back';
  return (
    <button
      type="button"
      className={className}
      aria-label={translate(isBack ? 'previousImage' : 'nextImage')}
      aria-disabled={at === (isBack ? 0 : total - 1)}
      onClick={() => go(targetSlide() + (isBack ? -1 : 1))}
    >
      <Icon name={isBack ? 'chevronLeft' : 'chevronRight'} />
    </button>
  );
}

/** Renders the previous and next buttons over the ends of a strip. */
export function StripButtons({ strip, total }: { strip: Strip; total: number }) {
  return (
    <>
      <StripButton strip={strip} total={total} direction="back" />
      <StripButton strip={strip} total={total} direction="forward" />
    </>
  );
}
