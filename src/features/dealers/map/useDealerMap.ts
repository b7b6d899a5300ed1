import { type RefObject, useEffect, useRef, useState } from 'react';
import { isThirdParty, type MapsView } from '../../../contracts/page/page.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { useHasBeenVisible } from '../../../ui/useHasBeenVisible.ts';
import { formatNumber } from '../../car/format.ts';
import { useConsent } from '../../consent/consentStore.ts';
import * as styles from './DealerMap.styles.ts';
import { GOOGLE_MAPS_FAILED } from './googleLibrary.ts';
import type { MapHandle, MapOptions, MapPlace } from './mapHandle.ts';

/** Values of `data-state`. `asks`: the map's provider needs consent that the visitor has not given. */
type MapState = 'asks' | 'waits' | 'shown' | 'failed';

interface DealerMapOptions {
  maps: MapsView;
  places: readonly MapPlace[];
  visitor: { lat: number; lng: number } | null;
  selected: string | null;
  oneFinger: boolean;
  zoom: number;
  describe: (count: number) => string;
  onSelect: (id: string) => void;
}

/** Creates a map in `element`. Its library loads once the element has been visible and, for an external provider, with consent. */
export function useDealerMap(element: RefObject<HTMLDivElement | null>, options: DealerMapOptions) {
  const { maps, places, visitor, selected } = options;
  const allowed = useConsent('media') || !isThirdParty(maps);
  const hasBeenVisible = useHasBeenVisible(element);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [failed, setFailed] = useState(false);
  const enabled = allowed && hasBeenVisible;
  const create = useMapFactory(options);
  useEffect(() => {
    if (!enabled || !element.current) return undefined;
    let cancelled = false;
    let created: MapHandle | undefined;
    const fail = () => setFailed(true);
    create(element.current).then((map) => {
      created = map;
      if (cancelled) map.close();
      else setHandle(map);
    }, fail);
    window.addEventListener(GOOGLE_MAPS_FAILED, fail);
    return () => {
      cancelled = true;
      window.removeEventListener(GOOGLE_MAPS_FAILED, fail);
      created?.close();
      setHandle(null);
      setFailed(false);
    };
  }, [enabled, element, create]);
  const placesKey = places.map(({ id, lat, lng, count }) => `${id} ${lat} ${lng} ${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places in another array need no update
  useEffect(() => handle?.show(places, visitor), [handle, placesKey, visitor?.lat, visitor?.lng]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places have other markers
  useEffect(() => handle?.select(selected), [handle, selected, placesKey]);
  const state: MapState = !allowed ? 'asks' : failed ? 'failed' : handle ? 'shown' : 'waits';
  return { state, handle };
}

/** Returns a stable function that creates the map with the current options. */
function useMapFactory(options: DealerMapOptions): (element: HTMLDivElement) => Promise<MapHandle> {
  const translate = useTranslate();
  const { language } = usePage();
  const current = useRef(options);
  current.current = options;
  const [create] = useState(() => async (element: HTMLDivElement) => {
    const { maps, oneFinger, zoom } = current.current;
    const settings: MapOptions = {
      element,
      oneFinger,
      zoom,
      labels: {
        zoomIn: translate('mapZoomIn'),
        zoomOut: translate('mapZoomOut'),
        several: translate('placesHere'),
        visitor: translate('youAreHere'),
      },
      classNames: { pin: styles.pin, group: styles.group, visitor: styles.visitor },
      format: (count) => formatNumber(count, language.locale),
      describe: (count) => current.current.describe(count),
      onSelect: (id) => current.current.onSelect(id),
    };
    if (maps.kind === 'google') {
      const { createGoogleMap } = await import('./googleMap.ts');
      return createGoogleMap(settings, { ...maps, language: language.code });
    }
    const { LeafletMap } = await import('./leafletMap.ts');
    return new LeafletMap(settings, maps);
  });
  return create;
}
