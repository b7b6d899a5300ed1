import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CarImage } from '../car/CarImage.tsx';
import type { CarCardView } from '../car/card.ts';
import { carHref } from '../car/carHref.ts';
import { fullName } from '../car/fullName.ts';
import * as styles from './CompareBar.styles.ts';
import { tooltipName } from './comparedCar.ts';
import { focusAfterComparison } from './focusAfterComparison.ts';
import { toggleCompared } from './toggleCompared.ts';

/**
 * Renders a chosen car in the bar: image and name link to it, a button removes it. The tooltip has up to 288 characters of the
 * name (S2 §9); it stays while the pointer is over it and closes on Escape (WCAG 1.4.13).
 */
export function BarCar({ card }: { card: CarCardView }) {
  const page = usePage();
  const translate = useTranslate();
  const [isTooltipOpen, setTooltipOpen] = useState(false);
  const name = fullName(card);
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setTooltipOpen(false);
  const remove = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const adjacentButton = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    if (adjacentButton) adjacentButton.focus();
    else focusAfterComparison([card.id]);
    toggleCompared(card, page);
  };
  return (
    <li
      className={styles.car}
      onPointerEnter={() => setTooltipOpen(true)}
      onPointerLeave={() => setTooltipOpen(false)}
      onFocus={() => setTooltipOpen(true)}
      onBlur={() => setTooltipOpen(false)}
      onKeyDown={onKeyDown}
    >
      <a className={styles.link} href={carHref(card, page.site, page.language)} aria-label={name}>
        <span className={styles.image}>
          <CarImage src={card.image} alt="" sizes="5rem" />
        </span>
        <span className={styles.name}>{card.title}</span>
      </a>
      <button
        type="button"
        className={styles.remove}
        aria-label={translate('compareRemove', { name: card.title })}
        onClick={remove}
      >
        <Icon name="close" size={14} />
      </button>
      {isTooltipOpen && (
        // Hidden from screen readers, because the link has the same name.
        <span role="tooltip" className={styles.tooltip} aria-hidden="true">
          {tooltipName(name)}
        </span>
      )}
    </li>
  );
}
