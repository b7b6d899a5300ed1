import { Icon } from '../icon/Icon.tsx';
import { useTranslate } from '../sharedContext.ts';
import { steps } from './Strip.styles.ts';
import type { Strip } from './useStrip.ts';

/** Renders the previous and next buttons of a strip. They need scripts; swiping does not. */
export function StripButtons({ strip: { at, targetSlide, go }, total }: { strip: Strip; total: number }) {
  const translate = useTranslate();
  return (
    <>
      <button
        type="button"
        className={steps.back}
        aria-label={translate('previousImage')}
        aria-disabled={at === 0}
        onClick={() => go(targetSlide() - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={steps.forward}
        aria-label={translate('nextImage')}
        aria-disabled={at === total - 1}
        onClick={() => go(targetSlide() + 1)}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
