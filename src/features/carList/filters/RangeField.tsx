import { memo } from 'react';
import { useGroup } from './groupMemory.ts';
import { PanelGroup, useWhileOpen } from './PanelGroup.tsx';
import { RangeControls, type RangeControlsProps } from './RangeControls.tsx';

type RangeFieldProps = Omit<RangeControlsProps, 'withSlider'> & { openAtFirst: boolean };

/** A range as a group of the panel. */
export const RangeField = memo(function RangeField(props: RangeFieldProps) {
  const { facet, openAtFirst, ...controls } = props;
  const open = useGroup(facet.name, openAtFirst);
  const shown = useWhileOpen(facet, open);
  return (
    <PanelGroup name={facet.name} label={controls.label} chosen={controls.range ? 1 : 0} open={open}>
      <RangeControls facet={shown} withSlider={open} {...controls} />
    </PanelGroup>
  );
});
