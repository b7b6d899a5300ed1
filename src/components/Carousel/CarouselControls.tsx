import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Carousel.styles.ts';

interface CarouselControlsProps {
  at: number;
  total: number;
  playing: boolean;
  onToggle: () => void;
  onGo: (index: number) => void;
  onStep: (by: number) => void;
}

/** Stop, choose, back and on. They need scripts; without them the row is swiped. */
export function CarouselControls({ at, total, playing, onToggle, onGo, onStep }: CarouselControlsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        aria-label={translate(playing ? 'pauseCarousel' : 'playCarousel')}
        onClick={onToggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, of which no form has any use */}
      <div className={styles.dots} role="group" aria-label={translate('chooseSlide')}>
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a slide is known by
            key={index}
            type="button"
            className={styles.dot}
            aria-label={translate('slidePosition', { number: index + 1, total })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onGo(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={translate('previousSlide')}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button type="button" className={styles.button} aria-label={translate('nextSlide')} onClick={() => onStep(1)}>
        <Icon name="chevronRight" />
      </button>
    </div>
  );
}
