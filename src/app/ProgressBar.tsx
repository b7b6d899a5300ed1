import { usePage } from '../page/PageContext.tsx';
import { bar } from '../ui/ProgressBar.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';

/** Renders a bar at the top while the next page is loading. The element is always in the document. */
export function ProgressBar({ active }: { active: boolean }) {
  const translate = useTranslate();
  const { path } = usePage();
  return (
    <div key={path} className={bar} data-active={active || undefined} role="status">
      {active && translate('loadingPage')}
    </div>
  );
}
