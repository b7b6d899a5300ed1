import type { MouseEvent } from 'react';
import type { DealerQuery } from '../../../contracts/dealers/dealerSearch.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { isPlainClick } from '../../../lib/browser/plainClick.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './DealerSplit.styles.ts';
import type { DealerState } from './useDealerState.ts';

const VIEWS = [
  ['list', 'viewList', 'menu'],
  ['map', 'viewMap', 'pin'],
] as const satisfies readonly (readonly [DealerQuery['view'], DictionaryKey, string])[];

/** Renders links to switch between list and map in windows too narrow for both. */
export function ViewSwitch({ state: { query, hrefOf, go } }: { state: DealerState }) {
  const translate = useTranslate();
  const choose = (event: MouseEvent, view: DealerQuery['view']) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go({ ...query, view }, 'more');
  };
  return (
    <ul className={styles.views}>
      {VIEWS.map(([view, label, icon]) => (
        <li key={view}>
          <a
            href={hrefOf({ ...query, view })}
            rel="nofollow"
            aria-current={query.view === view || undefined}
            onClick={(event) => choose(event, view)}
          >
            <Icon name={icon} size={16} />
            <span>{translate(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
