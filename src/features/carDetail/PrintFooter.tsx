import { usePage } from '../../page/PageContext.tsx';
import { printFooter } from './printSheet.styles.ts';

/** Renders the site's wordmark and the page's URL, in print only. */
export function PrintFooter() {
  const { site, head } = usePage();
  return (
    <p className={printFooter}>
      <strong>{site.name}</strong>
      <span>{` ${head.canonical}`}</span>
    </p>
  );
}
