import { useTranslate } from '../../app/PageContext.tsx';
import { FacetChoices, type FacetChoicesProps } from './FacetChoices.tsx';
import { PanelGroup } from './PanelGroup.tsx';

/** The values of one facet as a group of the panel. */
export function FacetGroup({ open, ...choices }: FacetChoicesProps & { open: boolean }) {
  const translate = useTranslate();
  const { name } = choices.facet;
  return (
    <PanelGroup name={name} label={translate(name)} chosen={choices.chosen[name]?.length ?? 0} open={open}>
      <FacetChoices {...choices} />
    </PanelGroup>
  );
}
