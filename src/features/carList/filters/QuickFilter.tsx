import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import type { CarFacetName, CarQuery } from '../../../contracts/carSearch.ts';
import { plainText } from '../../../contracts/valueTexts.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { chosenText } from '../../carSearch/facetLabels.ts';
import { type FacetView, isRange } from '../../carSearch/facetViews.ts';
import { rangeLabel } from '../../carSearch/rangeLabels.ts';
import { rangeText } from '../../carSearch/rangeText.ts';
import { FacetChoices, type FacetChoicesProps } from './FacetChoices.tsx';
import * as styles from './QuickFilters.styles.ts';
import { RangeControls, type RangeControlsProps } from './RangeControls.tsx';

export interface QuickFilterProps extends Pick<FacetChoicesProps, 'onToggle'>, Pick<RangeControlsProps, 'drafts'> {
  facet: FacetView;
  query: CarQuery;
  onClear: (name: CarFacetName) => void;
  /** Label of the button that closes the popover, with the number of cars. */
  showLabel: string;
}

/**
 * Renders a quick facet: a button labelled with the selection, and the facet's controls in a popover (a bottom sheet on phones).
 * The controls render only while the popover is open.
 */
export function QuickFilter({ facet, query, onClear, showLabel, ...controls }: QuickFilterProps) {
  const translate = useTranslate();
  const { language } = usePage();
  const { name } = facet;
  const id = `quick-${name}`;
  const { popover, opened, onToggle, onBlur } = usePopover(controls.drafts);
  const { label, chosen, accessibleName } = useQuickFilterLabels(facet, query);
  return (
    <>
      <button
        type="button"
        className={chip}
        popoverTarget={id}
        data-chosen={chosen !== '' || undefined}
        aria-label={accessibleName}
      >
        {chosen || label}
        <Icon name="chevronDown" size={16} />
      </button>
      <div
        ref={popover}
        id={id}
        className={styles.sheet}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={onToggle}
        onBlur={onBlur}
      >
        {opened && (
          <>
            <div className={styles.body}>
              <Controls facet={facet} query={query} {...controls} />
            </div>
            <div className={styles.foot}>
              <Button kind="ghost" disabled={chosen === ''} onClick={() => onClear(name)}>
                {translate('clearChoice', { name: label.toLocaleLowerCase(language.locale) })}
              </Button>
              <Button popoverTarget={id} popoverTargetAction="hide">
                {showLabel}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function Controls({
  facet,
  query,
  drafts,
  onToggle,
}: Pick<QuickFilterProps, 'facet' | 'query' | 'drafts' | 'onToggle'>) {
  const { site, language } = usePage();
  const translate = useTranslate();
  if (!isRange(facet)) {
    const selected = query.values[facet.name] ?? [];
    return (
      <>
        <p className={styles.title}>{translate(facet.name)}</p>
        <FacetChoices facet={facet} selected={selected} selectedModels={[]} onToggle={onToggle} />
      </>
    );
  }
  const label = rangeLabel(facet.name, { site, language, translate });
  return (
    <>
      <p className={styles.title}>{label}</p>
      <RangeControls facet={facet} range={query.ranges[facet.name]} label={label} drafts={drafts} withSlider />
    </>
  );
}

/** Returns the button's label: the filter's name, or the selection. `accessibleName` has both. */
function useQuickFilterLabels(facet: FacetView, query: CarQuery) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const { name } = facet;
  const label = translate(name);
  if (isRange(facet)) {
    const range = query.ranges[facet.name];
    const chosen = range ? rangeText(facet.name, range, facet.max, { site, language, translate }) : '';
    return { label, chosen, accessibleName: chosen || label };
  }
  const [text = '', ...others] = query.values[facet.name] ?? [];
  const first = plainText(chosenText([facet], facet.name, text));
  const chosen = others.length > 0 ? `${first} +${others.length}` : first;
  return { label, chosen, accessibleName: chosen ? `${label}: ${chosen}` : label };
}

/** Returns the state of a popover whose content renders only while it is open. It closes when the focus leaves it. */
function usePopover(drafts: RangeControlsProps['drafts']) {
  const popover = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  // A visitor may have opened it before hydration.
  useEffect(() => setOpened(popover.current?.matches(':popover-open') ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    setOpened(event.newState === 'open');
    if (event.newState !== 'open') drafts.commit();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const { id } = currentTarget;
    const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isOutside && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover();
  };
  return { popover, opened, onToggle, onBlur };
}
