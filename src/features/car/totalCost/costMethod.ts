import type { TotalCosts, Wording } from '../../../contracts/page/loader.ts';
import type { CostBasis } from '../../../contracts/totalCost/basis.ts';
import type { CostRange } from '../../../contracts/totalCost/totalCost.ts';
import { currencySign, formatDay, formatExactMoney, formatMoney, formatNumber } from '../format.ts';
import { distanceOf } from '../measures.ts';

type Row = [label: string, value: string];

/** How totals are calculated, with every number of the tables. */
export interface CostMethodView {
  rules: string[];
  tables: Row[];
  sources: Row[];
}

type TaxRow = NonNullable<CostBasis['tax']>[number];

/** Returns the rules and the tables that total costs of a site are calculated by. */
export function costMethod(totals: TotalCosts, wording: Wording): CostMethodView {
  const { basis } = totals;
  return {
    rules: rulesOf(basis, wording),
    tables: [...lossRows(basis, wording), ...yearlyRows(basis, wording), ...taxRows(basis, wording)],
    sources: sourceRows(totals, wording),
  };
}

const percent = (share: number, { language }: Wording): string =>
  `${formatNumber(share * 100, language.locale)}\u00a0%`;

const kilometresText = (kilometres: number, { unitKm }: CostBasis, wording: Wording): string =>
  distanceOf(Math.round(kilometres / unitKm), wording).join('\u00a0');

function rulesOf(basis: CostBasis, wording: Wording): string[] {
  const { translate, site, language } = wording;
  const { depreciation, overStated, pluginLitres, tires } = basis;
  const litres = translate('costShareRange', {
    low: formatNumber(pluginLitres.low, language.locale),
    high: formatNumber(pluginLitres.high, language.locale),
  });
  return [
    translate('costRuleTotal', { unit: currencySign(site) }),
    translate('costRuleLoan'),
    translate('costRuleLease'),
    translate('costRuleDepreciation', {
      distance: kilometresText(depreciation.kilometres, basis, wording),
      more: kilometresText(10_000, basis, wording),
      share: percent(depreciation.per10000Km, wording),
    }),
    translate('costRuleEnergy', { share: percent(overStated.high - 1, wording), litres }),
    translate('costRuleYearly', { distance: kilometresText(tires.kilometres, basis, wording) }),
    translate(basis.tax ? 'costRuleTax' : 'costTaxLeftOut'),
    translate('costRuleNone'),
  ];
}

function lossRows({ depreciation: { byAge } }: CostBasis, wording: Wording): Row[] {
  const { translate } = wording;
  return byAge.map(({ underYears, low, high }, at) => [
    at === byAge.length - 1 ? translate('costOlder') : translate('costUnderYears', { years: underYears }),
    translate('costShareRange', { low: percent(low, wording), high: percent(high, wording) }),
  ]);
}

function yearlyRows({ insurance, service, tires }: CostBasis, wording: Wording): Row[] {
  const { translate, site } = wording;
  const money = ({ low, high }: CostRange) =>
    translate('costShareRange', { low: formatMoney(low, site), high: formatMoney(high, site) });
  const rowsOf = (label: string, { PC, LCV }: CostBasis['insurance'], isYearly = true): Row[] => {
    const text = (range: CostRange) => (isYearly ? translate('costAYear', { range: money(range) }) : money(range));
    return [
      ...(PC ? [[label, text(PC)] satisfies Row] : []),
      ...(LCV ? [[translate('costVans', { label }), text(LCV)] satisfies Row] : []),
    ];
  };
  return [
    ...rowsOf(translate('costInsurance'), insurance),
    ...rowsOf(translate('costService'), service.engine),
    ...rowsOf(translate('costElectricDrive', { label: translate('costService') }), service.electric),
    ...rowsOf(translate('costTires'), tires.set, false),
  ];
}

const FUELS = {
  petrol: 'costTaxFuelPetrol',
  diesel: 'costTaxFuelDiesel',
  electric: 'costTaxFuelElectric',
  plugin: 'costTaxFuelPlugin',
} as const satisfies Record<keyof CostBasis['fuels'], string>;

function taxRows({ tax }: CostBasis, wording: Wording): Row[] {
  return (tax ?? []).map((row) => [
    `${wording.translate('costTax')}: ${taxCase(row, wording)}`,
    taxAmount(row, wording),
  ]);
}

function taxCase({ fuels, from, before, underYears }: TaxRow, { translate, language }: Wording): string {
  const named = fuels.map((fuel) => translate(FUELS[fuel as keyof typeof FUELS]));
  return [
    ...named,
    from && translate('costTaxFrom', { date: formatDay(from, language) ?? from }),
    before && translate('costTaxBefore', { date: formatDay(before, language) ?? before }),
    underYears && translate('costTaxUnder', { years: underYears }),
  ]
    .filter(Boolean)
    .join(', ');
}

function taxAmount({ perYear, steps }: TaxRow, wording: Wording): string {
  const { translate, site } = wording;
  const amount = (value: number) =>
    Number.isInteger(value) ? formatMoney(value, site) : formatExactMoney(value, site);
  const grams = steps.map(({ above, perGram }) => translate('costTaxGram', { amount: amount(perGram), above }));
  return [translate('costAYear', { range: amount(perYear) }), ...grams].join(' + ');
}

/** Returns days and sources; a source is in the first language of the site. */
function sourceRows({ tables: { inputs, tables } }: TotalCosts, { translate, language, site }: Wording): Row[] {
  const sign = { unit: currencySign(site) };
  const named: [string, { date: string; source: string } | undefined][] = [
    [translate('costFieldPetrol', sign), inputs.petrol],
    [translate('costFieldDiesel', sign), inputs.diesel],
    [translate('costFieldElectricity', sign), inputs.electricity],
    [translate('costFieldCharging', sign), inputs.charging],
    [translate('costInsurance'), inputs.insurance],
    [translate('costService'), tables.service],
    [translate('costTires'), tables.tires],
    [translate('costTax'), tables.tax],
    [translate('costDepreciation'), tables.depreciation],
    [translate('costOverStated'), tables.overStated],
    [translate('costPluginLitres'), tables.pluginLitres],
  ];
  return named.flatMap(([label, stated]): Row[] =>
    stated ? [[label, `${stated.source}, ${formatDay(stated.date, language) ?? stated.date}`]] : [],
  );
}
