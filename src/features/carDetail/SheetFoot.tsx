import { usePage } from '../../page/PageContext.tsx';
import { sheetFoot } from './carSheet.styles.ts';

/** On paper alone: whose page it was and where it stands. */
export function SheetFoot() {
  const { site, head } = usePage();
  return (
    <p className={sheetFoot}>
      <strong>{site.name}</strong> {head.canonical}
    </p>
  );
}
