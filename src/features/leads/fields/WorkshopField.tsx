import { useEffect, useState } from 'react';
import type { Place } from '../../../contracts/dealers/dealerSearch.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useForm } from '../../../ui/form/formView.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { distanceText } from '../../car/distanceText.ts';
import { usePosition } from '../../dealers/usePosition.ts';
import * as styles from '../RequestSection.styles.ts';
import { nearestFirst, type WorkshopChoice } from '../serviceRequest.ts';

/** Renders the choice of a dealer. On request the browser's position puts the nearest first; it never leaves the browser. */
export function WorkshopField({ dealers }: { dealers: readonly WorkshopChoice[] }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { isSending } = useForm();
  const [near, setNear] = useState<Place | null>(null);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const { state, locate } = usePosition(setNear);
  const progress: DictionaryKey | null = state && (state === 'nearLocating' ? 'nearLocating' : 'formNearestFailed');
  const status = progress ?? (near && 'formNearestDone');
  const choices = near ? nearestFirst(dealers, near) : dealers.map((dealer) => ({ dealer, distance: null }));
  return (
    <div>
      <SelectField name="dealer" label="formDealer" placeholder="chooseDealer">
        {choices.map(({ dealer: { id, name }, distance }) => (
          <option key={id} value={id}>
            {distance === null ? name : `${name} (${distanceText(distance, site, language)})`}
          </option>
        ))}
      </SelectField>
      <div className={styles.near} data-ready={hasScripts || undefined}>
        <Button
          kind="ghost"
          onClick={locate}
          disabled={isSending}
          aria-disabled={state === 'nearLocating' || undefined}
        >
          <Icon name="locate" size={18} />
          <span>{translate('formNearestFirst')}</span>
        </Button>
        <small role="status">{status && translate(status)}</small>
      </div>
    </div>
  );
}
