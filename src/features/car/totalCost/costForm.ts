import { distanceUnit } from '../../../contracts/car/distanceUnit.ts';
import type { TotalCosts, Wording } from '../../../contracts/page/loader.ts';
import {
  COST_NUMBERS,
  type CostChoice,
  type CostNumber,
  costField,
  PAYMENT_KINDS,
  type PaymentKind,
  WAY_FIELD,
} from '../../../contracts/totalCost/costChoice.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { currencySign, formatDay } from '../format.ts';
import { distanceOf } from '../measures.ts';

/** The inputs of total costs as a form without scripts; texts in the language of the page. */
export interface CostFormView {
  /** What the totals of the page rest on, in one line. */
  summary: string;
  way: { name: string; label: string; options: { value: PaymentKind; label: string; chosen: boolean }[] };
  fields: CostFieldView[];
  submit: string;
  /** The page of the method. */
  method: { href: string; text: string };
}

export interface CostFieldView {
  name: string;
  label: string;
  value: string;
  /** Day and source of the default. */
  hint: string;
  /** What was typed is no possible number. */
  error?: string;
}

const WAY_LABELS = { loan: 'costWayLoan', lease: 'costWayLease', cash: 'costWayCash' } as const;

const LABELS = {
  distance: 'costFieldDistance',
  petrol: 'costFieldPetrol',
  diesel: 'costFieldDiesel',
  electricity: 'costFieldElectricity',
  charging: 'costFieldCharging',
  home: 'costFieldHome',
  electric: 'costFieldElectric',
  insurance: 'costFieldInsurance',
} as const satisfies Record<CostNumber, string>;

/** Returns the form with the choice of a URL in place of the defaults. */
export function costForm(choice: CostChoice | undefined, totals: TotalCosts, wording: Wording): CostFormView {
  const { translate, language } = wording;
  return {
    summary: costSummary(totals, wording),
    way: {
      name: WAY_FIELD,
      label: translate('costWay'),
      options: PAYMENT_KINDS.map((value) => ({
        value,
        label: translate(WAY_LABELS[value]),
        chosen: value === totals.basis.way,
      })),
    },
    fields: COST_NUMBERS.map((name) => fieldOf(name, choice, totals, wording)),
    submit: translate('costSubmit'),
    method: { href: `${language.prefix}${totals.tables.path}`, text: translate('costMethodLink') },
  };
}

/** Returns what totals rest on: `Total cost on 1 500 mil a year, loan`. */
function costSummary({ basis }: TotalCosts, wording: Wording): string {
  const distance = distanceOf(basis.kilometres / basis.unitKm, wording).join('\u00a0');
  const way = wording.translate(WAY_LABELS[basis.way]).toLocaleLowerCase(wording.language.locale);
  return wording.translate('costSummary', { distance, way });
}

function fieldOf(
  name: CostNumber,
  choice: CostChoice | undefined,
  { tables }: TotalCosts,
  wording: Wording,
): CostFieldView {
  const { translate, site, language } = wording;
  const { value, date, source } = tables.inputs[name];
  const isRejected = choice?.rejected.includes(name) ?? false;
  const shown = isRejected ? undefined : (choice?.numbers[name] ?? value);
  const origin = { source, date: formatDay(date, language) ?? date };
  return {
    name: costField(name),
    label: labelOf(name, { translate, site, language }),
    value: inputText(shown, wording),
    hint:
      value === undefined
        ? translate('costDefaultRange', origin)
        : translate('costDefault', { ...origin, value: inputText(value, wording) }),
    ...(isRejected && { error: translate('costRejected') }),
  };
}

const UNITS = { mil: 'unitMil', km: 'unitKm', miles: 'unitMiles' } as const;

function labelOf(name: CostNumber, { translate, site, language }: Omit<Wording, 'valueText'>): string {
  if (name === 'home' || name === 'electric') return translate(LABELS[name]);
  if (name !== 'distance') return translate(LABELS[name], { unit: currencySign(site) });
  const unit = translate(UNITS[site.distanceUnit]);
  // One number in the URL of every language: a reader who does not know the unit is told how long it is.
  return translate(LABELS[name], { unit: distanceUnit({ site, language }).scale === 1 ? unit : `${unit} = 10 km` });
}

/** Formats a number for an input: without groups, because the field is read back; empty for none. */
function inputText(value: number | undefined, { language }: Pick<Wording, 'language'>): string {
  if (value === undefined) return '';
  return numberFormat(language.locale, { useGrouping: false, maximumFractionDigits: 3 }).format(value);
}
