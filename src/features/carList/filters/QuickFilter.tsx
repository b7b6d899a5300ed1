import {
  type FocusEvent,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
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
  const { site, language } = useSharedContext();
  const { name } = facet;
  const { popover, opened, onToggle, onBlur } = usePopover(controls.drafts);
  const frame = quickFilterFrame(facet, query, { site, language, translate });
  const { id, label, isChosen } = frame;
  return (
    <QuickFilterFrame {...frame} popover={{ ref: popover, onToggle, onBlur }}>
      {opened && (
        <>
          <div className={styles.body}>
            <Controls facet={facet} query={query} {...controls} />
          </div>
          <div className={styles.foot}>
            <Button kind="ghost" disabled={!isChosen} onClick={() => onClear(name)}>
              {translate('clearChoice', { name: label.toLocaleLowerCase(language.locale) })}
            </Button>
            <Button popoverTarget={id} popoverTargetAction="hide">
              {showLabel}
            </Button>
          </div>
        </>
      )}
    </QuickFilterFrame>
  );
}

export interface QuickFrameProps {
  /** Id of the popover. */
  id: string;
  /** The filter's name, which is that of the popover too. */
  label: string;
  /** The button's text: the selection, or the filter's name. */
  text: string;
  /** The button's name, which has both. */
  accessibleName: string;
  isChosen: boolean;
}

interface QuickFilterFrameProps extends QuickFrameProps {
  popover?: Pick<HTMLAttributes<HTMLDivElement>, 'onToggle' | 'onBlur'> & RefAttributes<HTMLDivElement>;
  children?: ReactNode;
}

/** Renders the button and the popover. */
export function QuickFilterFrame({ id, label, text, accessibleName, isChosen, ...sheet }: QuickFilterFrameProps) {
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
      <div id={id} className={styles.sheet} popover="auto" role="dialog" aria-label={label} {...sheet.popover}>
        {sheet.children}
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
      <RangeControls facet={facet} range={query.ranges[facet.name]} label={label} drafts={drafts} withSlider />
    </>
  );
}

/** Returns what the frame of a quick filter shows. */
export function quickFilterFrame(facet: FacetView, query: CarQuery, context: RangeContext): QuickFrameProps {
  const { name } = facet;
  const label = context.translate(name);
  const chosen = chosenLabel(facet, query, context);
  const accessibleName = chosen && !isRange(facet) ? `${label}: ${chosen}` : chosen || label;
  return { id: `quick-${name}`, label, text: chosen || label, accessibleName, isChosen: chosen !== '' };
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
    if (isOutside && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover?.();
  };
  return { popover, opened, onToggle, onBlur };
}
