import { createContext, type FocusEvent, type ToggleEvent, use, useEffect, useRef, useState } from 'react';
import type { CarFacetName, CarQuery } from '../../../contracts/search/carSearch.ts';
import { plainText } from '../../../contracts/search/valueTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import { chosenText } from '../../carSearch/facetLabels.ts';
import { type FacetView, isRange } from '../../carSearch/facetViews.ts';
import { type RangeContext, rangeLabel } from '../../carSearch/rangeLabels.ts';
import { rangeText } from '../../carSearch/rangeText.ts';
import { DraftsContext } from './draftsContext.ts';
import { FacetChoices, type FacetChoicesProps } from './FacetChoices.tsx';
import * as styles from './QuickFilters.styles.ts';
import { RangeControls } from './RangeControls.tsx';

/** What an open quick filter shows and changes. */
export interface QuickChoices extends Pick<FacetChoicesProps, 'onToggle'> {
  facets: readonly FacetView[];
  query: CarQuery;
  onClear: (name: CarFacetName) => void;
  /** Label of the button that closes the popover, with the number of cars. */
  showLabel: string;
}

/** Null in a prerendered fragment, where all quick filters are closed. */
export const QuickChoicesContext = createContext<QuickChoices | null>(null);

export interface QuickFrame {
  name: CarFacetName;
  /** The filter's name, which is that of the popover too. */
  label: string;
  /** The button's text: the selection, or the filter's name. */
  text: string;
  /** The button's name, which has both. */
  accessibleName: string;
  isChosen: boolean;
}

/**
 * Renders a quick facet: a button labelled with the selection, and the facet's controls in a popover (a bottom sheet on phones).
 * The controls render only while the popover is open.
 */
export function QuickFilter({ name, label, text, accessibleName, isChosen }: QuickFrame) {
  const { popover, opened, onToggle, onBlur } = usePopover();
  const choices = use(QuickChoicesContext);
  const facet = opened && choices?.facets.find((one) => one.name === name);
  const id = `quick-${name}`;
  return (
    <>
      <button
        type="button"
        className={chip}
        popoverTarget={id}
        data-chosen={isChosen || undefined}
        aria-label={accessibleName}
      >
        <span>{text}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      <div
        id={id}
        ref={popover}
        className={styles.sheet}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={onToggle}
        onBlur={onBlur}
      >
        {choices && facet && <Sheet id={id} facet={facet} label={label} isChosen={isChosen} {...choices} />}
      </div>
    </>
  );
}

interface SheetProps extends QuickChoices, Pick<QuickFrame, 'label' | 'isChosen'> {
  id: string;
  facet: FacetView;
}

/** Renders what the popover has while it is open. */
function Sheet({ id, facet, label, isChosen, query, onToggle, onClear, showLabel }: SheetProps) {
  const translate = useTranslate();
  const { language } = useSharedContext();
  return (
    <>
      <div className={styles.body}>
        <Controls facet={facet} query={query} onToggle={onToggle} />
      </div>
      <div className={styles.foot}>
        <Button kind="ghost" disabled={!isChosen} onClick={() => onClear(facet.name)}>
          {translate('clearChoice', { name: label.toLocaleLowerCase(language.locale) })}
        </Button>
        <Button popoverTarget={id} popoverTargetAction="hide">
          {showLabel}
        </Button>
      </div>
    </>
  );
}

function Controls({ facet, query, onToggle }: Pick<SheetProps, 'facet' | 'query' | 'onToggle'>) {
  const { site, language } = useSharedContext();
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
      <RangeControls facet={facet} range={query.ranges[facet.name]} label={label} withSlider />
    </>
  );
}

/** Returns what a closed quick filter shows. */
export function quickFrame(facet: FacetView, query: CarQuery, context: RangeContext): QuickFrame {
  const { name } = facet;
  const label = context.translate(name);
  const chosen = chosenLabel(facet, query, context);
  const accessibleName = chosen && !isRange(facet) ? `${label}: ${chosen}` : chosen || label;
  return { name, label, text: chosen || label, accessibleName, isChosen: chosen !== '' };
}

/** Returns the selection; empty without one. */
function chosenLabel(facet: FacetView, query: CarQuery, context: RangeContext): string {
  if (isRange(facet)) {
    const range = query.ranges[facet.name];
    return range ? rangeText(facet.name, range, facet.max, context) : '';
  }
  const [text = '', ...others] = query.values[facet.name] ?? [];
  const first = plainText(chosenText([facet], facet.name, text));
  return others.length > 0 ? `${first} +${others.length}` : first;
}

/** Returns the state of a popover whose content renders only while it is open. It closes when the focus leaves it. */
function usePopover() {
  const popover = useRef<HTMLDivElement>(null);
  const drafts = use(DraftsContext);
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
    if (isOutside && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover?.();
  };
  return { popover, opened, onToggle, onBlur };
}
