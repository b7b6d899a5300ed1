import type { CSSProperties } from 'react';
import type { Elements } from '../../lib/browser/elements.ts';
import * as styles from './Measured.styles.ts';
import type { SideMeasure } from './sideMeasures.ts';

interface MeasuredProps {
  measures: readonly SideMeasure[];
  children: Elements;
}

/** Renders a side view with dimension lines around it, none over it. */
export function Measured({ measures, children }: MeasuredProps) {
  return (
    <div className={styles.measured}>
      {children}
      {measures.map(({ name, label, text, ends }) => (
        <p key={name} className={styles.measure} data-measure={name} style={ends as CSSProperties}>
          <span className={styles.line} aria-hidden="true" />
          <span className={styles.measureText}>
            <span>{label}</span>
            <strong>{text}</strong>
          </span>
        </p>
      ))}
    </div>
  );
}
