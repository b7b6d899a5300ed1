import { memo } from 'react';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { FacetChoices, type FacetChoicesProps } from './FacetChoices.tsx';
import { useGroup } from './groupStore.ts';
import { GroupSummary, groupAttributes, useFrozenWhileClosed } from './PanelGroup.tsx';
import { onlyMake } from './panel.ts';

/** Renders the values of one facet as a group of the panel. */
export const FacetGroup = memo(function FacetGroup(props: FacetChoicesProps & { openByDefault: boolean }) {
  const { facet, openByDefault, ...choices } = props;
  const translate = useTranslate();
  const { name } = facet;
  const open = useGroup(name, openByDefault);
  const displayedFacet = useFrozenWhileClosed(facet, open);
  const isModels = onlyMake(facet) !== null;
  const chosen = isModels ? choices.selectedModels : choices.selected;
  return (
    <details {...groupAttributes(name, open)}>
      <GroupSummary label={translate(isModels ? 'car_model' : name)} chosen={chosen.length} />
      <FacetChoices facet={displayedFacet} {...choices} />
    </details>
  );
});
