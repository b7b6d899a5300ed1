import { usePage } from '../../page/PageContext.tsx';
import { sheetFoot } from './carSheet.styles.ts';

/** The site's name and the page's URL, in print only. */
export function SheetFoot() {
  const { site, head } = usePage();
  return (
    <p className={sheetFoot}>
      <strong>{site.name}</strong> {head.canonical}
    </p>
  );
}
