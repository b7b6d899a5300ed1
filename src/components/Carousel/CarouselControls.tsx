import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Carousel.styles.ts';

interface CarouselControlsProps {
  current: number;
  total: number;
  playing: boolean;
  onToggle: () => void;
  onGo: (index: number) => void;
  onStep: (step: number) => void;
}

/** Renders buttons to pause, to select a slide, and to go back and forward. Without JavaScript the visitor scrolls the slides. */
export function CarouselControls({ current, total, playing, onToggle, onGo, onStep }: CarouselControlsProps) {
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
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong to no form */}
      <div className={styles.dots} role="group" aria-label={translate('chooseSlide')}>
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
            key={index}
            type="button"
            className={styles.dot}
            aria-label={translate('slidePosition', { number: index + 1, total })}
            aria-current={index === current ? 'true' : undefined}
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
