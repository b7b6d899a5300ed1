import { memo } from 'react';
import { useSharedContext } from '../../../ui/sharedContext.ts';
import { useGroup } from './groupStore.ts';
import { PanelGroup, useFrozenWhileClosed } from './PanelGroup.tsx';
import { RangeControls, type RangeControlsProps } from './RangeControls.tsx';
import { prerenderedRange } from './rangeMarkup.tsx';

type RangeFieldProps = Omit<RangeControlsProps, 'withSlider'> & { openByDefault: boolean };

/** Renders a range as a group of the panel. */
export const RangeField = memo(function RangeField(props: RangeFieldProps) {
  const { facet, openByDefault, ...controls } = props;
  const open = useGroup(facet.name, openByDefault);
  const displayedFacet = useFrozenWhileClosed(facet, open);
  const prerendered = prerenderedRange(useSharedContext(), facet, controls.range, controls.label, open);
  if (prerendered) return prerendered;
  return (
    <PanelGroup name={facet.name} label={controls.label} chosen={controls.range ? 1 : 0} open={open}>
      <RangeControls facet={displayedFacet} withSlider={open} {...controls} />
    </PanelGroup>
  );
});
