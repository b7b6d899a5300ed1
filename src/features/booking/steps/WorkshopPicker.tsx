import { useCallback, useId, useRef, useState } from 'react';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import * as form from '../../../ui/form/form.styles.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { trackStep } from '../bookingEvents.ts';
import { WORKSHOP_SORTS, type WorkshopSort } from '../flow/flowState.ts';
import { placeText } from '../placeText.ts';
import type { StepProps } from '../stepProps.ts';
import { slotText } from '../texts.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useFocusOnNext } from './useFocusOnNext.ts';
import type { Workshops, WorkshopsStatus } from './useWorkshops.ts';
import { WorkshopCard } from './WorkshopCard.tsx';
import { WorkshopMap } from './WorkshopMap.tsx';
import { inOrder } from './workshopOrder.ts';
import * as own from './workshops.styles.ts';

const SORT_LABELS = { nearest: 'bookingSortNearest', firstTime: 'bookingSortFirst' } as const;

/** Renders the workshops as a list and on a map, and the times of one of them (F092–F094). */
export function WorkshopPicker({ state, send, contact, site, list }: StepProps & { list: Workshops }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const id = useId();
  const { sort, open: active } = state.list;
  const setActive = useCallback((departmentId: string) => send({ type: 'workshopOpened', departmentId }), [send]);
  const [lacksPrice, setLacksPrice] = useState(false);
  const noteMissingPrice = useCallback(() => setLacksPrice(true), []);
  const { workshops, status, more, resume } = list;
  const isLoading = status === 'loading';
  const ordered = inOrder(workshops, sort, state.location);
  const place = state.location;
  const notice = useRef<HTMLDivElement>(null);
  const andFocusNext = useFocusOnNext(list, notice);
  const { lost } = state;
  function select(departmentId: string): void {
    setActive(departmentId);
    document.querySelector(`[data-department="${CSS.escape(departmentId)}"]`)?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className={flow.content}>
      {lost && (
        <div role="alert" className={flow.problem} data-lost="">
          <strong>{translate('bookingTimeLost')}</strong>
          <p className={own.sentence}>
            {translate('bookingLostWhich', {
              time: slotText(lost.slot, locale, translate('bookingFullDay')),
              name: lost.workshop.siteName,
            })}
          </p>
        </div>
      )}
      {(isLoading || workshops.length > 0) && (
        <div className={own.toolbar}>
          <label htmlFor={id} className={form.label}>
            {translate('bookingSort')}
          </label>
          <select
            id={id}
            className={form.input}
            value={sort}
            onChange={({ target }) => send({ type: 'workshopsSorted', sort: target.value as WorkshopSort })}
          >
            {WORKSHOP_SORTS.map((each) => (
              <option key={each} value={each}>
                {translate(SORT_LABELS[each])}
              </option>
            ))}
          </select>
        </div>
      )}
      {/* One announcement for all of them, when they have come. */}
      <p role="status" className={isLoading ? own.searching : visuallyHidden}>
        {isLoading
          ? translate('bookingFindingWorkshops', { place: place ? placeText(place, translate) : '' })
          : workshops.length > 0 && translate('bookingWorkshopsFound', { count: workshops.length })}
      </p>
      {workshops.length > 0 && (
        <WorkshopMap
          className={own.map}
          places={workshops.map(({ departmentId, siteName, latitude: lat, longitude: lng }) => ({
            id: departmentId,
            name: siteName,
            lat,
            lng,
          }))}
          visitor={place && { lat: place.latitude, lng: place.longitude }}
          selected={active || null}
          name={translate('bookingMap')}
          onSelect={select}
        />
      )}
      <ul className={own.list} aria-busy={isLoading}>
        {ordered.map((workshop) => (
          <WorkshopCard
            key={workshop.departmentId}
            workshop={workshop}
            state={state}
            send={send}
            isActive={active === workshop.departmentId}
            onActive={setActive}
            onPriceMissing={noteMissingPrice}
            onChoose={(chosen, slot) => {
              trackStep(4, site);
              send({ type: 'timeChosen', chosen: { workshop: chosen, slot } });
            }}
          />
        ))}
      </ul>
      {lacksPrice && <p className={own.muted}>{translate('bookingPriceFootnote')}</p>}
      {!isLoading && (
        <div ref={notice} tabIndex={-1} className={own.streamEnd}>
          <StreamEndNotice
            status={status}
            count={workshops.length}
            more={andFocusNext(more)}
            resume={andFocusNext(resume)}
            contact={contact}
          />
        </div>
      )}
    </div>
  );
}

type NoticeProps = Pick<Workshops, 'more' | 'resume'> &
  Pick<StepProps, 'contact'> & { status: Exclude<WorkshopsStatus, 'loading'>; count: number };

/** Renders what is after the list: more to load, a broken line to go on from, or nothing that fits. */
function StreamEndNotice({ status, count, more, resume, contact }: NoticeProps) {
  const translate = useTranslate();
  switch (status) {
    case 'enough':
      return (
        <Button kind="secondary" onClick={more}>
          {translate('bookingMore')}
        </Button>
      );
    case 'complete':
      return count > 0 ? (
        <p className={own.muted}>{translate('bookingNoMoreWorkshops')}</p>
      ) : (
        <NoWorkshops contact={contact} />
      );
    case 'none':
      return <NoWorkshops contact={contact} />;
    case 'broken':
      return (
        <div role="alert" className={flow.problem}>
          <strong>{translate('bookingStreamBroken')}</strong>
          <Button kind="secondary" onClick={resume}>
            {translate('bookingStreamResume')}
          </Button>
        </div>
      );
    case 'failed':
      return <LoadFailed contact={contact} retry={resume} />;
  }
}

function NoWorkshops({ contact }: Pick<StepProps, 'contact'>) {
  const translate = useTranslate();
  return (
    <div role="alert" className={flow.problem}>
      <strong>{translate('bookingNoWorkshops')}</strong>
      <p>{translate('bookingNoWorkshopsHelp')}</p>
      <HelpLine contact={contact} />
    </div>
  );
}
