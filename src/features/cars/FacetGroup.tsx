import { memo } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { FacetChoices, type FacetChoicesProps } from './FacetChoices.tsx';
import { PanelGroup, useGroup, useWhileOpen } from './PanelGroup.tsx';

/** The values of one facet as a group of the panel. */
export const FacetGroup = memo(function FacetGroup(props: FacetChoicesProps & { openAtFirst: boolean }) {
  const { facet, openAtFirst, ...choices } = props;
  const translate = useTranslate();
  const { name } = facet;
  const open = useGroup(name, openAtFirst);
  const shown = useWhileOpen(facet, open);
  return (
    <PanelGroup name={name} label={translate(name)} chosen={choices.picked.length} open={open}>
      <FacetChoices facet={shown} {...choices} />
    </PanelGroup>
  );
});
