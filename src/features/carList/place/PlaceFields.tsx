import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import {
  formatNear,
  kilometresOf,
  MAX_PLACE,
  type NamedPlace,
  PLACE_FIELD,
  RADII,
  type Radius,
} from '../../../contracts/search/around.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import { distanceText } from '../../car/distanceText.ts';
import { useFirstFocus } from '../../carSearch/suggestions/useFirstFocus.ts';
import * as panel from '../filters/FilterPanel.styles.ts';
import { useGroup } from '../filters/groupStore.ts';
import { GroupSummary, groupAttributes } from '../filters/PanelGroup.tsx';
import { LazyPlaceRuntime } from './LazyPlaceRuntime.ts';
import * as styles from './PlaceFields.styles.ts';

export interface PlaceFieldsProps {
  near: NamedPlace | undefined;
  radius: Radius | undefined;
  /** Called with the place and the radius of the fields; null for none. */
  onNear: (near: NamedPlace | null, radius: Radius | null) => void;
}

/**
 * Renders the place and the radius of the list as a group of the filter form. Without scripts the server finds the place of the text.
 * Suggestions and the browser's position load with the first use.
 */
export const PlaceFields = memo(function PlaceFields({ near, radius, onNear }: PlaceFieldsProps) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const hasPlaces = useFeature('places');
  const open = useGroup('distance', true);
  const field = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const input = useFirstFocus(field);
  const [positions, setPositions] = useState(0);
  const name = near ? (near.name ?? '') : '';
  useValue(field, name);
  useValue(select, radius ?? '');
  const radii: readonly Radius[] = RADII[site.country === 'GB' ? 'mi' : 'km'];
  const radiusNow = () => radii.find((each) => each === select.current?.value) ?? null;
  const choose = (place: NamedPlace | null) => onNear(place, place && radiusNow());
  return (
    <details {...groupAttributes('distance', open)}>
      <GroupSummary label={translate('placeGroup')} chosen={near ? 1 : 0} />
      <div className={styles.fields}>
        {hasPlaces && (
          <label className={panel.end}>
            <span>{translate('placeField')}</span>
            <input
              ref={field}
              className={panel.field}
              type="text"
              name={PLACE_FIELD}
              defaultValue={name}
              maxLength={MAX_PLACE}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
        )}
        {near && <input type="hidden" name="near" value={formatNear(near)} />}
        <button type="button" className={styles.position} onClick={() => setPositions(positions + 1)}>
          <Icon name="locate" size={18} />
          <span>{translate('placeUse')}</span>
        </button>
        {(input || positions > 0) && (
          <LazyPlaceRuntime input={input} name={name} positions={positions} onPlace={choose} />
        )}
        <label className={panel.end}>
          <span>{translate('radiusField')}</span>
          <select
            ref={select}
            className={panel.field}
            name="radius"
            defaultValue={radius ?? ''}
            onChange={() => near && choose(near)}
          >
            <option value="">{translate('radiusAny')}</option>
            {radii.map((each) => (
              <option key={each} value={each}>
                {translate('radiusWithin', { distance: distanceText(kilometresOf(each), site, language, 0) })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
});

/** Writes the value of the list's state into a field when it changes, such as when its chip is removed. */
function useValue(field: RefObject<HTMLInputElement | HTMLSelectElement | null>, value: string): void {
  const written = useRef(value);
  useEffect(() => {
    if (field.current && written.current !== value) field.current.value = value;
    written.current = value;
  }, [field, value]);
}
