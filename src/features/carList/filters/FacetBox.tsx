import { memo, use } from 'react';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { FragmentsContext } from '../../../delivery/FragmentsContext.ts';
import { fragmentTemplate } from '../../../delivery/fragmentTemplate.ts';
import { type SharedContext, useSharedContext } from '../../../ui/sharedContext.ts';
import { formatNumber } from '../../car/format.ts';
import { labelOf } from '../../carSearch/facetLabels.ts';
import type { ValueView } from '../../carSearch/facetViews.ts';
import { box } from './FilterPanel.styles.ts';

interface BoxProps {
  name: string;
  /** The value as the index and the URL write it. */
  text: string;
  label: string;
  lang?: string;
  count: string;
  checked: boolean;
  disabled: boolean;
  onChange?: () => void;
}

const onServer = typeof document === 'undefined';
const SLOTS = { texts: ['name', 'text', 'label', 'count'] } as const;

/** Renders the check box of a value with its count. */
function Box({ name, text, label, lang, count, checked, disabled, onChange = doNothing }: BoxProps) {
  return (
    <label className={box}>
      <input type="checkbox" name={name} value={text} checked={checked} disabled={disabled} onChange={onChange} />
      <span lang={lang}>{label}</span>
      <small>{count}</small>
    </label>
  );
}

const doNothing = () => {};

/** A value without cars under the other filters is disabled, not hidden. */
function boxProps(name: CarValueName, value: ValueView, checked: boolean, locale: string) {
  const label = labelOf(value);
  const lang = langOf(label);
  return {
    texts: { name, text: value.text, label: plainText(label), count: formatNumber(value.count, locale) },
    state: { checked, disabled: value.count === 0 && !checked, ...(lang !== undefined && { lang }) },
  };
}

interface FacetBoxProps {
  name: CarValueName;
  value: ValueView;
  checked: boolean;
  onToggle: (name: CarValueName, text: string) => void;
}

/** Renders the check box of a value. It renders again only when its count or its state differs. */
export function FacetBox({ name, value, checked, onToggle }: FacetBoxProps) {
  const { language } = useSharedContext();
  const { texts, state } = boxProps(name, value, checked, language.locale);
  return <MemoBox {...texts} {...state} onToggle={onToggle} />;
}

const MemoBox = memo(function MemoBox({ onToggle, ...props }: BoxProps & Pick<FacetBoxProps, 'onToggle'>) {
  return <Box {...props} onChange={() => onToggle(props.name as CarValueName, props.text)} />;
});

/**
 * Returns the list items of a facet's values for a complete render on the server, from a template for each state; their counts
 * differ on every page. Returns null elsewhere, and for a make with models, whose lists have state.
 */
export function facetMarkup(
  shared: SharedContext,
  name: CarValueName,
  values: readonly ValueView[],
  selected: readonly string[],
): string | null {
  const source = onServer ? use(FragmentsContext) : null;
  const isPlain = ({ text, models, size = 0 }: ValueView) => !models && !(size > 0 && selected.includes(text));
  if (!source || !values.every(isPlain)) return null;
  let items = '';
  for (const value of values) {
    const { texts, state } = boxProps(name, value, selected.includes(value.text), shared.language.locale);
    const key = `${state.checked} ${state.disabled} ${state.lang}`;
    items += `<li>${fragmentTemplate(source, shared, Box, SLOTS, state, key)(texts)}</li>`;
  }
  return items;
}
