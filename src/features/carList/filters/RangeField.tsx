import { memo } from 'react';
import { Prerendered } from '../../../delivery/Prerendered.tsx';
import { useGroup } from './groupStore.ts';
import { GroupSummary, groupAttributes, useFrozenWhileClosed } from './PanelGroup.tsx';
import { RangeControls, type RangeControlsProps } from './RangeControls.tsx';

type RangeFieldProps = Omit<RangeControlsProps, 'withSlider'> & { openByDefault: boolean };

/** Renders a range as a group of the panel. A closed one has the same content on many pages. */
export const RangeField = memo(function RangeField({ facet, range, label, openByDefault }: RangeFieldProps) {
  const open = useGroup(facet.name, openByDefault);
  const displayedFacet = useFrozenWhileClosed(facet, open);
  return (
    <Prerendered
      {...groupAttributes(facet.name, open)}
      as="details"
      isWhole={!open}
      view={RangeGroup}
      viewProps={{
        facet: open ? displayedFacet : { ...displayedFacet, bars: NO_BARS },
        range,
        label,
        withSlider: open,
      }}
    />
  );
});

/** A closed group has no histogram. */
const NO_BARS: readonly number[] = [];

/** Renders the content of the group of a range. */
export function RangeGroup(props: RangeControlsProps) {
  return (
    <>
      <GroupSummary label={props.label} chosen={props.range ? 1 : 0} />
      <RangeControls {...props} />
    </>
  );
}
