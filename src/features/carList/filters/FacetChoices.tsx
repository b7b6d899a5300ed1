import { useState } from 'react';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import { classes } from '../../../lib/classes.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { ValueFacetView } from '../../carSearch/facetViews.ts';
import { FacetValues, type FacetValuesProps, Models } from './FacetValues.tsx';
import * as styles from './FilterPanel.styles.ts';
import { isSearchable, onlyMake, pinnedValues, splitValues } from './panel.ts';
import { ShowAll } from './ShowAll.tsx';

export interface FacetChoicesProps extends Pick<FacetValuesProps, 'selected' | 'selectedModels' | 'onToggle'> {
  facet: ValueFacetView;
}

/**
 * Renders the values of a facet as check boxes: ten and the selected ones, the rest behind 'show all', with a search in long
 * lists (U6).
 */
export function FacetChoices({ facet, ...choices }: FacetChoicesProps) {
  const make = onlyMake(facet);
  if (make) {
    const { text, models = [] } = make;
    return <Models make={text} models={models} selected={choices.selectedModels} onToggle={choices.onToggle} />;
  }
  return <SearchedValues facet={facet} {...choices} />;
}

function SearchedValues({ facet: { name, values }, ...choices }: FacetChoicesProps) {
  const translate = useTranslate();
  const [filterInput, setFilterInput] = useState('');
  const [pinned] = useState(() => pinnedValues(values, choices.selected));
  const { visible, rest } = splitValues(values, pinned, filterInput);
  return (
    <>
      {isSearchable(name, values) && <SearchOfValues name={name} input={filterInput} onInput={setFilterInput} />}
      {visible.length === 0 && <p className={styles.none}>{translate('noSuchValue')}</p>}
      <FacetValues name={name} values={visible} {...choices} />
      {rest.length > 0 && (
        <ShowAll count={values.length}>
          <FacetValues name={name} values={rest} {...choices} />
        </ShowAll>
      )}
    </>
  );
}

interface SearchOfValuesProps {
  name: CarValueName;
  input: string;
  onInput: (input: string) => void;
}

/** Renders the search in a long list of values. */
export function SearchOfValues({ name, input, onInput }: SearchOfValuesProps) {
  const translate = useTranslate();
  const label = translate(name === 'car_brand' ? 'searchMake' : 'searchInList');
  return (
    <input
      className={classes(styles.field, styles.scripted)}
      type="search"
      value={input}
      onChange={(event) => onInput(event.target.value)}
      onKeyDown={(event) => {
        // Enter would submit the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
      placeholder={label}
      aria-label={name === 'car_brand' ? label : `${translate(name)}: ${label}`}
    />
  );
}
