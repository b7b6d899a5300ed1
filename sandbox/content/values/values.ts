import { type ValueField, valueKey } from '../../../src/contracts/search/valueTexts.ts';
import { modelName } from '../../data/cars/names.ts';
import { createFormat } from '../../data/format.ts';
import { MAKES } from '../../data/models/catalogue.ts';
import { SITES } from '../../data/sites.ts';
import { EQUIPMENT } from '../../data/texts/equipment.ts';
import { fill, INDEX_TEXTS } from '../../data/texts/indexTexts.ts';
import type { IndexTexts, Language } from '../../data/texts/language.ts';
import { readJson } from '../../lib/tables.ts';

type Texts = Readonly<Record<string, string>>;

/** Towns and regions with another name in the second language of their site, by the code of that language. */
const PLACE_NAMES = readJson<Readonly<Record<string, Readonly<Record<'city' | 'region', Texts>>>>>(
  new URL('./place-names.json', import.meta.url),
);

/** Texts of offers by the language of the index and that of the page. */
interface Offers {
  readonly campaigns: Readonly<Record<string, Texts>>;
  /** Loans at the campaign rate of a site; `{rate}` is in the format of the language. */
  readonly loanCampaign: Texts;
  readonly offerTexts: Readonly<Record<string, Texts>>;
  /** Texts on pages for codes in the index of the same language. */
  readonly spokenCodes: Readonly<Record<string, Texts>>;
}

const OFFERS = readJson<Offers>(new URL('./offers.json', import.meta.url));

/** Whether there are index texts in a language. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(INDEX_TEXTS, code);

/** The index texts of fields whose values have the same codes in every language. */
const FIELD_TEXTS: readonly (readonly [field: ValueField, textsIn: (texts: IndexTexts) => Texts])[] = [
  ['car_fuel', ({ fuel }) => fuel],
  ['car_gearbox', ({ gearbox }) => gearbox],
  ['car_body', ({ body }) => body],
  ['car_drive', ({ drive }) => drive],
  ['car_color', ({ colour }) => colour],
  ['car_condition', ({ condition }) => condition],
  ['car_vehicle_type', ({ vehicleType }) => vehicleType],
  ['department_name', ({ dealer }) => dealer.departments],
  ['service_name', ({ dealer }) => dealer.services],
  ['job_title', ({ dealer }) => titlesOf(dealer)],
  ['opening_day', ({ dealer }) => ({ ...dealer.holidays, vacation: dealer.vacation })],
];

/** Returns dictionary entries in language `to` for the values of an index in language `from`. */
export function valuePhrases(from: Language, to: Language): Record<string, string> {
  const phrases: Record<string, string> = {};
  const add = (field: ValueField, texts: Texts = {}) => {
    for (const [value, text] of Object.entries(texts)) phrases[valueKey(field, value)] ??= text;
  };
  // Before the texts of the codes: the first text of a value stays.
  add('car_vehicle_type', vehicleTypes(from, to));
  for (const [field, textsIn] of FIELD_TEXTS) add(field, pairs(textsIn(INDEX_TEXTS[from]), textsIn(INDEX_TEXTS[to])));
  add('car_equipment', Object.fromEntries(EQUIPMENT.map(({ text }) => [text[from], text[to]])));
  add('car_campaigns', { ...OFFERS.campaigns[`${from} ${to}`], ...loanCampaigns(from, to) });
  add('car_model', modelNames(from, to));
  add('offer_text', OFFERS.offerTexts[`${from} ${to}`]);
  add('city', PLACE_NAMES[to]?.city);
  add('region', PLACE_NAMES[to]?.region);
  return phrases;
}

/** Returns texts for the vehicle types for which the index of language `to` has a code. */
function vehicleTypes(from: Language, to: Language): Texts {
  const textsByCode = OFFERS.spokenCodes[to] ?? {};
  const types = Object.entries(pairs(INDEX_TEXTS[from].vehicleType, INDEX_TEXTS[to].vehicleType));
  return Object.fromEntries(types.flatMap(([value, text]) => (textsByCode[text] ? [[value, textsByCode[text]]] : [])));
}

/** Returns the texts of both languages that have the same code. */
function pairs(from: Texts, to: Texts): Texts {
  return Object.fromEntries(Object.entries(from).map(([code, text]) => [text, to[code] ?? text]));
}

/** Returns the campaigns with the rate of a site, in the number format of each language. */
function loanCampaigns(from: Language, to: Language): Texts {
  const text = OFFERS.loanCampaign[`${from} ${to}`];
  if (!text) return {};
  const { format } = new Intl.NumberFormat(to, { style: 'percent', maximumFractionDigits: 2 });
  const campaigns = SITES.filter(({ language }) => language === from).map((site) => [
    fill(INDEX_TEXTS[from].loanCampaign, { rate: createFormat(site).percent(site.campaignRate) }),
    fill(text, { rate: format(site.campaignRate / 100) }),
  ]);
  return Object.fromEntries(campaigns);
}

function titlesOf({ titles }: IndexTexts['dealer']): Texts {
  const jobs = Object.entries(titles).flatMap(([group, [manager, worker]]) => [
    [`${group} manager`, manager],
    [`${group} worker`, worker],
  ]);
  return Object.fromEntries(jobs);
}

/** Returns the models with different names in the two languages. */
function modelNames(from: Language, to: Language): Texts {
  const models = MAKES.flatMap((make) => make.models.map(({ name }) => [modelName(name, from), modelName(name, to)]));
  return Object.fromEntries(models.filter(([one, other]) => one !== other));
}
