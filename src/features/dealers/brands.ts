import type { Department } from '../../contracts/dealer.ts';

type Brand = NonNullable<Department['brands']>[number];

/** Codes with a suffix that stand for a trade of their own and are always kept (S2 §5). */
const KEPT: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

/** Makes of a department: a code with a suffix is dropped when its base code is there too, but for FI_TR and MH_TR (F082). */
export function brandsShown(brands: readonly Brand[]): Brand[] {
  const codes = new Set(brands.map(({ brand_code }) => brand_code));
  return brands.filter(({ brand_code: code }) => {
    if (!code || KEPT.has(code)) return true;
    const base = code.split('_')[0];
    return base === code || !codes.has(base);
  });
}
