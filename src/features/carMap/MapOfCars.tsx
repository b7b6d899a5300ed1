import { useRef, useState } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { formatNumber } from '../car/format.ts';
import { DealerMap } from '../dealers/map/DealerMap.tsx';
import { MapCard } from '../dealers/map/MapCard.tsx';
import type { MapHandle, MapPlace } from '../dealers/map/mapHandle.ts';
import type { CarMapData } from './carMapData.ts';

/** Renders the map: at each place the number of its cars. Its marker opens the place, whose name leads to the list of its cars. */
export function MapOfCars({ places, near }: Pick<CarMapData, 'places' | 'near'>) {
  const { language } = usePage();
  const translate = useTranslate();
  const map = useRef<Pick<MapHandle, 'focus'>>(null);
  const [selected, select] = useState<string | null>(null);
  const markers = places.flatMap(({ id, name, count, cars, position }): MapPlace[] =>
    position ? [{ id, name: `${name}, ${cars}`, count, ...position }] : [],
  );
  const chosen = places.find(({ id }) => id === selected);
  const close = () => {
    select(null);
    if (selected) map.current?.focus(selected);
  };
  return (
    <DealerMap
      ref={map}
      places={markers}
      visitor={near}
      selected={selected}
      name={translate('mapOfPlaces', { count: markers.length })}
      oneFinger
      describe={(count) => translate('carsFound', { count: formatNumber(count, language.locale) })}
      onSelect={select}
      fallback={<p>{translate('mapInstead')}</p>}
    >
      {chosen && (
        <MapCard name={chosen.name} href={chosen.href} onClose={close}>
          {chosen.address && <p>{chosen.address}</p>}
          <p>{[chosen.cars, chosen.distance].filter(Boolean).join(' · ')}</p>
        </MapCard>
      )}
    </DealerMap>
  );
}
