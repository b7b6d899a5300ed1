import type { PriceBand } from '../../contracts/car/priceBands.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './PriceBadge.styles.ts';
import { BAND_LABELS } from './priceBand.ts';

/** Renders a price band: its place on the scale of five, and its label. */
export function PriceBadge({ band }: { band: PriceBand }) {
  const translate = useTranslate();
  return (
    <span className={styles.badge} data-price-band={band}>
      <span className={styles.scale} aria-hidden="true" />
      <span>{translate(BAND_LABELS[band])}</span>
    </span>
  );
}
