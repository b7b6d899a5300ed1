import { type RefObject, useEffect, useRef, useState } from 'react';
import { isThirdParty, type MapsView } from '../../../contracts/page.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { useConsent } from '../../consent/consentStore.ts';
import * as styles from './DealerMap.styles.ts';
import { GOOGLE_MAPS_FAILED } from './googleLibrary.ts';
import type { MapHandle, MapOptions, MapPlace } from './mapHandle.ts';

/** `asks`: it would tell somebody else, and the visitor has not allowed that yet. */
type MapState = 'asks' | 'waits' | 'shown' | 'failed';

interface DealerMapOptions {
  maps: MapsView;
  places: readonly MapPlace[];
  here: { lat: number; lng: number } | null;
  selected: string | null;
  /** What the map is called by screen readers. */
  name: string;
  oneFinger: boolean;
  onSelect: (id: string) => void;
}

/** A map in `element`: its library is fetched once the place comes into sight and, for somebody else's, is allowed. */
export function useDealerMap(element: RefObject<HTMLDivElement | null>, options: DealerMapOptions) {
  const { maps, places, here, selected } = options;
  const allowed = useConsent('media') || !isThirdParty(maps);
  const seen = useSeen(element);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = allowed && seen;
  const create = useCreate(options);
  useEffect(() => {
    if (!wanted || !element.current) return undefined;
    let gone = false;
    let made: MapHandle | undefined;
    const fail = () => setFailed(true);
    create(element.current).then((map) => {
      made = map;
      if (gone) map.close();
      else setHandle(map);
    }, fail);
    window.addEventListener(GOOGLE_MAPS_FAILED, fail);
    return () => {
      gone = true;
      window.removeEventListener(GOOGLE_MAPS_FAILED, fail);
      made?.close();
      setHandle(null);
      setFailed(false);
    };
  }, [wanted, element, create]);
  const shown = places.map(({ id, lat, lng }) => `${id} ${lat} ${lng}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places in another array are no news
  useEffect(() => handle?.show(places, here), [handle, shown, here?.lat, here?.lng]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places have other marks
  useEffect(() => handle?.select(selected), [handle, selected, shown]);
  const state: MapState = !allowed ? 'asks' : failed ? 'failed' : handle ? 'shown' : 'waits';
  return { state, handle };
}

/** Makes the map as it is told at the time; the function itself stays the same. */
function useCreate(options: DealerMapOptions): (element: HTMLDivElement) => Promise<MapHandle> {
  const translate = useTranslate();
  const { language } = usePage();
  const current = useRef(options);
  current.current = options;
  const [create] = useState(() => async (element: HTMLDivElement) => {
    const { maps, name, oneFinger } = current.current;
    const settings: MapOptions = {
      element,
      oneFinger,
      words: {
        name,
        zoomIn: translate('mapZoomIn'),
        zoomOut: translate('mapZoomOut'),
        several: translate('placesHere'),
        here: translate('youAreHere'),
      },
      looks: { pin: styles.pin, group: styles.group, here: styles.here },
      onSelect: (id) => current.current.onSelect(id),
    };
    if (maps.kind === 'google') {
      const { createGoogleMap } = await import('./googleMap.ts');
      return createGoogleMap(settings, { ...maps, language: language.code });
    }
    const { createLeafletMap } = await import('./leafletMap.ts');
    return createLeafletMap(settings, maps);
  });
  return create;
}

/** True once the element has come into sight. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
