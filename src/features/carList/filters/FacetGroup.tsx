import { memo } from 'react';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import { FacetChoices, type FacetChoicesProps } from './FacetChoices.tsx';
import { prerenderedGroup } from './groupMarkup.tsx';
import { useGroup } from './groupStore.ts';
import { PanelGroup, useFrozenWhileClosed } from './PanelGroup.tsx';
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
  const prerendered = prerenderedGroup(useSharedContext(), facet, choices.selected, open);
  if (prerendered) return prerendered;
  return (
    <PanelGroup name={name} label={translate(isModels ? 'car_model' : name)} chosen={chosen.length} open={open}>
      <FacetChoices facet={displayedFacet} {...choices} />
    </PanelGroup>
  );
});
