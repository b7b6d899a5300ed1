import type { Department } from '../../contracts/dealers/dealer.ts';

type Make = NonNullable<Department['brands']>[number];

/** Codes with a suffix that name a separate business and are always shown (S2 §5). */
const ALWAYS_VISIBLE: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

/** Returns a department's makes without codes whose base code is present too, except FI_TR and MH_TR (F082). */
export function visibleMakes(makes: readonly Make[]): Make[] {
  const codes = new Set(makes.map(({ brand_code }) => brand_code));
  return makes.filter(({ brand_code: code }) => {
    if (!code || ALWAYS_VISIBLE.has(code)) return true;
    const base = code.split('_')[0];
    return base === code || !codes.has(base);
  });
}
