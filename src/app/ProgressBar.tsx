import { usePage } from '../page/PageContext.tsx';
import { bar } from '../ui/ProgressBar.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';

/** What the bar says in words: the next page waits for the network, or this one was loaded again because scripts of it are gone. */
export type PageNotice = 'waitsForNetwork' | 'pageUpdated' | null;

/** Renders a bar at the top while the next page is loading, or a notice. The element is always in the document. */
export function ProgressBar({ active, notice }: { active: boolean; notice: PageNotice }) {
  const translate = useTranslate();
  const { path } = usePage();
  return (
    <div key={path} className={bar} data-active={active || undefined} data-notice={notice ?? undefined} role="status">
      {(active || notice) && translate(notice ?? 'loadingPage')}
    </div>
  );
}
