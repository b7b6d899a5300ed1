import type { ReactNode } from 'react';
import { isPlainClick } from '../../../lib/browser/plainClick.ts';
import { GroupPhone } from '../../../page/GroupPhone.tsx';
import { usePage } from '../../../page/PageContext.tsx';
import { ActiveChips } from '../../../ui/ActiveChips.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { note } from '../../../ui/note.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { useFocusAfterRemoval } from '../../../ui/useFocusAfterRemoval.ts';
import { DealerFilters } from './DealerFilters.tsx';
import { DealerGrid } from './DealerGrid.tsx';
import * as styles from './DealerList.styles.ts';
import { DealerListMap } from './DealerListMap.tsx';
import * as split from './DealerSplit.styles.ts';
import type { DealerListData } from './dealerListData.ts';
import { ALL_DEALERS, activeFilters } from './dealerSearch.ts';
import { useDealerState } from './useDealerState.ts';
import { useSelection } from './useSelection.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const COUNT = 'dealer-list-count';

interface DealerListSectionProps {
  data: DealerListData;
  /** The page's heading, above the filters and beside the map. */
  children: ReactNode;
}

/** Renders the dealers with their filters. The URL is the state: every choice navigates to another URL (F080). */
export function DealerListSection({ data, children }: DealerListSectionProps) {
  const translate = useTranslate();
  const { maps } = usePage();
  const state = useDealerState(data.query);
  const selection = useSelection(data, state);
  const { query, hrefOf, go } = state;
  const { total, failed, dealers } = data;
  const { box, keepFocus } = useFocusAfterRemoval(query, COUNT);
  const cleared = { ...ALL_DEALERS, view: query.view };
  return (
    <div className={split.split} data-map={maps ? '' : undefined} data-view={query.view}>
      <div className={split.column}>
        <div className={styles.heading}>{children}</div>
        <DealerFilters state={state} facets={data.facets} total={total} />
        <div ref={box}>
          <ActiveChips
            selected={activeFilters(query, data.facets, translate)}
            cleared={cleared}
            hrefOf={hrefOf}
            onChoose={(next, event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              keepFocus(event);
              go(next);
            }}
          />
        </div>
        <div className={split.bar}>
          <p id={COUNT} className={split.count} role="status" tabIndex={-1}>
            {!failed && (total === 1 ? translate('oneDealerFound') : translate('dealersFound', { count: total }))}
          </p>
          {maps && <ViewSwitch state={state} />}
        </div>
        <p role="status" className={note}>
          {data.notes?.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
        <div className={split.list}>
          {dealers.length === 0 && (
            <div className={styles.message}>
              <p>{translate(failed ? 'dealerListError' : 'noDealers')}</p>
              <ButtonLink
                kind="secondary"
                href={hrefOf(failed ? query : cleared)}
                data-reload={failed && ''}
                data-stay=""
                // The link disappears.
                onClick={(event) => {
                  if (!failed && isPlainClick(event)) document.getElementById(COUNT)?.focus({ preventScroll: true });
                }}
              >
                {translate(failed ? 'tryAgain' : 'allDealers')}
              </ButtonLink>
              {failed && <GroupPhone />}
            </div>
          )}
          <DealerGrid data={data} state={state} onShowOnMap={maps ? selection.showOnMap : null} />
        </div>
      </div>
      {maps && (
        <div className={split.map} data-above-bars="">
          <DealerListMap data={data} selection={selection} />
        </div>
      )}
    </div>
  );
}
