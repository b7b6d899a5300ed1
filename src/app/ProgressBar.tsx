import { usePage } from '../page/PageContext.tsx';
import { bar } from '../ui/ProgressBar.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';

/** Renders a bar at the top while the next page is loading, and says when it waits for the network. The element is always in the document. */
export function ProgressBar({ active, isOffline }: { active: boolean; isOffline: boolean }) {
  const translate = useTranslate();
  const { path } = usePage();
  const text = isOffline ? 'waitsForNetwork' : 'loadingPage';
  return (
    <div
      key={path}
      className={bar}
      data-active={active || undefined}
      data-offline={isOffline || undefined}
      role="status"
    >
      {(active || isOffline) && translate(text)}
    </div>
  );
}
