import { useEffect } from 'react';
import type { PlaceSuggestion } from '../../../contracts/dealers/places.ts';
import type { NamedPlace } from '../../../contracts/search/around.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { SuggestionList } from '../../carSearch/suggestions/SuggestionList.tsx';
import * as suggestions from '../../carSearch/suggestions/Suggestions.styles.ts';
import { usePosition } from '../../dealers/usePosition.ts';
import * as styles from './PlaceFields.styles.ts';
import { type PlaceOptions, usePlaceSuggestions } from './usePlaceSuggestions.ts';

interface PlaceRuntimeProps {
  /** The field, once it has had the focus. */
  input: HTMLInputElement | null;
  /** Name of the place of the list; empty for none. */
  name: string;
  /** How often the visitor has requested the browser's position. */
  positions: number;
  onPlace: (place: NamedPlace | null) => void;
}

/** Renders what the fields of a place do with scripts: suggestions, the browser's position, and what became of them. */
export function PlaceRuntime({ input, name, positions, onPlace }: PlaceRuntimeProps) {
  const translate = useTranslate();
  const { state, locate, ignore } = usePosition(onPlace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request of the visitor
  useEffect(() => {
    if (positions > 0) locate();
  }, [positions]);
  const place = (chosen: NamedPlace | null) => {
    ignore();
    onPlace(chosen);
  };
  return (
    <>
      {input && <PlaceSuggestions input={input} name={name} onPlace={place} />}
      <p role="status" className={styles.note}>
        {state && translate(state)}
      </p>
    </>
  );
}

function PlaceSuggestions(props: PlaceOptions) {
  const translate = useTranslate();
  const { input } = props;
  const { places, trouble, choose } = usePlaceSuggestions(props);
  return (
    <>
      <SuggestionList
        input={input}
        anchor={input}
        label={translate('placeSuggestions')}
        options={places}
        keyOf={keyOf}
        textOf={textOf}
        onChoose={choose}
      />
      <p role="alert" className={styles.note}>
        {trouble && translate(trouble.key, { place: trouble.place })}
      </p>
    </>
  );
}

const keyOf = ({ placeId }: PlaceSuggestion): string => placeId;

const textOf = ({ name, description }: PlaceSuggestion) => (
  <>
    <span className={suggestions.text}>{name}</span>
    <span className={suggestions.kind}>{description}</span>
  </>
);
