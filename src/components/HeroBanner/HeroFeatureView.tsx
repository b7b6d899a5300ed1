import type { CSSProperties } from 'react';
import type { CarPortrait } from '../../features/car/carPortrait.ts';
import * as lines from '../../features/car/sideMeasures.styles.ts';
import type { SideMeasure } from '../../features/car/sideMeasures.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './HeroFeature.styles.ts';
import type { HeroFeature, HeroPlaces, HeroRange } from './heroFeature.ts';
import type { HeroComposition } from './heroSettings.ts';

/** Renders what a composition shows beside the hero's text: places, or the car of the picture with its price. */
export function HeroFeatureView({ feature, composition }: { feature: HeroFeature; composition: HeroComposition }) {
  const { car, places, range } = feature;
  return (
    <>
      {places && <Places {...places} />}
      {range && <Range {...range} />}
      {car && <Car car={car} composition={composition} />}
    </>
  );
}

function Places({ places, all }: HeroPlaces) {
  return (
    <ul className={styles.places}>
      {places.map(({ name, latitude, href }) => (
        <li key={href}>
          <a href={href}>
            <span className={styles.place}>{name}</span>
            <span className={styles.latitude}>{latitude}</span>
          </a>
        </li>
      ))}
      <li>
        <a href={all.href}>
          <span className={styles.place}>{all.text}</span>
          <Icon name="arrowRight" size={20} />
        </a>
      </li>
    </ul>
  );
}

function Car({ car, composition }: { car: CarPortrait; composition: HeroComposition }) {
  const { name, version, facts, href, amount, note, badge } = car;
  return (
    <p className={styles.car} data-composition={composition}>
      {badge && composition === 'offer' && <span className={styles.badge}>{badge}</span>}
      <a className={styles.name} href={href}>
        <span>{name}</span>
        {version && <span className={styles.version}>{version}</span>}
      </a>
      <span className={styles.facts}>{facts}</span>
      <strong className={styles.amount}>{amount}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}

function Range({ label, text, share, end }: HeroRange) {
  return (
    <p className={styles.range} style={{ '--share': share } as CSSProperties}>
      <strong className={styles.rangeText}>{text}</strong>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.scale} aria-hidden="true">
        <span>0</span>
        <span>{end}</span>
      </span>
    </p>
  );
}

interface MeasuredProps {
  measures: readonly SideMeasure[];
  children: Elements;
}

/** Renders a side view with dimension lines around it, none over it. */
export function Measured({ measures, children }: MeasuredProps) {
  return (
    <div className={lines.measured}>
      {children}
      {measures.map(({ name, label, text, ends }) => (
        <p key={name} className={lines.measure} data-measure={name} style={ends as CSSProperties}>
          <span className={lines.line} aria-hidden="true" />
          <span className={lines.measureText}>
            <span>{label}</span>
            <strong>{text}</strong>
          </span>
        </p>
      ))}
    </div>
  );
}
