import { type ComponentProps, useState } from 'react';
import { clientOnlyPart } from '../../../delivery/lazyParts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { DealerMap } from '../../dealers/map/DealerMap.tsx';

type WorkshopMapProps = ComponentProps<typeof DealerMap> & { className: string };

/** Loads when a map is shown. Without its file there is no map, and the list has the same workshops. */
const LaterMap = clientOnlyPart<ComponentProps<typeof DealerMap>>(() =>
  import('../../dealers/map/DealerMap.tsx').then(
    (module) => module.DealerMap,
    () => () => null,
  ),
);

/** Zoom level of a workshop on its map (S3 §9). */
const WORKSHOP_ZOOM = 15;
const WIDE = '(min-width: 48rem)';

/**
 * Renders a map of workshops. On phones it loads on request: its library is larger than the rest of the booking, and the list has the same
 * workshops.
 */
export function WorkshopMap({ className, ...map }: WorkshopMapProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(() => window.matchMedia(WIDE).matches);
  if (!isShown) {
    return (
      <Button kind="secondary" aria-label={`${translate('showMap')}: ${map.name}`} onClick={() => setShown(true)}>
        <Icon name="pin" size={18} />
        <span>{translate('showMap')}</span>
      </Button>
    );
  }
  return (
    <div className={className} data-map="">
      <LaterMap zoom={WORKSHOP_ZOOM} {...map} />
    </div>
  );
}
