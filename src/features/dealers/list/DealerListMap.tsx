import { useTranslate } from '../../../ui/sharedContext.ts';
import { DealerMap } from '../map/DealerMap.tsx';
import type { MapPlace } from '../map/mapHandle.ts';
import type { DealerListData } from './dealerListData.ts';
import { SelectedDealer } from './SelectedDealer.tsx';
import type { Selection } from './useSelection.ts';

/** The dealers of the list on a map: those and no others. */
export function DealerListMap({ data, selection }: { data: DealerListData; selection: Selection }) {
  const translate = useTranslate();
  const { dealers, query, asOf } = data;
  const places = dealers.flatMap(({ slug, name, place }): MapPlace[] => (place ? [{ id: slug, name, ...place }] : []));
  const chosen = dealers.find(({ slug }) => slug === selection.selected);
  return (
    <DealerMap
      ref={selection.map}
      places={places}
      here={query.near}
      selected={selection.selected}
      name={translate('mapOfPlaces', { count: places.length })}
      oneFinger
      onSelect={selection.select}
      instead={<p>{translate('mapInstead')}</p>}
    >
      {chosen && <SelectedDealer dealer={chosen} asOf={asOf} onList={selection.onList} onClose={selection.close} />}
    </DealerMap>
  );
}
