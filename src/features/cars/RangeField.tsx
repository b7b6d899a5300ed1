import { PanelGroup } from './PanelGroup.tsx';
import { RangeControls, type RangeControlsProps } from './RangeControls.tsx';

/** A range as a group of the panel. */
export function RangeField({ open, ...controls }: RangeControlsProps & { open: boolean }) {
  const { facet, label, range } = controls;
  return (
    <PanelGroup name={facet.name} label={label} chosen={range ? 1 : 0} open={open}>
      <RangeControls {...controls} />
    </PanelGroup>
  );
}
