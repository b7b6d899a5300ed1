import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Elements } from '../../../lib/browser/elements.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './MapCard.styles.ts';

interface MapCardProps {
  name: string;
  href: string;
  children: Elements;
  /** Returns to the marker on the map. */
  onClose: () => void;
}

/** Renders the place of the selected marker over the map. Its name takes the focus; Escape and the button return it to the marker. */
export function MapCard({ name, href, children, onClose }: MapCardProps) {
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another choice
  useEffect(() => link.current?.focus(), [href]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside
    <div className={styles.card} onKeyDown={onKeyDown}>
      <a ref={link} className={styles.name} href={href}>
        {name}
      </a>
      {children}
      <button type="button" className={styles.close} onClick={onClose} aria-label={translate('close')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
