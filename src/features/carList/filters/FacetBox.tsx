import { memo, type ReactElement } from 'react';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';

interface FacetBoxProps {
  name: CarValueName;
  /** The value as the index and the URL write it. */
  text: string;
  label: string;
  lang: string | undefined;
  count: string;
  checked: boolean;
  /** A value without cars under the other filters is disabled, not hidden. */
  disabled: boolean;
  onToggle: (name: CarValueName, text: string) => void;
}

function Box({ name, text, label, lang, count, checked, disabled, onToggle }: FacetBoxProps) {
  return (
    <label key={text}>
      <input
        type="checkbox"
        name={name}
        value={text}
        checked={checked}
        disabled={disabled}
        onChange={() => onToggle(name, text)}
      />
      <span lang={lang}>{label}</span>
      <small>{count}</small>
    </label>
  );
}

const MemoBox = memo(Box);

/**
 * Returns the check box of a value with its count. In the browser it renders again only when its count or its state differs; on the
 * server, which renders once, it is no component: a page has many.
 */
export const facetBox = (props: FacetBoxProps): ReactElement =>
  typeof document === 'undefined' ? Box(props) : <MemoBox key={props.text} {...props} />;
