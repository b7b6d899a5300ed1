import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './flow.styles.ts';

/** Renders placeholders of rows while they load, and says so. */
export function Loading({ rows = 4 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <div className={styles.loading} role="status">
      <span>{translate('bookingLoading')}</span>
      {Array.from({ length: rows }, (_row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <i key={at} aria-hidden="true" />
      ))}
    </div>
  );
}
