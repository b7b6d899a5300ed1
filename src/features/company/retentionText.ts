import { DATA_USES, type DataUse, type DataUseName } from '../../contracts/forms/personalData.ts';
import { numberFormat } from '../../lib/formats.ts';

/** Returns how long data are kept, as the language writes it: `12 months`; null when the visitor ends it. */
export function retentionText(name: DataUseName, locale: string): string | null {
  const { months }: DataUse = DATA_USES[name];
  return months === null
    ? null
    : numberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(months);
}
