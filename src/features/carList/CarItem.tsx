import { memo, useState } from 'react';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { useSharedContext } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import { CarCard } from '../carCard/CarCard.tsx';
import { GRID_SIZES } from '../carCard/cardSizes.ts';
import { connectCard } from '../carCard/connectCard.ts';
import { cardIn, type Markup, markupOf } from './cardMarkup.ts';

export interface CarItemProps {
  car: CarCardView;
  loading: 'first' | 'eager' | 'lazy';
}

/**
 * Renders a car of the list. The browser inserts or keeps the markup of the server where it has it, and else renders the card. What
 * an item starts with stays, except that a card whose image fails is rendered.
 */
export const CarItem = memo(function CarItem({ car, loading }: CarItemProps) {
  const [markup, setMarkup] = useState(() => markupOf(car));
  const [hasImage, setHasImage] = useState(true);
  if (markup) {
    const onFailure = (isImage: boolean) => {
      setHasImage(!isImage);
      setMarkup(null);
    };
    return <MarkupItem key="markup" car={car} markup={markup} onFailure={onFailure} />;
  }
  if (hasImage) return <Prerendered key="view" as="li" view={CarCard} viewProps={cardProps(car, loading)} />;
  const { image, ...withoutImage } = car;
  return (
    <li key="view">
      <CarCard car={withoutImage} sizes={GRID_SIZES} />
    </li>
  );
});

/** Returns the props of a card. Images load lazily by default. */
export const cardProps = (car: CarCardView, loading: CarItemProps['loading']) => ({
  car,
  sizes: GRID_SIZES,
  ...(loading !== 'lazy' && { loading }),
});

interface MarkupItemProps {
  car: CarCardView;
  markup: Markup;
  /** Called when there is no card in the markup, or when its image does not load. */
  onFailure: (isImage: boolean) => void;
}

function MarkupItem({ car, markup, onFailure }: MarkupItemProps) {
  const shared = useSharedContext();
  const connect = (item: HTMLLIElement | null) => {
    if (!item) return undefined;
    const card = cardIn(item, car);
    if (card) connectCard(card, car, shared);
    else onFailure(false);
    const image = item.querySelector('img');
    const onError = ({ target }: Event) => {
      // Further pictures (`cardPictures.ts`) are not its image.
      if (target === image) onFailure(true);
    };
    // The image may have failed before hydration.
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFailure(true);
    // The event does not bubble.
    item.addEventListener('error', onError, { capture: true });
    return () => item.removeEventListener('error', onError, { capture: true });
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup of the card
  return <li ref={connect} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
