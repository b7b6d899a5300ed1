import type { MouseEvent } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CarImage } from '../car/CarImage.tsx';
import { cardHref } from '../car/carHref.ts';
import * as styles from './CompareView.styles.ts';
import type { CarsInView } from './useCarsInView.ts';

/** Returns the URL of the comparison without a car, and an optional click handler that replaces following it. */
export type Removal = (id: string) => { href: string; onClick?: (event: MouseEvent) => void };

/** Renders images and names of the cars; the names are sticky. On phones a visitor can select which cars are in view. */
export function CompareHead({ view, removal }: { view: CarsInView; removal: Removal }) {
  const { site, language } = usePage();
  return (
    <thead className={styles.head}>
      <tr>
        <td />
        {view.cars.map(({ card }, position) => (
          <th key={card.id} scope="col">
            <a className={styles.car} href={cardHref(card, site, language)}>
              <span className={styles.image}>
                <CarImage src={card.image} alt="" sizes="(min-width: 40rem) 20rem, 45vw" />
              </span>
              <span className={styles.name}>
                <strong>{card.title}</strong> <small>{card.text}</small>
              </span>
            </a>
            <Remove name={card.title} {...removal(card.id)} />
            {view.change && position < view.count && <Change view={view} position={position} change={view.change} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Removes a car. It is a link, so that it works without scripts. */
function Remove({ name, href, onClick }: { name: string } & ReturnType<Removal>) {
  const translate = useTranslate();
  return (
    <a className={styles.remove} href={href} aria-label={translate('compareRemove', { name })} onClick={onClick}>
      <Icon name="close" size={16} />
    </a>
  );
}

interface ChangeProps {
  view: CarsInView;
  position: number;
  change: NonNullable<CarsInView['change']>;
}

/** Renders which of the cars a column shows, over a native list of all of them. */
function Change({ view, position, change }: ChangeProps) {
  const translate = useTranslate();
  const ordered = [...view.cars].sort((one, other) => Number(one.card.id) - Number(other.card.id));
  const shown = view.cars[position]?.card.id;
  const number = ordered.findIndex(({ card }) => card.id === shown) + 1;
  return (
    <label className={styles.change}>
      <span aria-hidden="true">{translate('compareShown', { number, count: ordered.length })}</span>
      <strong aria-hidden="true">{translate('compareSwap')}</strong>
      <Icon name="chevronDown" size={16} />
      <select
        aria-label={translate('compareChange', { number: position + 1 })}
        value={shown}
        onChange={(event) => change(position, event.currentTarget.value)}
      >
        {ordered.map(({ card }) => (
          <option key={card.id} value={card.id}>
            {[card.title, card.facts[0], card.price.amount].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}
