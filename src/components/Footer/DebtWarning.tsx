import { IconDrawing } from '../../ui/icon/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { debt, debtText } from './Footer.styles.ts';

const AUTHORITY = 'konsumentverket.se';

/** Renders the debt warning that Swedish law requires where credit is offered (F023). */
export function DebtWarning() {
  const translate = useTranslate();
  const [before = '', after] = translate('debtWarningText').split(AUTHORITY, 2);
  return (
    <div className={debt}>
      <IconDrawing icon="triangle-alert" size={28} />
      <p className={debtText}>
        <strong>{translate('debtWarningTitle')}</strong>
        <span>{` ${before}`}</span>
        {after !== undefined && (
          <>
            <a href={`https://www.${AUTHORITY}/`}>{AUTHORITY}</a>
            <span>{after}</span>
          </>
        )}
      </p>
    </div>
  );
}
