import type { MouseEvent } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CarPicture } from '../car/CarPicture.tsx';
import { carHref } from '../car/carHref.ts';
import * as styles from './CompareView.styles.ts';
import type { CarsInView } from './useCarsInView.ts';

/** Returns the URL of the comparison without a car, and what a click does instead of following it. */
export type Removal = (id: string) => { href: string; onClick?: (event: MouseEvent) => void };

/** Pictures and names of the cars; the names stay in sight. On phones another car can be put into a place. */
export function CompareHead({ view, removal }: { view: CarsInView; removal: Removal }) {
  const { site, language } = usePage();
  return (
    <thead className={styles.head}>
      <tr>
        <td />
        {view.cars.map(({ card }, place) => (
          <th key={card.id} scope="col">
            <a className={styles.car} href={carHref(card, site, language)}>
              <span className={styles.picture}>
                <CarPicture src={card.image} alt="" sizes="(min-width: 40rem) 20rem, 45vw" />
              </span>
              <span className={styles.name}>
                <strong>{card.title}</strong> <small>{card.text}</small>
              </span>
            </a>
            <Remove name={card.title} {...removal(card.id)} />
            {view.change && place < view.count && <Change view={view} place={place} change={view.change} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A link, which also works without scripts. */
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
  place: number;
  change: NonNullable<CarsInView['change']>;
}

function Change({ view, place, change }: ChangeProps) {
  const translate = useTranslate();
  const ordered = [...view.cars].sort((one, other) => Number(one.card.id) - Number(other.card.id));
  return (
    <select
      className={styles.change}
      aria-label={translate('compareChange', { number: place + 1 })}
      value={view.cars[place]?.card.id}
      onChange={(event) => change(place, event.currentTarget.value)}
    >
      {ordered.map(({ card }) => (
        <option key={card.id} value={card.id}>
          {[card.title, card.facts[0], card.price.amount].filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  );
}
