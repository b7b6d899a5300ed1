import { useTranslate } from '../../../ui/sharedContext.ts';
import { DealerMap } from '../map/DealerMap.tsx';
import type { MapPlace } from '../map/mapHandle.ts';
import type { DealerListData } from './dealerListData.ts';
import { SelectedDealer } from './SelectedDealer.tsx';
import type { Selection } from './useSelection.ts';

/** Renders a map of the dealers that are in the list. */
export function DealerListMap({ data, selection }: { data: DealerListData; selection: Selection }) {
  const translate = useTranslate();
  const { dealers, query, asOf } = data;
  const places = dealers.flatMap(({ slug, name, place }): MapPlace[] => (place ? [{ id: slug, name, ...place }] : []));
  const selectedDealer = dealers.find(({ slug }) => slug === selection.selected);
  return (
    <DealerMap
      ref={selection.map}
      places={places}
      visitor={query.near}
      selected={selection.selected}
      name={translate('mapOfPlaces', { count: places.length })}
      oneFinger
      onSelect={selection.select}
      fallback={<p>{translate('mapInstead')}</p>}
    >
      {selectedDealer && (
        <SelectedDealer
          dealer={selectedDealer}
          asOf={asOf}
          onShowInList={selection.showInList}
          onClose={selection.close}
        />
      )}
    </DealerMap>
  );
}
