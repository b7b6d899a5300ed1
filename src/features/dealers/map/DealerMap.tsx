import { type Ref, useImperativeHandle, useRef } from 'react';
import type { MapsView } from '../../../contracts/page/page.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { giveConsent, openConsentSettings } from '../../consent/consentActions.ts';
import * as styles from './DealerMap.styles.ts';
import { MAP_ZOOM, type MapHandle, type MapPlace } from './mapHandle.ts';
import { useDealerMap } from './useDealerMap.ts';

interface DealerMapProps {
  /** Focuses the marker of a place. */
  ref?: Ref<Pick<MapHandle, 'focus'>>;
  places: readonly MapPlace[];
  /** The visitor's position, if known. */
  visitor?: { lat: number; lng: number } | null;
  selected?: string | null;
  /** Accessible name of the map. */
  name: string;
  oneFinger?: boolean;
  /** Closest zoom at which places are shown; that of a town unless given. */
  zoom?: number;
  /** Says what a number of places with `count` is. */
  describe?: (count: number) => string;
  onSelect?: (id: string) => void;
  /** Shown when the map fails to load. */
  fallback?: Elements;
  /** Content over the map. */
  children?: Elements;
}

/** Renders a map of places (F081, F085). Renders nothing on sites without maps. */
export function DealerMap(props: DealerMapProps) {
  const { maps } = usePage();
  return maps && <MapFrame maps={maps} {...props} />;
}

function MapFrame({
  maps,
  places,
  visitor = null,
  selected = null,
  name,
  ...props
}: DealerMapProps & { maps: MapsView }) {
  const { oneFinger = false, zoom = MAP_ZOOM, describe = String, onSelect = () => {}, fallback, children } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const options = { maps, places, visitor, selected, oneFinger, zoom, describe, onSelect };
  const { state, handle } = useDealerMap(canvas, options);
  useImperativeHandle(props.ref, () => ({ focus: (id: string) => handle?.focus(id) }), [handle]);
  return (
    <div className={styles.frame} data-state={state}>
      <div ref={canvas} className={styles.canvas} {...(handle && { role: 'region', 'aria-label': name })} />
      {state === 'asks' && <ConsentNotice maps={maps} />}
      {state === 'failed' && <FailureNotice maps={maps}>{fallback}</FailureNotice>}
      {children}
    </div>
  );
}

/** Renders a request for consent: its button allows external media and maps, as the note explains (Q35). */
function ConsentNotice({ maps }: { maps: MapsView }) {
  const translate = useTranslate();
  const provider = maps.kind === 'google' ? 'Google' : new URL(maps.url, 'https://here.invalid').hostname;
  return (
    <div className={styles.notice}>
      <Icon name="pin" size={32} />
      <Button onClick={() => giveConsent('media')}>{translate('showMap')}</Button>
      <p>
        <span>{`${translate('mapNote', { name: provider })} `}</span>
        <button type="button" onClick={openConsentSettings}>
          {translate('cookieSettings')}
        </button>
      </p>
    </div>
  );
}

function FailureNotice({ maps, children }: { maps: MapsView; children: Elements }) {
  const translate = useTranslate();
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" size={32} />
      <p className={styles.errorText}>{translate(maps.kind === 'google' ? 'googleMapsFailed' : 'mapFailed')}</p>
      {children}
    </div>
  );
}
