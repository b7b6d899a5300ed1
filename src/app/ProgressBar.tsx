import { usePage } from '../page/PageContext.tsx';
import { bar } from '../ui/ProgressBar.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';

/** A line across the top while the next page is on its way. Always in the document, so that nothing is inserted. */
export function ProgressBar({ active }: { active: boolean }) {
  const translate = useTranslate();
  const { path } = usePage();
  return (
    <div key={path} className={bar} data-active={active || undefined} role="status">
      {active && translate('loadingPage')}
    </div>
  );
}
